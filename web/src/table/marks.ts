/** Which cells of the board are marked. */

import type { ActionView, GameView } from "../wire/types";

/** The cells where an action left something. */
export const cellsOf = ({ kind, cell, source, put }: ActionView): string[] =>
  [cell, kind === "swap" ? source : null, ...(put ?? [])].filter((one) => one !== null);

/** The cells of the last turn that another player finished; at the end of a game, of the last turn. */
export function lastCells(view: Pick<GameView, "recent" | "player" | "stage">): Set<string> {
  const last = view.recent.findLast(
    (turn) => turn.actions.length > 0 && (turn.player !== view.player || view.stage === "over"),
  );
  return new Set(last?.actions.flatMap(cellsOf));
}
