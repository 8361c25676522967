/** What was played, fetched from the server to be seen once more. */

import type { TableGame } from "../../wire/tableGame";
import type { GameView, TurnView } from "../../wire/types";
import { framesAgain, isOwn, litTiles, still, viewAt, type Frame } from "./scenes";

const count = (turns: readonly TurnView[]): number =>
  turns.reduce((sum, { actions }) => sum + actions.length, 0);

/** Which of the last turns to show again: all since one's own last one, or on a shared device the last. */
export function turnsToShow(view: GameView): { first: number; actions: number } {
  const { recent } = view;
  const begun = recent.findLastIndex(({ player }) => !isOwn(view, player));
  const end = begun < 0 ? recent.length : begun + 1;
  const own = recent.slice(0, end).findLastIndex(({ player }) => isOwn(view, player));
  const turns = begun < 0 ? recent.slice(-1) : recent.slice(own + 1, end);
  const actions = count(turns);
  return { first: view.action_count - count(recent.slice(end)) - actions, actions };
}

/** The last turns as frames. */
export async function lastTurns(game: TableGame, view: GameView): Promise<Frame[]> {
  const { first, actions } = turnsToShow(view);
  const { moments } = await game.moments(first);
  return framesAgain(moments.slice(0, actions + 1), view);
}

/** The table after a number of actions, with the last of them marked. */
export async function momentAt(game: TableGame, number: number, view: GameView): Promise<Frame> {
  const { moments } = await game.moments(number - 1);
  const [before, moment] = moments;
  if (!before?.player || !moment?.action) return still(view);
  const { player } = before;
  const { action, turn } = moment;
  const recent = [{ number: turn ?? 0, player, bonus: false, actions: [action] }];
  const looked = { ...viewAt(moment, view), player, recent };
  return { ...still(looked), played: { player, action }, lit: litTiles(action) };
}
