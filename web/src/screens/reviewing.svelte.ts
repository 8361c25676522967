/** What a strong bot thinks of the turns of a game. */

import { SvelteMap } from "svelte/reactivity";
import { Refusal } from "../wire/api";
import type { Colour, Moments, ReviewView } from "../wire/types";

const AT_ONCE = 2; // questions
export const GOOD = 0.02; // what a turn may cost and still be a good one: shares are estimates

export class Reviewing {
  readonly known = new SvelteMap<number, ReviewView>(); // by turn
  busy = $state(false);
  problem = $state.raw<Refusal | null>(null);

  constructor(private readonly judge: (turn: number) => Promise<ReviewView>) {}

  /** Ask about these turns, the answers come one by one; whatever was asked before is known. */
  async ask(turns: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const left = turns.filter((turn) => !this.known.has(turn));
    const askNext = async (): Promise<void> => {
      for (let turn = left.shift(); turn !== undefined; turn = left.shift())
        this.known.set(turn, await this.judge(turn));
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      left.length = 0;
      this.problem = refusal;
    } finally {
      this.busy = false;
    }
  }
}

/** The turn that waits for its second action at the end of a game, and can't be judged yet. */
export function unfinished({ moments }: Moments): number | null {
  const last = moments.at(-1);
  return last?.stage === "second" ? last.turn : null;
}

/** The moment before a turn's first action. */
export const before = ({ moments }: Moments, turn: number): number =>
  Math.max(0, moments.findIndex((one) => one.turn === turn) - 1);

/** The whole turns of a player: their numbers, and the moments at their ends. */
export function turnsOf(story: Moments, player: Colour): { turn: number; end: number }[] {
  const ends = new Map<number, number>();
  story.moments.forEach(({ turn }, end) => {
    if (turn !== null && turn !== unfinished(story) && story.moments[end - 1]?.player === player)
      ends.set(turn, end);
  });
  return [...ends].map(([turn, end]) => ({ turn, end }));
}
