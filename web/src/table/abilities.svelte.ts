/**
 * Whose ability is told: of the tile that is held down, rested upon with the mouse, or asked about with the
 * key "i".
 */

import type { Kind } from "../wire/types";

const HOLD = 450; // milliseconds of a finger
const REST = 650; // milliseconds of a mouse
const STILL = 8; // pixels that a finger may move meanwhile

const cellUnder = (event: Event): string | null =>
  (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell ?? null;

export class Abilities {
  kind = $state<Kind | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  private held = false; // by a finger: the click that follows means nothing

  constructor(private readonly kindOn: (cell: string) => Kind | null) {}

  close(): void {
    clearTimeout(this.timer);
    this.kind = null;
  }

  /** Lets a part of the page tell about the tiles in it. */
  readonly attach = (area: HTMLElement): { destroy: () => void } => {
    const gone = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => area.addEventListener(name, heard, { signal: gone.signal, capture });
    on("pointerdown", (event) => this.press(event), true);
    on("pointermove", (event) => this.move(event), true);
    on("pointerup", () => this.release(), true);
    on("pointercancel", () => this.release(), true);
    on("pointerover", (event) => this.over(event));
    on("pointerleave", (event) => event.pointerType === "mouse" && this.close());
    on("click", (event) => this.click(event), true);
    on("keydown", (event) => this.key(event));
    on("focusin", () => this.pressed ?? this.close());
    return {
      destroy: () => {
        this.close();
        gone.abort();
      },
    };
  };

  private tellIn(time: number, event: Event): void {
    clearTimeout(this.timer);
    const cell = cellUnder(event);
    const kind = cell === null ? null : this.kindOn(cell);
    if (kind) this.timer = setTimeout(() => (this.kind = kind), time);
  }

  private press(event: PointerEvent): void {
    this.close();
    this.held = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.tellIn(HOLD, event);
  }

  private move({ clientX, clientY }: PointerEvent): void {
    if (this.pressed && Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) > STILL)
      this.release();
  }

  private release(): void {
    this.held = this.pressed !== null && this.kind !== null;
    this.pressed = null;
    clearTimeout(this.timer);
  }

  private over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.close();
    if (event.buttons === 0) this.tellIn(REST, event);
  }

  private click(event: MouseEvent): void {
    if (!this.held) return;
    this.held = false;
    event.stopPropagation();
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.kind) this.close();
    else if (event.key.toLowerCase() === "i") this.toggle(event);
    else return;
    event.preventDefault();
  }

  private toggle(event: Event): void {
    const cell = cellUnder(event);
    const told = this.kind;
    this.close();
    if (told === null && cell !== null) this.kind = this.kindOn(cell);
  }
}
