import { expect, test } from "vitest";
import { homingOf } from "../../src/table/staging/arriving";
import type { Flight } from "../../src/table/staging/scenes";
import { inspectorsOf, rescuersOf } from "../../src/table/stock";
import { seat, tile } from "../views";

const board = { tiles: [tile("0,0", "mut", { rescuers: ["red", "blue"] })] };

test("a supply shows who is there, and the gaps of those on the board", () => {
  expect(rescuersOf(board, seat("red", { supply: 2 }))).toEqual([true, true, false]);
});

test("a rescuer on its way home is a gap until it is there", () => {
  const flights: Flight[] = [
    { colour: "red", cell: "1,0", way: "out" },
    { colour: "blue", cell: "2,0", way: "out" },
    { colour: "red", cell: "0,0", way: "in" },
    { cell: "1,0", way: "in" },
  ];
  const homing = homingOf(flights, "red");
  expect(homing).toBe(1);
  expect(rescuersOf(board, seat("red", { supply: 2 }), homing)).toEqual([true, false, false]);
});

test("inspectors that a Score lifts from the board lie with the unused ones", () => {
  const one = { tiles: [tile("0,0", "mut", { inspector: true })], unused_inspectors: 1 };
  expect(inspectorsOf(one)).toEqual([true, false]);
  expect(inspectorsOf(one, 1)).toEqual([true, true]);
  expect(inspectorsOf(one, -1)).toEqual([false, false]);
});
