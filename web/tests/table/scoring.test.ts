import { describe, expect, test } from "vitest";
import {
  awaitedCells,
  choosableHelpers,
  liftedOf,
  openStep,
  prepareScore,
  scoredCells,
  scoreRequest,
  touchScore,
} from "../../src/table/scoring";
import type { ScoreView, Target } from "../../src/wire/types";
import { choice, target } from "../views";

function way(points: number, ...helpers: string[]): Target {
  const colours = [{ kind: "mut", cells: ["0,0", "0,1"] }] as ScoreView["colours"];
  return target(`with ${helpers.join(" ")}`, "0,0", {
    score: { points, colours, helpers } as unknown as ScoreView,
  });
}

const SCORE = choice("score", {
  piece: "rescuer",
  source: "0,0",
  targets: [way(2), way(3, "1,0"), way(4, "1,0", "2,0"), way(3, "2,0")],
  take: { number: 1, cells: ["5,0"] },
  put: { number: 2, cells: ["6,0", "7,0", "8,0"] },
});

describe("a Score that is prepared", () => {
  test("brings most; of the inspectors only what leaves no choice is settled", () => {
    const scoring = prepareScore(SCORE);
    expect(scoring.target?.score?.points).toBe(4);
    expect(scoring.take).toEqual(["5,0"]);
    expect(scoring.put).toEqual([]);
  });

  test("is sent by its parts", () => {
    expect(scoreRequest(prepareScore(SCORE))).toEqual({
      score: "0,0",
      helpers: ["1,0", "2,0"],
      take: ["5,0"],
      put: [],
    });
  });

  test("has inspectors in the hand that were taken and aren't put yet", () => {
    const taken = prepareScore(SCORE);
    expect(liftedOf(taken)).toBe(1);
    expect(liftedOf({ ...taken, put: ["6,0", "7,0"] })).toBe(-1); // an unused one too
    expect(liftedOf({ ...taken, choice: { ...SCORE, put: { number: 1, cells: ["0,0"] } } })).toBe(0);
  });

  test("marks one cell for each colour, and the helpers", () => {
    expect(scoredCells(prepareScore(SCORE))).toEqual(["0,0", "1,0", "2,0"]);
  });

  test("lets choose only where there is a choice", () => {
    const scoring = prepareScore(SCORE);
    expect(openStep(scoring)).toBe("put");
    expect(choosableHelpers(scoring)).toEqual(["1,0", "2,0"]);
    expect(awaitedCells(scoring, false)).toEqual([]);
    expect(awaitedCells({ ...scoring, step: "put" }, false)).toEqual(["6,0", "7,0", "8,0"]);
  });
});

describe("touching", () => {
  test("a cell for an inspector chooses it, and again takes the choice back", () => {
    const chosen = touchScore({ ...prepareScore(SCORE), step: "put" }, "8,0")!;
    expect(chosen.put).toEqual(["8,0"]);
    expect(touchScore(chosen, "8,0")?.put).toEqual([]);
  });

  test("a helper leaves it out, and again brings it back", () => {
    const without = touchScore(prepareScore(SCORE), "2,0")!;
    expect(without.target?.score?.helpers).toEqual(["1,0"]);
    expect(touchScore(without, "2,0")!.target?.score?.helpers).toEqual(["1,0", "2,0"]);
  });

  test("a cell that counts keeps the Score, any other has no part in it", () => {
    const scoring = prepareScore(SCORE);
    expect(touchScore(scoring, "0,1")).toBe(scoring);
    expect(touchScore(scoring, "9,9")).toBeNull();
  });
});
