/** The games in which this browser has a seat, the newest first. */

import { load, save } from "./storage";
import type { GameView } from "./wire/types";

export interface MyGame {
  game: string;
  at: number;
  names: string;
  over: boolean;
}
const MOST = 24;

export const myGames = (): MyGame[] => load<MyGame[]>("games", []);
export const runningGames = (): MyGame[] => myGames().filter((one) => !one.over);

/** Adds a game or updates it; games without a seat of one's own are left out. */
export function rememberGame(game: string, view: GameView, names: string): void {
  if (!view.seats.some((seat) => seat.yours)) return;
  const over = view.stage === "over" || view.stage === "abandoned";
  const games = myGames();
  const [first] = games;
  if (first?.game === game && first.over === over && first.names === names) return;
  const others = games.filter((one) => one.game !== game);
  save("games", [{ game, at: Date.now(), names, over }, ...others].slice(0, MOST));
}

export function forgetGame(game: string): void {
  save(
    "games",
    myGames().filter((one) => one.game !== game),
  );
}
