/**
 * What places would be worth if they were scored now. The server is asked once a view, and only if somebody
 * looks.
 */

import { MediaQuery } from "svelte/reactivity";
import * as api from "../wire/api";
import type { GameView, WorthView } from "../wire/types";
import type { Selection } from "./selection.svelte";

export class Worth {
  private spot = $state<string | null>(null);
  private told = $state.raw<WorthView | null>(null);
  private asked = -1; // the sequence number of the view that was asked about
  /** Nobody can point at a place without touching it: all places show what they are worth. */
  private readonly fingers = new MediaQuery("hover: none");

  constructor(
    private readonly fetch: () => Promise<WorthView>,
    private readonly selection: Selection,
    private readonly current: () => GameView,
  ) {
    $effect(() => {
      if (this.cells.length > 0) void this.ask();
    });
  }

  /** Somebody holds something over this cell, points at it or has the focus there. */
  look(cell: string | null): void {
    this.spot = cell;
  }

  /** The cells that somebody wants to know about. */
  private get cells(): string[] {
    const { targets, quick } = this.selection;
    const looked = this.spot !== null && (targets.has(this.spot) || quick.has(this.spot)) ? [this.spot] : [];
    return this.fingers.current ? [...new Set([...targets, ...looked])] : looked;
  }

  /** What is shown on the board: points by cell. */
  get shown(): Map<string, number> {
    return new Map(
      this.cells.flatMap((cell) => {
        const points = this.of(cell);
        return points === null ? [] : [[cell, points] as const];
      }),
    );
  }

  /** The points of a Score on this cell, if what was chosen were put there; null if that isn't known. */
  of(cell: string): number | null {
    const { sequence, points: known = {} } = this.told ?? {};
    if (sequence !== this.current().sequence) return null;
    const points = this.selection.actionsTo(cell).flatMap((action) => known[action] ?? []);
    return points.length > 0 ? Math.max(...points) : null;
  }

  private async ask(): Promise<void> {
    const { sequence } = this.current();
    if (this.asked === sequence) return;
    this.asked = sequence;
    try {
      this.told = await this.fetch();
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem; // nobody misses it
    }
  }
}
