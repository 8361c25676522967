/** The logs of games on this device: events that are written once, each under its game and number. */

const NAME = "cleocatra";
const EVENTS = "events";

export interface Write {
  game: string;
  after: number;
  events: string[];
}
interface Kept {
  game: string;
  sequence: number;
  event: string;
}

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(EVENTS, { keyPath: ["game", "sequence"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  }));
}

/** The events of a game after the first so many. */
export async function readLog(game: string, after: number): Promise<string[]> {
  const store = (await database()).transaction(EVENTS).objectStore(EVENTS);
  const request = store.getAll(IDBKeyRange.bound([game, after + 1], [game, Infinity])) as IDBRequest<Kept[]>;
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error!);
  });
  return request.result.map(({ event }) => event);
}

/** The games of which something is kept. */
export async function keptGames(): Promise<string[]> {
  const request = (await database()).transaction(EVENTS).objectStore(EVENTS).openKeyCursor();
  const games: string[] = [];
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error!);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) {
        resolve(games);
        return;
      }
      const [game] = cursor.key as [string, number];
      games.push(game);
      cursor.continue([game, Infinity]); // the next one's first event
    };
  });
}

/** Removes a game's log; what is returned can be written again. */
export async function takeLog(game: string): Promise<Write> {
  const events = await readLog(game, 0);
  const transaction = (await database()).transaction(EVENTS, "readwrite");
  transaction.objectStore(EVENTS).delete(IDBKeyRange.bound([game, 0], [game, Infinity]));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error!);
  });
  return { game, after: 0, events };
}

/**
 * Writes events of one or more games, all or none; false if another tab wrote one of them first. Once it
 * resolves, they are on the disk.
 */
export async function writeLogs(writes: readonly Write[]): Promise<boolean> {
  const transaction = (await database()).transaction(EVENTS, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(EVENTS);
  for (const { game, after, events } of writes)
    events.forEach((event, index) => store.add({ game, sequence: after + 1 + index, event } satisfies Kept));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") resolve(false);
      else reject(transaction.error!);
    };
  });
}
