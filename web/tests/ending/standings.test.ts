import { describe, expect, test } from "vitest";
import { bestScore, curve, headline, kindWord, ranking } from "../../src/ending/standings";
import { listed } from "../../src/words/names";
import { choose } from "../../src/words/words.svelte";
import type { ActionView, GameView } from "../../src/wire/types";
import { action, seat, turn, view } from "../views";

const scored = (points: number): ActionView =>
  action("score", {
    tile: "mut",
    score: { points, colours: [], helpers: [], ability: 0, returns: [], bonus: null },
  });
const TURNS = [
  turn(0, "red", action("open")),
  turn(1, "blue", action("team"), scored(4)),
  turn(2, "red", scored(3), scored(5)),
  turn(3, "blue", scored(5)),
];

function ended(red: number, blue: number, more: Partial<GameView> = {}): GameView {
  const winners =
    red === blue ? (["red", "blue"] as const) : [red > blue ? ("red" as const) : ("blue" as const)];
  const seats = [seat("red", { yours: true, points: red }), seat("blue", { name: "Zoë", points: blue })];
  return view({ stage: "over", seats, winners: [...winners], ...more });
}

describe("a list of names", () => {
  test.each([
    ["en", "A, B and C", "A and B"],
    ["fr", "A, B et C", "A et B"],
    ["zh-Hant", "A、B和C", "A和B"],
  ] as const)("in %s", async (language, three, two) => {
    await choose(language);
    expect(listed(["A", "B", "C"])).toBe(three);
    expect(listed(["A", "B"])).toBe(two);
    expect(listed(["A"])).toBe("A");
    expect(listed([])).toBe("");
  });
});

test("equal points share a place", () => {
  const seats = [seat("red", { points: 7 }), seat("blue", { points: 9 }), seat("black", { points: 9 })];
  expect(ranking(seats).map(({ place, seat }) => [place, seat.player])).toEqual([
    [1, "blue"],
    [1, "black"],
    [3, "red"],
  ]);
});

test("the best Score is the first of several, with its moment in the replay", () => {
  expect(bestScore(TURNS)).toMatchObject({ player: "red", points: 5, moment: 5 });
  expect(bestScore([])).toBeNull();
});

test("a curve holds a player's points after each turn", () => {
  expect(curve(TURNS, "red")).toEqual([0, 0, 0, 8, 8]);
  expect(curve(TURNS, "blue")).toEqual([0, 0, 4, 4, 9]);
});

describe("the result", () => {
  test("tells the winner", () => {
    expect(headline(ended(23, 20))).toBe("You win!");
    expect(kindWord(ended(23, 20))).toBe("3 points ahead of Zoë. Well played!");
  });
  test("consoles who lost", () => {
    expect(headline(ended(22, 23))).toBe("Zoë wins!");
    expect(kindWord(ended(22, 23))).toBe("So close: only 1 point behind!");
    expect(kindWord(ended(10, 23))).toBe("You scored 10 points. The next game is yours!");
  });
  test("is shared", () => {
    expect(headline(ended(23, 23))).toBe("You share the victory with Zoë!");
    expect(kindWord(ended(23, 23))).toBe("with 23 points");
  });
  test("says that a game was too long", () => {
    const view = ended(5, 3, { stage: "abandoned", abandoned_by: "red", too_long: 20_000 });
    expect(headline(view)).toBe("This game became too long and ended without a winner.");
    expect(headline({ ...view, too_long: null })).toBe("Red ended the game.");
  });
  test("names the winner where several players share the device, and to spectators", () => {
    for (const yours of [true, false]) {
      const seats = ended(23, 20).seats.map((one) => ({ ...one, yours }));
      expect(headline(ended(23, 20, { seats }))).toBe("Red wins!");
    }
  });
});
