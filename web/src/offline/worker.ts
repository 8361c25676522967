/**
 * The worker with the tables; started once more under the name of a thinker, it lets bots think, so that the
 * tables answer meanwhile. Its name tells the folder of the offline set.
 */

import { readLog, writeLogs } from "./logs";
import { Asked, type Answer, type Request } from "./messages";
import { startPython, type Host } from "./python";
import { Tables, type Reply } from "./tables";
import { OneByOne } from "./thinker";

const THINKER = "thinker ";
const { name } = globalThis as unknown as { name: string }; // as whoever started it called it
const thinking = name.startsWith(THINKER);
const folder = thinking ? name.slice(THINKER.length) : name;
const starting = startPython(folder);

async function answer(request: Request): Promise<Answer> {
  const host = await starting;
  switch (request.do) {
    case "known":
      return host.sequence(request.game);
    case "think":
      readOn(host, request.game, request.events);
      return host.think(request.game);
    case "ask-with":
      if (request.game !== null) readOn(host, request.game, request.events);
      return JSON.parse(host.ask(request.path, request.body)) as Reply;
    case "ask":
      return (await tables).ask(request.path, request.body);
    case "follow":
      return (await tables).follow(request.game);
    case "unfollow":
      (await tables).unfollow(request.game);
      return null;
  }
}

function readOn(host: Host, game: string, events: readonly string[]): void {
  if (events.length > 0) host.load(game, JSON.stringify(events));
}

/** The worker in which bots think, started when it is needed first. */
const thinker = new OneByOne(
  () => new Asked(new Worker(location.href, { type: "module", name: THINKER + folder })),
  readLog,
);

async function startTables(): Promise<Tables> {
  const tell = (game: string, view: string): void => postMessage({ game, view });
  const others = new BroadcastChannel("cleocatra-games"); // in other tabs
  const host = await starting;
  const started = new Tables(host, { read: readLog, write: writeLogs }, thinker, tell, (game) =>
    others.postMessage(game),
  );
  others.onmessage = ({ data }: MessageEvent<string>) => void started.heard(data);
  return started;
}

const tables = thinking ? Promise.reject<Tables>(new Error("bots think here")) : startTables();
tables.catch(() => undefined);

onmessage = ({ data: { id, ...request } }: MessageEvent<{ id: number } & Request>) => {
  answer(request).then(
    (found) => postMessage({ id, answer: found }),
    (error: unknown) => postMessage({ id, failed: String(error) }),
  );
};
