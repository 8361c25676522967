/** Pan by one finger or the mouse, pinch by two, zoom by the wheel; a tap stays a tap, and a drag a drag. */

import type { Camera } from "./camera.svelte";

const SLOP = 8; // pixels a finger may wander before it is no tap
const LATE = 400; // milliseconds after which no click comes of a finger that was lifted

interface Options {
  camera: Camera;
  press: (event: PointerEvent) => boolean; // whether something is carried from here
  release: () => void; // nothing is carried: the finger pinches
}

export function gestures(element: SVGSVGElement, { camera, press, release }: Options): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let carrying: { id: number; at: { x: number; y: number } } | null = null;
  let start = { x: 0, y: 0 };
  let moving = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let spread = 0;

  const local = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    clearTimeout(resting);
    if (event.isPrimary) {
      carrying = null;
      fingers.clear(); // one may have been lifted where nobody was told of it
    }
    if (carrying) {
      release();
      fingers.set(carrying.id, carrying.at);
      carrying = null;
    } else if (fingers.size === 0 && press(event)) {
      carrying = { id: event.pointerId, at: local(event) };
      moving = false;
      return;
    }
    fingers.set(event.pointerId, local(event));
    start = local(event);
    moving = fingers.size > 1;
    spread = distance();
  };
  const move = (event: PointerEvent): void => {
    const now = local(event);
    if (carrying?.id === event.pointerId) carrying.at = now;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (!moving && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
    if (!moving) {
      moving = true;
      element.setPointerCapture(event.pointerId);
    }
    fingers.set(event.pointerId, now);
    const share = 1 / fingers.size;
    camera.pan((now.x - before.x) * share, (now.y - before.y) * share);
    const wider = distance();
    if (fingers.size === 2 && spread > 0) camera.zoom(wider / spread, middle());
    spread = wider;
  };
  const up = (event: PointerEvent): void => {
    if (carrying?.id === event.pointerId) carrying = null;
    if (!fingers.delete(event.pointerId)) return;
    if (moving && fingers.size === 0) resting = setTimeout(() => (moving = false), LATE);
    spread = distance();
  };
  /** The click that follows a pan is none; after fingers mostly none follows. */
  const click = (event: MouseEvent): void => {
    if (moving) event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    camera.smooth = false;
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  };
  const pair = (): [{ x: number; y: number }, { x: number; y: number }] | null => {
    const [a, b] = [...fingers.values()];
    return a && b ? [a, b] : null;
  };
  const distance = (): number => {
    const two = pair();
    return two ? Math.hypot(two[0].x - two[1].x, two[0].y - two[1].y) : 0;
  };
  const middle = (): { x: number; y: number } => {
    const two = pair();
    return two ? { x: (two[0].x + two[1].x) / 2, y: (two[0].y + two[1].y) / 2 } : start;
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, { capture: true });
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    },
  };
}
