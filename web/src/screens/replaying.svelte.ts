/** The moments of a game that is looked at again: one of the server's, or a record from a file. */

import { readMoments, readRecord } from "../wire/api";
import type { Moments } from "../wire/types";

let record: string | null = null;

export function openRecord(text: string): void {
  record = text;
}

/** All moments of a game, or of the record that was opened last. */
export async function moments(game: string | undefined): Promise<Moments | null> {
  if (game === undefined) return record === null ? null : readRecord(record);
  const first = await readMoments(game, 0);
  while (first.moments.length < first.total) first.moments.push(...(await readMoments(game, first.moments.length)).moments);
  return first;
}
