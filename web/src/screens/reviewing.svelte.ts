/** What a strong bot thinks of the turns of a game. */

import { SvelteMap } from "svelte/reactivity";
import { load, save } from "../storage";
import { Refusal } from "../wire/api";
import type { Colour, Moments, ReviewView } from "../wire/types";

const AT_ONCE = 2; // questions
export const GOOD = 0.02; // what a turn may cost and still be a good one: shares are estimates

export class Reviewing {
  readonly known = new SvelteMap<number, ReviewView>(); // by turn
  busy = $state(false);
  problem = $state.raw<Refusal | null>(null);

  private stopped = false;

  /** `kept`: where answers are kept on this device, if they are. */
  constructor(
    private readonly judge: (turn: number) => Promise<ReviewView>,
    private readonly kept: string | null = null,
  ) {
    if (kept) for (const one of load<ReviewView[]>(kept, [])) this.known.set(one.turn, one);
  }

  /** No more questions for now; what is asked already is still answered. */
  stop(): void {
    this.stopped = true;
  }

  /** Ask about these turns, the answers come one by one; whatever was asked before is known. */
  async ask(turns: readonly number[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    this.stopped = false;
    const left = turns.filter((turn) => !this.known.has(turn));
    const askNext = async (): Promise<void> => {
      for (let turn = left.shift(); turn !== undefined && !this.stopped; turn = left.shift()) {
        this.known.set(turn, await this.judge(turn));
        if (this.kept) keep(this.kept, [...this.known.values()]); // the page may be closed at any time
      }
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

const MOST_KEPT = 6; // reviews on this device
const KEPT = "reviews";

function keep(name: string, known: ReviewView[]): void {
  const names = [name, ...load<string[]>(KEPT, []).filter((one) => one !== name)];
  for (const old of names.splice(MOST_KEPT)) save(old, []);
  save(KEPT, names);
  save(name, known);
}

const going = new Map<string, Reviewing>();
/** A review, which goes on while other screens are shown, and whose turns are kept on the device. */
export function reviewOf(game: string, judge: (turn: number) => Promise<ReviewView>): Reviewing {
  const found = going.get(game) ?? new Reviewing(judge, `review-${game}`);
  going.set(game, found);
  return found;
}

/** The turn that waits for its second action at the end of a game, and can't be judged yet. */
export function unfinished({ moments }: Moments): number | null {
  const last = moments.at(-1);
  return last?.stage === "second" ? last.turn : null;
}

/** The moment before a turn's first action. */
export const before = ({ moments }: Moments, turn: number): number =>
  Math.max(0, moments.findIndex((one) => one.turn === turn) - 1);

/** All whole turns: their numbers, and the moments at their ends. */
export function turnsOf(story: Moments): { turn: number; end: number }[] {
  const ends = new Map<number, number>();
  story.moments.forEach(({ turn }, end) => {
    if (turn !== null && turn !== unfinished(story)) ends.set(turn, end);
  });
  return [...ends].map(([turn, end]) => ({ turn, end }));
}

/** How a player's result came about; `own`, `others`: what their own and the others' turns have changed. */
export interface Balance {
  player: Colour;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  accuracy: number;
}
export function balanceOf(reviews: readonly ReviewView[], player: Colour): Balance {
  const sum = (some: readonly ReviewView[], share: (one: ReviewView) => number): number =>
    some.reduce((total, one) => total + share(one), 0);
  const of = (shares: Partial<Record<Colour, number>>): number => shares[player] ?? 0;
  const own = reviews.filter((one) => one.player === player);
  const rest = reviews.filter((one) => one.player !== player);
  return {
    player,
    start: of(reviews[0]?.shares_before ?? {}),
    luck: sum(reviews, (one) => of(one.luck_shares)),
    own: sum(own, (one) => of(one.play_shares)),
    others: sum(rest, (one) => of(one.play_shares)),
    result: of(reviews.at(-1)?.shares_after ?? {}),
    accuracy: sum(own, (one) => one.accuracy) / Math.max(1, own.length),
  };
}
