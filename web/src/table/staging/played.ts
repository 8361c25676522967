/** Which actions lie between two views. */

import type { ActionView, Colour, GameView, TurnView } from "../../wire/types";

/** An action, and whose it was. */
export interface Played {
  readonly player: Colour;
  readonly action: ActionView;
}

interface Listed extends Played {
  readonly turn: number;
}

const listed = (turns: readonly TurnView[]): Listed[] =>
  turns.flatMap(({ number, player, actions }) => actions.map((action) => ({ turn: number, player, action })));

/** The actions since an earlier view; null if something was taken back, or if too much happened to tell. */
export function playedBetween(before: GameView, after: GameView): Played[] | null {
  const now = listed(after.recent);
  const first = after.recent[0]?.number ?? 0;
  const known = listed(before.recent).filter((one) => one.turn >= first);
  const same = known.every(
    ({ turn, action }, place) => now[place]?.turn === turn && now[place].action.action === action.action,
  );
  const fresh = now.slice(known.length);
  return same && fresh.length === after.action_count - before.action_count ? fresh : null;
}

/** The turns without their last actions. */
export function without(turns: readonly TurnView[], number: number): TurnView[] {
  const kept = [...turns];
  for (let left = number; left > 0 && kept.length > 0;) {
    const last = kept.pop()!;
    const actions = last.actions.slice(0, Math.max(0, last.actions.length - left));
    left -= last.actions.length;
    if (actions.length > 0) kept.push({ ...last, actions });
  }
  return kept;
}
