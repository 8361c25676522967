/** The games in which this browser has a seat, the newest first, with what was seen of them last. */

import { ownSeat } from "./ending/standings";
import { onDevice } from "./offline/set";
import { load, save } from "./storage";
import type { Colour, GameView, SeatView, TileView } from "./wire/types";
import { company } from "./words/names";

export interface MyGame {
  game: string;
  at: number;
  over: boolean;
  /** What follows is missing in games that were kept before it was. */
  sequence?: number;
  seats?: SeatView[];
  tiles?: TileView[];
  player?: Colour | null; // whose turn it is
  state?: "waiting" | "yours" | "turn" | "won" | "lost" | "shared" | "ended" | "over";
}
const MOST = 24; // that are elsewhere: those on this device are found nowhere else

export const myGames = (): MyGame[] => load<MyGame[]>("games", []);
export const runningGames = (): MyGame[] => myGames().filter((one) => !one.over);

/** Who else plays, in the language of today; alone on this device: all names. */
export function namesIn({ seats = [] }: MyGame): string {
  const others = seats.filter((seat) => !seat.yours);
  return company(others.length > 0 ? others : seats);
}

/** Adds a game or updates it; games without a seat of one's own are left out. */
export function rememberGame(game: string, view: GameView): void {
  if (!view.seats.some((seat) => seat.yours)) return;
  const games = myGames();
  if (games[0]?.game === game && games[0].sequence === view.sequence) return;
  const others = games.filter((one) => one.game !== game);
  let elsewhere = 0;
  const listed = [summary(game, view), ...others].filter((one) => onDevice(one.game) || ++elsewhere <= MOST);
  save("games", listed);
}

function summary(game: string, view: GameView): MyGame {
  const { seats, sequence, tiles, player } = view;
  return {
    game,
    at: Date.now(),
    over: view.stage === "over" || view.stage === "abandoned",
    sequence,
    seats,
    tiles,
    player,
    state: stateOf(view),
  };
}

function stateOf(view: GameView): NonNullable<MyGame["state"]> {
  if (view.stage === "waiting") return "waiting";
  if (view.stage === "abandoned") return "ended";
  const me = ownSeat(view.seats);
  if (view.stage !== "over") return view.your_turn && me !== null ? "yours" : "turn";
  if (me === null) return "over"; // several players at one device: nobody's victory or defeat
  if (!view.winners.includes(me.player)) return "lost";
  return view.winners.length > 1 ? "shared" : "won";
}

/** Takes a game off the list; returns what puts it back. */
export function forgetGame(game: string): () => void {
  const games = myGames();
  const place = games.findIndex((one) => one.game === game);
  const [gone] = place < 0 ? [] : games.splice(place, 1);
  save("games", games);
  return () => {
    if (gone) save("games", myGames().toSpliced(place, 0, gone));
  };
}
