/** What the page, the worker with the tables and the worker that thinks say to each other. */

import type { Reply } from "./tables";

export type Request =
  | { do: "ask"; path: string; body: string }
  | { do: "think"; game: string; events: string[] }
  | { do: "ask-with"; game: string | null; events: string[]; path: string; body: string }
  | { do: "known"; game: string }
  | { do: "follow" | "unfollow"; game: string };
export type Answer = Reply | string | number | null;
export type Told =
  { id: number; answer: Answer } | { id: number; failed: string } | { game: string; view: string };

/** A worker that answers requests in any order. */
export class Asked {
  private readonly open = new Map<
    number,
    { resolve: (answer: never) => void; reject: (error: Error) => void }
  >();
  private next = 1;

  constructor(
    private readonly worker: Worker,
    private readonly onview: (game: string, view: string) => void = () => undefined,
  ) {
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
    worker.addEventListener("error", (event) => this.fail(event.message));
  }

  ask<T extends Answer>(request: Request): Promise<T> {
    const id = this.next++;
    this.worker.postMessage({ id, ...request });
    return new Promise<T>((resolve, reject) => this.open.set(id, { resolve, reject }));
  }

  private hear(told: Told): void {
    if ("view" in told) {
      this.onview(told.game, told.view);
      return;
    }
    const asked = this.open.get(told.id);
    this.open.delete(told.id);
    if ("failed" in told) asked?.reject(new Error(told.failed));
    else asked?.resolve(told.answer as never);
  }

  /** The worker didn't start: nothing will be answered. */
  private fail(reason: string): void {
    for (const { reject } of this.open.values()) reject(new Error(reason));
    this.open.clear();
  }
}
