import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "../../src/board/camera.svelte";
import { gestures } from "../../src/board/gestures";

const camera = new Camera();
const press = vi.fn(() => false);
const release = vi.fn();
const tapped = vi.fn();
let board: SVGSVGElement;
let watching: { destroy(): void };

beforeEach(() => {
  vi.useFakeTimers();
  [camera.x, camera.y, camera.scale, camera.width, camera.height] = [0, 0, 1, 400, 300];
  press.mockReset().mockReturnValue(false);
  release.mockReset();
  tapped.mockReset();
  board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  board.setPointerCapture = vi.fn();
  board.addEventListener("click", tapped);
  document.body.replaceChildren(board);
  watching = gestures(board, { camera, press, release });
});
afterEach(() => {
  watching.destroy();
  vi.useRealTimers();
});

type Kind = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";
/** A finger does something; the first one on the glass is the primary one. */
const finger = (
  kind: Kind,
  clientX: number,
  clientY: number,
  pointerId = 1,
  isPrimary = pointerId === 1,
): void => {
  board.dispatchEvent(new PointerEvent(kind, { clientX, clientY, pointerId, isPrimary, bubbles: true }));
};
const click = (): void => void board.dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("a finger that hardly moves taps", () => {
  finger("pointerdown", 100, 100);
  finger("pointermove", 104, 103);
  finger("pointerup", 104, 103);
  click();
  expect(tapped).toHaveBeenCalledOnce();
  expect([camera.x, camera.y]).toEqual([0, 0]);
});

test("a finger that moves pans, and its click is no tap", () => {
  finger("pointerdown", 100, 100);
  finger("pointermove", 130, 120);
  finger("pointerup", 130, 120);
  click();
  expect(tapped).not.toHaveBeenCalled();
  expect([camera.x, camera.y]).toEqual([30, 20]);
});

test("after a pan without a click the next tap counts again", () => {
  finger("pointerdown", 100, 100);
  finger("pointermove", 130, 120);
  finger("pointerup", 130, 120);
  vi.advanceTimersByTime(400);
  click(); // by a screen reader, without a finger
  expect(tapped).toHaveBeenCalledOnce();
});

test("two fingers zoom about their middle", () => {
  finger("pointerdown", 100, 100);
  finger("pointerdown", 200, 100, 2);
  finger("pointermove", 300, 100, 2);
  expect(camera.scale).toBeCloseTo(2);
  finger("pointerup", 300, 100, 2);
  finger("pointerup", 100, 100);
  click();
  expect(tapped).not.toHaveBeenCalled();
});

test("a finger that was lifted unseen isn't taken for one of two", () => {
  finger("pointerdown", 100, 100, 1, true);
  finger("pointerdown", 200, 100, 2, true);
  finger("pointerup", 200, 100, 2, true);
  click();
  expect(tapped).toHaveBeenCalledOnce();
});

test("what is carried doesn't move the board, until a second finger comes", () => {
  press.mockReturnValueOnce(true);
  finger("pointerdown", 100, 100);
  finger("pointermove", 150, 100);
  expect(camera.x).toBe(0);
  finger("pointerdown", 250, 100, 2);
  expect(release).toHaveBeenCalledOnce();
  finger("pointermove", 350, 100, 2);
  expect(camera.scale).toBeCloseTo(2);
});

test("the wheel zooms, up in and down out", () => {
  const wheel = (deltaY: number): boolean =>
    board.dispatchEvent(new WheelEvent("wheel", { deltaY, cancelable: true }));
  expect(wheel(-200)).toBe(false); // the page doesn't scroll
  expect(camera.scale).toBeGreaterThan(1);
  wheel(400);
  expect(camera.scale).toBeLessThan(1);
});
