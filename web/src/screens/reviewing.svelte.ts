/** What a strong bot thinks of the turns of a game that is over. */

import { SvelteMap } from "svelte/reactivity";
import * as api from "../wire/api";
import type { Colour, Moments, ReviewView } from "../wire/types";

/** Shares of victory from which on a turn counts as a mistake, and as a large one. */
export const MISTAKE = 0.05;
export const LARGE = 0.15;
const AT_ONCE = 2; // questions

export class Reviewing {
  readonly known = new SvelteMap<number, ReviewView>(); // by turn
  busy = $state(false);
  problem = $state.raw<api.Refusal | null>(null);

  constructor(private readonly game: string) {}

  /** Ask about these turns, the answers come one by one; whatever was asked before is known. */
  async ask(turns: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const left = turns.filter((turn) => !this.known.has(turn));
    const askNext = async (): Promise<void> => {
      for (let turn = left.shift(); turn !== undefined; turn = left.shift()) this.known.set(turn, await api.review(this.game, turn));
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    } catch (refusal) {
      if (!(refusal instanceof api.Refusal)) throw refusal;
      left.length = 0;
      this.problem = refusal;
    } finally {
      this.busy = false;
    }
  }
}

/** The turns of a player: their numbers, and the moments at their ends. */
export function turnsOf({ moments }: Moments, player: Colour): { turn: number; end: number }[] {
  const ends = new Map<number, number>();
  moments.forEach(({ turn }, end) => {
    if (turn !== null && moments[end - 1]?.player === player) ends.set(turn, end);
  });
  return [...ends].map(([turn, end]) => ({ turn, end }));
}
