import { expect, test } from "vitest";
import { cellsOf, lastCells } from "../../src/table/marks";
import { action, turn, view } from "../views";

test("an action marks where it left something; a swap also where it came from", () => {
  expect(cellsOf(action("team", { cell: "1,0", source: "0,0" }))).toEqual(["1,0"]);
  expect(cellsOf(action("swap", { cell: "1,0", source: "0,0" }))).toEqual(["1,0", "0,0"]);
  expect(cellsOf(action("score", { cell: "1,0", put: ["2,0", "3,0"] }))).toEqual(["1,0", "2,0", "3,0"]);
  expect(cellsOf(action("pass"))).toEqual([]);
});

const RECENT = [
  turn(4, "blue", action("team", { cell: "1,0" }), action("herd", { cell: "2,0", source: "1,0" })),
  turn(5, "red", action("dispatch", { cell: "3,0" })),
];

test("the last turn of another player is marked while one plays", () => {
  expect([...lastCells(view({ recent: RECENT }))]).toEqual(["1,0", "2,0"]);
});

test("at the end the last turn is marked, whoever played it", () => {
  expect([...lastCells(view({ recent: RECENT, stage: "over" }))]).toEqual(["3,0"]);
});

test("a turn that has just begun marks nothing, nor does an empty game", () => {
  expect([...lastCells(view({ recent: [...RECENT, turn(6, "blue")] }))]).toEqual(["1,0", "2,0"]);
  expect(lastCells(view()).size).toBe(0);
});
