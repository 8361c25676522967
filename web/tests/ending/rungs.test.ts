import { expect, test } from "vitest";
import { matchingLevel, neighbour, nextOpponent, ratingFrom } from "../../src/ending/rungs";
import { noteOutcome, type Outcome } from "../../src/ending/statistics";
import type { Colour, GameView } from "../../src/wire/types";
import { LEVELS } from "../../src/wire/types";
import { seat, view } from "../views";

const games = (level: string, results: string): Outcome[] =>
  Array.from(results, (result, number) => ({
    game: `${level}${number}`,
    won: result === "+",
    levels: [level],
  }));
const rungOf = (level: string): number => LEVELS.findIndex(({ name }) => name === level);
const ended = (levels: string[], winner: Colour): GameView =>
  view({
    stage: "over",
    winners: [winner],
    seats: [
      seat("red", { yours: true }),
      ...levels.map((level, number) => seat(number ? "black" : "blue", { sitter: "bot", level })),
    ],
  });

test("who has played nothing begins at the lowest rung", () => {
  expect(matchingLevel([])).toBe("Kitten");
});

test("victories lead up and defeats down, and the last games tell most", () => {
  expect(rungOf(matchingLevel(games("Kitten", "++")))).toBeGreaterThan(0);
  expect(ratingFrom(games("Scribe", "--++"))).toBeGreaterThan(ratingFrom(games("Scribe", "++--")));
  expect(ratingFrom(games("Scribe", "++++"))).toBeGreaterThan(ratingFrom(games("Mouser", "++++")));
  expect(matchingLevel(games("Sphinx", "++++++++++"))).toBe("Sphinx");
  expect(matchingLevel(games("Kitten", "----"))).toBe("Kitten");
});

test("who wins every other game is matched with the bot they play", () => {
  const even = games("Scribe", "+-+-+-+-+-+-+-+-+-+-");
  expect(Math.abs(rungOf(matchingLevel(even)) - rungOf("Scribe"))).toBeLessThanOrEqual(1);
});

test("a level that is no longer known tells nothing", () => {
  expect(ratingFrom(games("Tomcat", "++++"))).toBe(ratingFrom([]));
});

test("the results on this device choose", () => {
  for (let number = 0; number < 8; number++) noteOutcome(`g${number}`, ended(["Guard"], "red"));
  expect(rungOf(matchingLevel())).toBeGreaterThan(rungOf("Mouser"));
});

test("the next opponent is one rung up after a victory, and one down after a defeat", () => {
  expect(nextOpponent(ended(["Scribe"], "red"))).toEqual({ level: neighbour("Scribe", 1), harder: true });
  expect(nextOpponent(ended(["Scribe"], "blue"))).toEqual({ level: neighbour("Scribe", -1), harder: false });
  expect(nextOpponent(ended(["Scribe", "Scribe"], "red"))?.harder).toBe(true);
});

test("beyond the ends of the ladder, against different bots and among people there is none", () => {
  expect(nextOpponent(ended(["Sphinx"], "red"))).toBeNull();
  expect(nextOpponent(ended(["Kitten"], "blue"))).toBeNull();
  expect(nextOpponent(ended(["Kitten", "Scribe"], "red"))).toBeNull();
  expect(nextOpponent(view({ stage: "over", winners: ["red"] }))).toBeNull();
  expect(nextOpponent({ ...ended(["Scribe"], "red"), stage: "abandoned" })).toBeNull();
});
