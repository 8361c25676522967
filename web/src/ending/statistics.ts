/** Games against bots that were won and lost on this device. */

import { load, save } from "../storage";
import type { GameView } from "../wire/types";
import { ownSeat } from "./standings";

export interface Outcome {
  game: string;
  won: boolean;
  levels: string[];
}
const MOST = 500; // games

export const outcomes = (): Outcome[] => load<Outcome[]>("outcomes", []);

/** Whether a finished game counts: one player of this device against bots alone. */
function counts(view: GameView): boolean {
  const me = ownSeat(view.seats);
  return (
    me !== null && view.stage === "over" && view.seats.every((seat) => seat === me || seat.sitter === "bot")
  );
}

/** Keeps the outcome of a game, once. */
export function noteOutcome(game: string, view: GameView): void {
  const kept = outcomes();
  if (!counts(view) || kept.some((one) => one.game === game)) return;
  const levels = new Set(view.seats.flatMap((seat) => (seat.level === null ? [] : [seat.level])));
  const won = view.winners.includes(ownSeat(view.seats)!.player);
  save("outcomes", [...kept, { game, won, levels: [...levels] }].slice(-MOST));
}

export interface Results {
  played: number;
  won: number;
  streak: number; // victories since the last defeat
}
export interface Statistics {
  streak: number;
  longest: number;
  levels: Map<string, Results>;
}
const NONE: Results = { played: 0, won: 0, streak: 0 };

const and = ({ played, won, streak }: Results, victory: boolean): Results => ({
  played: played + 1,
  won: won + (victory ? 1 : 0),
  streak: victory ? streak + 1 : 0,
});

export function statistics(): Statistics {
  const levels: Statistics["levels"] = new Map();
  let streak = 0;
  let longest = 0;
  for (const outcome of outcomes()) {
    streak = outcome.won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
    for (const level of outcome.levels) levels.set(level, and(levels.get(level) ?? NONE, outcome.won));
  }
  return { streak, longest, levels };
}
