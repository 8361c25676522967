import { expect, test } from "vitest";
import { noteOutcome, statistics } from "../../src/ending/statistics";
import type { Colour, GameView } from "../../src/wire/types";
import { seat, view } from "../views";

const against = (level: string, winner: Colour, more: Partial<GameView> = {}): GameView =>
  view({
    stage: "over",
    winners: [winner],
    seats: [seat("red", { yours: true }), seat("blue", { sitter: "bot", level })],
    ...more,
  });

test("victories are counted for each bot, in a row and once a game", () => {
  noteOutcome("a", against("Kitten", "red"));
  noteOutcome("b", against("Kitten", "red"));
  noteOutcome("s", against("Sphinx", "red"));
  noteOutcome("c", against("Sphinx", "blue"));
  noteOutcome("d", against("Kitten", "red"));
  noteOutcome("d", against("Kitten", "red"));
  const { streak, longest, levels } = statistics();
  expect([streak, longest]).toEqual([1, 3]);
  expect([...levels]).toEqual([
    ["Kitten", { played: 3, won: 3, streak: 3 }],
    ["Sphinx", { played: 2, won: 1, streak: 0 }],
  ]);
});

test("games among people, shared devices and games that were ended don't count", () => {
  noteOutcome("a", view({ stage: "over", winners: ["red"] }));
  noteOutcome("b", against("Kitten", "red", { stage: "abandoned" }));
  const seats = [seat("red", { yours: true }), seat("blue", { yours: true })];
  noteOutcome("c", view({ stage: "over", winners: ["red"], seats }));
  expect(statistics().levels.size).toBe(0);
});
