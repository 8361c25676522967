/** The games that this browser has a seat in or has watched, the newest first. */

import { keep, recall } from "../kept";
import type { GameView } from "./types";

export interface RememberedGame {
  game: string;
  at: number;
  names: string;
  over: boolean;
}
const MOST = 24;

export const all = (): RememberedGame[] => recall<RememberedGame[]>("games", []);
export const remembered = (): RememberedGame[] => all().filter((one) => !one.over);

export function remember(game: string, view: GameView, names: string): void {
  if (!view.seats.some((seat) => seat.yours)) return;
  const over = view.stage === "over" || view.stage === "abandoned";
  const known = all().find((one) => one.game === game);
  const others = all().filter((one) => one.game !== game);
  if (known && known.over === over && known.names === names && all()[0]?.game === game) return;
  keep("games", [{ game, at: Date.now(), names, over }, ...others].slice(0, MOST));
}

export function forget(game: string): void {
  keep(
    "games",
    all().filter((one) => one.game !== game),
  );
}
