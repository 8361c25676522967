import { expect, test } from "vitest";
import { Camera } from "../../src/board/camera.svelte";

const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 40 },
];

function camera(width = 400, height = 300): Camera {
  const one = new Camera();
  [one.width, one.height] = [width, height];
  return one;
}

test("a box is shown in the middle, as large as it goes", () => {
  const one = camera();
  one.fit({ left: -100, top: -50, width: 400, height: 600 });
  expect(one.scale).toBe(0.5);
  expect(one.onBoard({ x: 200, y: 150 })).toEqual({ x: 100, y: 250 });
});

test("a small box isn't blown up, but a large room may show it larger", () => {
  const box = { left: 0, top: 0, width: 10, height: 10 };
  const [phone, wall] = [camera(), camera(3840, 2160)];
  phone.fit(box);
  wall.fit(box);
  expect(phone.scale).toBe(1.9);
  expect(wall.scale).toBeGreaterThan(5);
});

test("without room nothing is fitted", () => {
  const one = camera(0, 0);
  one.fit({ left: 0, top: 0, width: 10, height: 10 });
  expect(one.scale).toBe(1);
});

test.each(PLACES)("what lies under the fingers stays there while they zoom at $x, $y", (place) => {
  const one = camera();
  one.pan(17, -3);
  const before = one.onBoard(place);
  one.zoom(1.3, place);
  const after = one.onBoard(place);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(one.manual).toBe(true);
});

test("there is an end to zooming, and what lies under the fingers stays there too", () => {
  const one = camera();
  const before = one.onBoard(PLACES[1]!);
  one.zoom(1e6, PLACES[1]);
  expect(one.scale).toBe(3.8);
  one.zoom(1e-6, PLACES[1]);
  expect(one.scale).toBe(0.25);
  expect(one.onBoard(PLACES[1]!).x).toBeCloseTo(before.x);
});
