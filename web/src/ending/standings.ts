/** How a game ended, from its seats and turns. */

import type { ActionView, Colour, GameView, SeatView, TurnView } from "../wire/types";
import { listed, playerName } from "../words/names";
import { t } from "../words/words.svelte";

const CLOSE = 3; // points behind the winner that were nearly enough

export interface Rank {
  place: number;
  seat: SeatView;
}

/** The players, the best first; equal points share a place. */
export function ranking(seats: readonly SeatView[]): Rank[] {
  const ordered = [...seats].sort((a, b) => b.points - a.points);
  return ordered.map((seat) => ({
    place: 1 + ordered.findIndex((one) => one.points === seat.points),
    seat,
  }));
}

export interface BestScore {
  player: Colour;
  action: ActionView;
  points: number;
  moment: number; // in the replay
}

/** The Score that brought most, the first of several. */
export function bestScore(turns: readonly TurnView[]): BestScore | null {
  let best: BestScore | null = null;
  let moment = 0;
  for (const { player, actions } of turns)
    for (const action of actions) {
      moment++;
      const points = action.score?.points ?? 0;
      if (points > (best?.points ?? 0)) best = { player, action, points, moment };
    }
  return best;
}

/** A player's points after each turn of the game, from 0 on. */
export function curve(turns: readonly TurnView[], player: Colour): number[] {
  const points = [0];
  for (const turn of turns) {
    const scored = turn.actions.reduce((sum, { score }) => sum + (score?.points ?? 0), 0);
    points.push(points.at(-1)! + (turn.player === player ? scored : 0));
  }
  return points;
}

/** The one seat of this device; null for spectators, and where several players share it. */
export function ownSeat(seats: readonly SeatView[]): SeatView | null {
  const mine = seats.filter((seat) => seat.yours);
  return mine.length === 1 ? mine[0]! : null;
}

/** The result in a few words. */
export function headline(view: GameView): string {
  if (view.too_long) return t("result-too-long");
  if (view.stage === "abandoned")
    return t("result-abandoned", { name: playerName(view.seats, view.abandoned_by) });
  const me = ownSeat(view.seats)?.player;
  const others = view.winners.filter((player) => player !== me);
  const names = listed(others.map((player) => playerName(view.seats, player)));
  if (me === undefined || others.length === view.winners.length)
    return t("result-winners", { names, count: view.winners.length });
  return others.length === 0 ? t("result-you-win") : t("result-you-share", { names });
}

/** A kind word below it. */
export function kindWord(view: GameView): string {
  const [first, second] = ranking(view.seats) as [Rank, Rank];
  const me = ownSeat(view.seats);
  const shared = view.winners.length > 1;
  if (me === null || (shared && view.winners.includes(me.player)))
    return t("result-points", { points: first.seat.points });
  const gap = first.seat.points - (me === first.seat ? second.seat.points : me.points);
  if (me === first.seat) return t("result-ahead", { gap, name: playerName(view.seats, second.seat.player) });
  return gap <= CLOSE ? t("result-close", { gap }) : t("result-consoled", { points: me.points });
}
