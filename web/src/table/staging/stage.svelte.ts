/** Plays frames one after the other, until the newest view is on the table. */

import type { GameView } from "../../wire/types";
import type { Played } from "./played";
import { framesBetween, isOwn, still, type Frame } from "./scenes";

const MOST = 120; // frames; whoever is further behind sees only the newest view

/** What the stage needs of the world around it. */
export interface World {
  /** How long a millisecond of the calm pace takes. */
  pace(): number;
  /** Whether anybody looks. */
  watched(): boolean;
  /** Calls back after some milliseconds; returns how to cancel that. */
  after(milliseconds: number, callback: () => void): () => void;
}

export class Stage {
  /** What is on the table. */
  frame = $state.raw<Frame | null>(null);
  /** The last view of the game's course: it doesn't follow when something is shown again. */
  progress = $state.raw<GameView | null>(null);
  /** What is shown: the game's course, the last turns once more, or one moment of the past. */
  shows = $state<"course" | "again" | "moment">("course");
  private newest = $state.raw<GameView | null>(null);
  private queue: Frame[] = [];
  private cancel: (() => void) | null = null;

  constructor(private readonly world: World) {}

  get view(): GameView | null {
    return this.frame?.view ?? null;
  }

  /** Whether the newest view isn't on the table yet. */
  get playing(): boolean {
    return this.frame !== null && this.frame.view !== this.newest;
  }

  /** Whether the viewer has to do something in the newest view. */
  get called(): boolean {
    return this.newest?.your_turn ?? false;
  }

  /** A view came: what led to it is shown after all that waits to be shown. */
  follow(view: GameView): void {
    const before = this.newest;
    this.newest = view;
    if (this.shows !== "course") this.resume(before);
    const last = this.queue.at(-1);
    if (last && before?.sequence === view.sequence) this.queue[this.queue.length - 1] = { ...last, view };
    else this.add(before, view);
  }

  /** A detour ends when the game goes on. */
  private resume(before: GameView | null): void {
    this.stop();
    this.shows = "course";
    this.frame = before && still(before);
  }

  private add(before: GameView | null, view: GameView): void {
    const told = before !== null && before.stage !== "waiting" && view.stage !== "abandoned";
    const frames = told && this.world.watched() ? framesBetween(before, view) : null;
    if (frames === null || this.queue.length + frames.length > MOST) {
      this.skip();
      return;
    }
    if (!this.waits(before, view, frames[0]!.played)) this.stop();
    this.queue.push(...frames);
    if (this.cancel === null) this.next();
  }

  /**
   * Whether what is shown now is shown to its end first: never while somebody could act on it, or after
   * they did.
   */
  private waits(before: GameView | null, view: GameView, played: Played | null): boolean {
    if (this.view?.your_turn) return false;
    return played ? !isOwn(view, played.player) : this.view !== before;
  }

  /** Shows these frames once more, and then the newest view. */
  again(frames: readonly Frame[]): void {
    this.stop();
    this.shows = "again";
    this.queue = [...frames];
    this.next();
  }

  /** Shows one frame of the past until the player has seen enough. */
  look(frame: Frame): void {
    this.stop();
    this.shows = "moment";
    this.frame = frame;
  }

  /** Puts the newest view on the table. */
  skip(): void {
    this.stop();
    this.shows = "course";
    if (this.newest) this.show(still(this.newest));
  }

  stop(): void {
    this.cancel?.();
    this.cancel = null;
    this.queue = [];
  }

  private next(): void {
    this.cancel = null;
    const pace = this.world.pace();
    let frame = this.queue.shift();
    // without time for its steps, only the end of an action is shown
    while (pace === 0 && frame?.played && this.queue[0]?.played === frame.played) frame = this.queue.shift();
    if (!frame) return;
    if (frame.view === this.newest) this.shows = "course";
    this.show(frame);
    if (this.queue.length > 0) this.cancel = this.world.after(frame.time * pace, () => this.next());
  }

  private show(frame: Frame): void {
    this.frame = frame;
    if (this.shows === "course") this.progress = frame.view;
  }
}

/** The world of a browser. */
export const browserWorld = (pace: () => number): World => ({
  pace,
  watched: () => !document.hidden,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});
