import { expect, test } from "vitest";
import { isWay, next } from "../../src/board/walk";

const ROW = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));

test("arrow keys are ways, other keys aren't", () => {
  expect(["ArrowLeft", "ArrowUp"].every(isWay)).toBe(true);
  expect(isWay("Enter")).toBe(false);
});

test("an arrow leads to the nearest cell in its direction", () => {
  expect(next(ROW[1]!, ROW, "ArrowRight")).toBe(ROW[2]);
  expect(next(ROW[1]!, ROW, "ArrowLeft")).toBe(ROW[0]);
  expect(next({ x: 0, y: 0 }, [...ROW, { x: 0, y: 1 }], "ArrowDown")).toEqual({ x: 0, y: 1 });
});

test("at the edge it leads nowhere", () => {
  expect(next(ROW[3]!, ROW, "ArrowRight")).toBeNull();
  expect(next(ROW[1]!, ROW, "ArrowUp")).toBeNull();
});
