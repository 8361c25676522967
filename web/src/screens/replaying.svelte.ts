/** Games that are looked at again: the server's, or a record from a file; and how one goes on from there. */

import {
  fetchRecord,
  positionOf,
  positionOfRecord,
  readMoments,
  readRecord,
  review,
  reviewRecord,
  view,
} from "../wire/api";
import { sha256 } from "../wire/sha256";
import type { Colour, GameView, Moment, Moments, SeatView } from "../wire/types";
import { fullLink, here } from "../place";
import { recordIn, withRecord } from "./recordLink";
import { reviewOf, type Reviewing } from "./reviewing.svelte";

let record: string | null = null;

export function openRecord(text: string): void {
  record = text;
}

/** Opens the record that a link brought along, if it did. */
export async function openShared(): Promise<void> {
  record = (await recordIn(here())) ?? record;
}

/** The address of a game's review, or of one of the record that was opened last; null if it is too long. */
export async function reviewLink(game: string | undefined): Promise<string | null> {
  if (game !== undefined) return fullLink(`/replay/${game}?review=1`);
  const address = await withRecord("/replay?review=1", record ?? "");
  return address && fullLink(address);
}

/** The line of the position at a moment. */
export const lineAt = async (game: string | undefined, at: number): Promise<string> =>
  (await (game === undefined ? positionOfRecord(record ?? "", at) : positionOf(game, at))).position;

/** All moments of a game, or of the record that was opened last. */
export async function moments(game: string | undefined): Promise<Moments | null> {
  if (game !== undefined) return whole((since) => readMoments(game, since));
  return record === null ? null : momentsOf(record);
}

/** The review of that game. */
export function reviewOfGame(game: string | undefined): Reviewing {
  const text = record ?? "";
  return game === undefined
    ? reviewOf(`record-${sha256(text)}`, (turn) => reviewRecord(text, turn))
    : reviewOf(game, (turn) => review(game, turn));
}

const momentsOf = (text: string): Promise<Moments> => whole((since) => readRecord(text, since));

/** All parts of a long game as one: the server gives some moments at a time. */
async function whole(part: (since: number) => Promise<Moments>): Promise<Moments> {
  const first = await part(0);
  while (first.moments.length < first.total)
    first.moments.push(...(await part(first.moments.length)).moments);
  return first;
}

/** The players at a moment; a record from a file has no names. */
export function seatsAt(story: Moments | null, moment: Moment | null, table: GameView | null): SeatView[] {
  return (story?.players ?? []).map((player) => {
    const seat = table?.seats.find((one) => one.player === player) ?? nameless(player);
    return { ...seat, points: moment?.points[player] ?? 0, supply: moment?.supply[player] ?? 0 };
  });
}

const nameless = (player: Colour): SeatView => ({
  player,
  sitter: "person",
  level: null,
  name: null,
  free: false,
  yours: false,
  points: 0,
  supply: 0,
  substitute: null,
  auto_confirm: false,
});

/** How many whole turns lie before a moment: a turn that is only begun is played anew. */
export function turnsBefore({ moments }: Moments, at: number): number {
  const turn = moments[at]?.turn ?? null;
  if (turn === null) return 0;
  return moments[at + 1]?.turn === turn ? turn : turn + 1;
}

/** Where a new game goes on from: a record's first turns. */
export interface Origin {
  record: string;
  turn: number;
  players: Colour[];
  player: Colour | null; // who has the next turn
  levels: Partial<Record<Colour, string>>; // of the bots that played
  game: Pick<Moments, "rules" | "variant">;
}

/** The origin in a game of the server, or in the record that was opened last. */
export async function originOf(game: string | null, turn: number): Promise<Origin | null> {
  const text = game === null ? record : await fetchRecord(game);
  if (text === null) return null;
  const story = await momentsOf(text);
  const last = story.moments.findLast((one) => (one.turn ?? -1) < turn);
  const seats = game === null ? [] : (await view(game)).seats;
  const levels = Object.fromEntries(seats.flatMap(({ player, level }) => (level ? [[player, level]] : [])));
  return { record: text, turn, players: story.players, player: last?.player ?? null, levels, game: story };
}
