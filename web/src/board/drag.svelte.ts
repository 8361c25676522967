/** A piece that is being dragged, from the board or from the tray. */

import type { Colour, Kind } from "../wire/types";

export interface Dragged {
  kind?: Kind; // a tile
  colour?: Colour; // a rescuer
}
interface Handlers {
  lift(): boolean; // whether it can be taken up
  drop(x: number, y: number): void;
}
const SLOP = 8;

class Drag {
  piece = $state.raw<Dragged | null>(null);
  x = $state(0);
  y = $state(0);
  private end: (() => void) | null = null;

  /** Watch a finger that went down on something draggable; it becomes a drag when it moves. */
  begin(event: PointerEvent, piece: Dragged, handlers: Handlers): void {
    if (event.button > 0 || !event.isPrimary) return;
    const { clientX, clientY, pointerId } = event;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      if (!this.piece) {
        if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < SLOP) return;
        if (!handlers.lift()) {
          end();
          return;
        }
        this.piece = piece;
      }
      this.x = next.clientX;
      this.y = next.clientY;
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const dragged = this.piece !== null;
      end();
      if (!dragged) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (next.type === "pointerup") handlers.drop(next.clientX, next.clientY);
    };
    const swallow = (click: Event): void => click.stopPropagation();
    const end = (): void => {
      this.piece = null;
      this.end = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    this.end = end;
  }

  /** What is carried goes nowhere. */
  cancel(): void {
    this.end?.();
  }
}

export const drag = new Drag();
