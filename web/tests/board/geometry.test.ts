import { describe, expect, test } from "vitest";
import {
  at,
  cellAt,
  cellOf,
  centre,
  corner,
  HEIGHT,
  key,
  pointsUp,
  SIDE,
  span,
  triangle,
} from "../../src/board/geometry";

const CELLS = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })));

test("a cell's name can be read back", () => {
  for (const cell of CELLS) expect(cellOf(key(cell))).toEqual(cell);
});

test("neighbours in a row point up and down in turn", () => {
  for (const { x, y } of CELLS) expect(pointsUp({ x: x + 1, y })).toBe(!pointsUp({ x, y }));
});

test("the middle of a cell lies in this cell, and so do the places of its pieces", () => {
  for (const cell of CELLS) {
    const middle = centre(cell);
    expect(cellAt(middle)).toEqual(cell);
    for (const which of [0, 1, 2] as const) {
      const shift = corner(pointsUp(cell), which);
      expect(cellAt({ x: middle.x + shift.x, y: middle.y + shift.y })).toEqual(cell);
    }
  }
});

test("the middle is as far from each edge", () => {
  expect(centre({ x: 0, y: 0 }).y).toBeCloseTo((2 * HEIGHT) / 3); // points up: nearer to its base
  expect(centre({ x: 1, y: 0 }).y).toBeCloseTo(HEIGHT / 3);
});

test("something drawn about 0,0 is moved to the middle", () => {
  expect(at({ x: 1, y: 0 })).toBe(`translate(${SIDE}px, ${HEIGHT / 3}px)`);
});

describe("a triangle", () => {
  const points = (path: string): number[][] =>
    path
      .slice(1, -1)
      .split("L")
      .map((pair) => pair.split(" ").map(Number));

  test("has sides as long as the grid's", () => {
    const [a, b, c] = points(triangle(true)) as [number[], number[], number[]];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      expect(Math.hypot(from[0]! - to[0]!, from[1]! - to[1]!)).toBeCloseTo(SIDE, 1);
  });

  test("points up or down", () => {
    expect(points(triangle(true)).filter(([, y]) => y! < 0)).toHaveLength(1);
    expect(points(triangle(false)).filter(([, y]) => y! > 0)).toHaveLength(1);
  });

  test("is smaller with an inset, and has rounded corners if asked for", () => {
    expect(points(triangle(true, 5))[0]![1]).toBeCloseTo((-2 * HEIGHT) / 3 + 10, 1);
    expect(triangle(true, 0, 6).match(/Q/g)).toHaveLength(3);
  });
});

describe("the box around cells", () => {
  test("holds all of them with a margin", () => {
    expect(span([{ x: 0, y: 0 }], 0)).toEqual({ left: 0, top: 0, width: SIDE, height: HEIGHT });
    expect(
      span(
        [
          { x: -2, y: 0 },
          { x: 2, y: 1 },
        ],
        10,
      ),
    ).toEqual({
      left: -SIDE - 10,
      top: -10,
      width: 3 * SIDE + 20,
      height: 2 * HEIGHT + 20,
    });
  });

  test("is the first cell's while there are none", () => {
    expect(span([], 16)).toEqual(span([{ x: 0, y: 0 }], 16));
  });
});
