/** The games that are kept on this device, in the list of one's games. */

import { myGames, rememberGame } from "../myGames";
import { view } from "../wire/api";
import { keptGames, takeLog, writeLogs } from "./logs";

/** Lists what is missing there: a tab may end before it notes a game that it has begun. */
export async function listKept(): Promise<void> {
  const listed = new Set(myGames().map(({ game }) => game));
  for (const game of await keptGames())
    if (!listed.has(game)) await view(game).then((found) => rememberGame(game, found), unreadable);
}

const unreadable = (): void => undefined; // its game is of a newer version, or damaged

/** Removes a game for good; what is returned puts it back. */
export function removeKept(game: string): () => Promise<void> {
  const taken = takeLog(game);
  return async () => void (await writeLogs([await taken]));
}
