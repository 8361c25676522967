/**
 * What is explained: the ability of a tile's cat, or an action. It is held down, rested upon with the mouse,
 * or asked about with the key "i".
 */

import type { ActionKind } from "../wire/shapes";
import type { GameView, Kind } from "../wire/types";
import { has } from "../words/words.svelte";

/** What can be explained, by the name of its message. */
export interface Topic {
  readonly message: string;
  readonly cat: Kind | null;
  readonly action: ActionKind | null;
}

const HOLD = 450; // milliseconds of a finger
const REST = 650; // milliseconds of a mouse
const STILL = 8; // pixels that a finger may move meanwhile

/** What an element at the table is about: a button for an action, or a tile while its ability counts. */
export function topicOf(element: Element, { rules, tiles }: GameView): Topic | null {
  const action = element.closest<HTMLElement>(".chip")?.dataset.kind as ActionKind | undefined;
  if (action) {
    const message = action === "swap" ? "learn-bastet" : `about-${action}`;
    return has(message) ? { message, action, cat: null } : null;
  }
  const cell = element.closest<SVGElement>("[data-cell]")?.dataset.cell;
  const cat = rules === "advanced" ? tiles.find((tile) => tile.cell === cell)?.kind : undefined;
  return cat ? { message: `learn-${cat}`, action: null, cat } : null;
}

export class Explained {
  topic = $state.raw<Topic | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  private held = false; // by a finger: the click that follows means nothing

  constructor(private readonly about: (element: Element) => Topic | null) {}

  close(): void {
    clearTimeout(this.timer);
    this.topic = null;
  }

  /** Lets a part of the page explain what is in it. */
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
    const topic = this.about(event.target as Element);
    if (topic) this.timer = setTimeout(() => (this.topic = topic), time);
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
    this.held = this.pressed !== null && this.topic !== null;
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
    if (event.key === "Escape" && this.topic) this.close();
    else if (event.key.toLowerCase() === "i") this.toggle(event);
    else return;
    event.preventDefault();
  }

  private toggle(event: Event): void {
    const told = this.topic;
    this.close();
    if (told === null) this.topic = this.about(event.target as Element);
  }
}
