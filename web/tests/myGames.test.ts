import { expect, test } from "vitest";
import { forgetGame, myGames, namesIn, rememberGame, runningGames } from "../src/myGames";
import { choose } from "../src/words/words.svelte";
import { seat, view } from "./views";

const names = (): string[] => myGames().map(({ game }) => game);

test("games are kept, the newest first", () => {
  rememberGame("a", view());
  rememberGame("b", view());
  expect(names()).toEqual(["b", "a"]);
  rememberGame("a", view());
  expect(names()).toEqual(["a", "b"]);
});

test("a game that one only watches isn't kept", () => {
  rememberGame("a", view({ seats: [seat("red"), seat("blue")] }));
  expect(names()).toEqual([]);
});

test("a game that is over stays, but isn't running", () => {
  rememberGame("a", view());
  rememberGame("a", view({ stage: "over", sequence: 11 }));
  expect(names()).toEqual(["a"]);
  expect(runningGames()).toEqual([]);
});

test("only the last two dozen are kept, and any can be forgotten", () => {
  for (let number = 0; number < 30; number++) rememberGame(`game ${number}`, view());
  expect(names()).toHaveLength(24);
  forgetGame("game 29");
  expect(names()[0]).toBe("game 28");
});

test("of games on this device none falls off the list", () => {
  rememberGame("~own", view());
  for (let number = 0; number < 30; number++) rememberGame(`game ${number}`, view());
  expect(names()).toHaveLength(25);
  expect(names()).toContain("~own");
});

test("players are named in the language of today", async () => {
  const bot = seat("blue", { sitter: "bot", level: "Kitten" });
  rememberGame("a", view({ seats: [seat("red", { yours: true }), bot] }));
  expect(namesIn(myGames()[0]!)).toBe("Kitten");
  await choose("fr");
  expect(namesIn(myGames()[0]!)).toBe("Chaton");
});
