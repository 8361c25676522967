/** Names of players and things, and what was done as sentences. */

import type {
  ActionView,
  Colour,
  GameView,
  Kind,
  RuleSet,
  SeatView,
  StepView,
  TileView,
} from "../wire/types";
import { has, t } from "./words.svelte";

type Seats = readonly SeatView[];

export const kindName = (kind: Kind): string => t(`kind-${kind}`);
export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);
/** The rules that are played, with the variant's own name if they are changed. */
export const rulesName = (game: { rules: RuleSet; variant: string | null }): string =>
  [t(`rules-${game.rules}`), ...(game.variant ? [game.variant] : [])].join(" · ");

export function seatName(seat: SeatView): string {
  if (seat.sitter === "bot" && seat.level) return levelName(seat.level);
  return seat.name ?? t(`player-${seat.player}`);
}

/** Names as a list: "A, B and C". */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, -1).join(t("list-separator"));
  return [...(first ? [first] : []), ...names.slice(-1)].join(t("list-and"));
}

/** The names of several players; those who share a name are counted. */
export function company(seats: Seats): string {
  const counts = new Map<string, number>();
  for (const seat of seats) counts.set(seatName(seat), (counts.get(seatName(seat)) ?? 0) + 1);
  return listed(
    [...counts].map(([name, count]) => (count > 1 ? t("name-and-count", { name, count }) : name)),
  );
}

/** A player's name; with the colour if another one has the same name. */
export function playerName(seats: Seats, player: Colour | null): string {
  const seat = seats.find((one) => one.player === player);
  if (!seat) return "";
  const name = seatName(seat);
  const shared = seats.some((one) => one !== seat && seatName(one) === name);
  return shared ? t("name-and-colour", { name, colour: t(`player-${seat.player}`) }) : name;
}

/** Which bot plays for a person, if one does. */
export function standsIn(seat: SeatView): string | null {
  return seat.substitute ? t("stands-in", { level: levelName(seat.substitute), name: seatName(seat) }) : null;
}

/** What was done, as a sentence. */
export function sentence(seats: Seats, player: Colour, action: ActionView): string {
  return t(`log-${action.kind}`, {
    name: playerName(seats, player),
    other: action.player ? playerName(seats, action.player) : "",
    tile: action.tile ? kindName(action.tile) : "",
    beside: listed(action.beside.map(kindName)),
    points: action.score?.points ?? 0,
  });
}

/** A tile with all that stands on it, as a screen reader says it. */
export function tileLabel(view: Pick<GameView, "seats">, tile: TileView, more: string[] = []): string {
  const parts = [t("tile-at", { tile: kindName(tile.kind), x: String(tile.x), y: String(tile.y) })];
  for (const rescuer of tile.rescuers) {
    const seat = view.seats.find((one) => one.player === rescuer);
    parts.push(t("tile-rescuer", { name: seat ? seatName(seat) : "", colour: t(`player-${rescuer}`) }));
  }
  if (tile.inspector) parts.push(t("tile-inspector"));
  return [...parts, ...more].join(t("list-separator"));
}

/** Steps in the order they are taken: what is done, where, and for how many points. */
export const stepsText = (steps: readonly StepView[]): string =>
  steps
    .map(({ kind, tile, points }) =>
      t(`step-${kind}`, { tile: tile ? kindName(tile) : "", points: points ?? 0 }),
    )
    .join(t("steps-then"));

export const percent = (share: number): number => Math.round(share * 100);
