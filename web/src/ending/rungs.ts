/** The ladder of bots: which rung fits a player, by the results that are kept on this device. */

import { LEVELS, type GameView } from "../wire/types";
import { outcomes, type Outcome } from "./statistics";
import { ownSeat } from "./standings";

type Rung = (typeof LEVELS)[number];

const RECENT = 20; // games that tell how strong somebody is
const FADING = 0.9; // how much less each earlier game tells
const [LOWEST] = LEVELS;
const HIGHEST = LEVELS[LEVELS.length - 1]!;

/** The share of victories that a rating promises against another one. */
const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));
const ratingOf = (level: string): number | undefined => LEVELS.find(({ name }) => name === level)?.rating;

/** The rating that explains these outcomes best; newcomers begin at the lowest rung. */
export function ratingFrom(played: readonly Outcome[]): number {
  const games = played
    .slice(-RECENT)
    .reverse()
    .flatMap(({ won, levels }, age) =>
      levels.map((level) => ({ won, rating: ratingOf(level), weight: FADING ** age / levels.length })),
    );
  const surplus = (own: number): number =>
    games.reduce(
      (sum, { won, rating, weight }) =>
        rating === undefined ? sum : sum + weight * (Number(won) - expected(own, rating)),
      0.5 - expected(own, LOWEST.rating),
    );
  let [low, high]: [number, number] = [LOWEST.rating, HIGHEST.rating];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The level whose rating is nearest to the player's own. */
export function matchingLevel(played: readonly Outcome[] = outcomes()): string {
  const own = ratingFrom(played);
  const distance = (rung: Rung): number => Math.abs(rung.rating - own);
  return [...LEVELS].sort((a, b) => distance(a) - distance(b))[0]!.name;
}

/** The rung above a level, or below it. */
export function neighbour(level: string, step: 1 | -1): string | null {
  const rung = LEVELS.findIndex(({ name }) => name === level);
  return rung < 0 ? null : (LEVELS[rung + step]?.name ?? null);
}

/** Whom to play next, after a game of one player against bots of one level: one rung up or down. */
export function nextOpponent(view: GameView): { level: string; harder: boolean } | null {
  const me = ownSeat(view.seats);
  const others = view.seats.filter((seat) => seat !== me);
  const [first] = others;
  if (view.stage !== "over" || me === null || !first?.level) return null;
  if (others.some((seat) => seat.sitter !== "bot" || seat.level !== first.level)) return null;
  const harder = view.winners.includes(me.player);
  const level = neighbour(first.level, harder ? 1 : -1);
  return level === null ? null : { level, harder };
}
