/** A piece that is being dragged, from the board or from the tray. */

import type { Colour, Kind } from "../wire/types";

/** A figure on a tile. */
export type Figure = Colour | "inspector";
export interface Dragged {
  what: Figure | Kind | "unknown"; // a tile of the pile is unknown until it is turned over
  from: string | null; // the cell it was taken from
}
/** Where things are dropped. */
export interface Ground {
  cellUnder(x: number, y: number): string;
  scale(): number;
}
interface Handlers {
  lift(): boolean; // whether it can be taken up
  drop(cell: string): void;
}
const SLOP = 8;

class Drag {
  piece = $state.raw<Dragged | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell under the finger, and how large a unit of the board is drawn. */
  over = $state<string | null>(null);
  scale = $state(1);
  ground: Ground | null = null;
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
      this.carry(next.clientX, next.clientY);
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const dragged = this.piece !== null;
      end();
      if (!dragged) return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const cell = this.ground?.cellUnder(next.clientX, next.clientY);
      if (next.type === "pointerup" && cell !== undefined) handlers.drop(cell);
    };
    const swallow = (click: Event): void => click.stopPropagation();
    const end = (): void => {
      this.piece = null;
      this.over = null;
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

  /** Whether this is what is carried, from this cell. */
  lifts(cell: string, what: Dragged["what"]): boolean {
    return this.piece?.from === cell && this.piece.what === what;
  }

  private carry(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.over = this.ground?.cellUnder(x, y) ?? null;
    this.scale = this.ground?.scale() ?? 1;
  }

  /** The tile that is carried from the pile has been turned over. */
  turnOver(kind: Kind): void {
    if (this.piece?.what === "unknown") this.piece = { ...this.piece, what: kind };
  }

  /** What is carried goes nowhere. */
  cancel(): void {
    this.end?.();
  }
}

export const drag = new Drag();
