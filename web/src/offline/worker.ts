/**
 * The worker with the tables; started once more under the name of a thinker, it lets bots think, so that the
 * tables answer meanwhile. Its name tells the folder of the offline set.
 */

import { readLog, writeLogs } from "./logs";
import { Asked, type Answer, type Request } from "./messages";
import { startPython, type Host } from "./python";
import { Tables, type Reply, type Thinker } from "./tables";

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

/** The worker in which bots think; it is told the events that it doesn't know. */
function startThinker(): Thinker {
  const worker = new Worker(location.href, { type: "module", name: THINKER + folder });
  const asked = new Asked(worker);
  const missing = async (game: string): Promise<string[]> =>
    readLog(game, await asked.ask<number>({ do: "known", game }));
  return {
    think: async (game) => asked.ask<string>({ do: "think", game, events: await missing(game) }),
    ask: async (game, path, body) =>
      asked.ask<Reply>({ do: "ask-with", game, events: game ? await missing(game) : [], path, body }),
  };
}

/** A thinker that is started when it is needed first. */
function lateThinker(): Thinker {
  let started: Thinker | null = null;
  const thinker = (): Thinker => (started ??= startThinker());
  return {
    think: (game) => thinker().think(game),
    ask: (game, path, body) => thinker().ask(game, path, body),
  };
}

async function startTables(): Promise<Tables> {
  const tell = (game: string, view: string): void => postMessage({ game, view });
  const others = new BroadcastChannel("cleocatra-games"); // in other tabs
  const host = await starting;
  const started = new Tables(host, { read: readLog, write: writeLogs }, lateThinker(), tell, (game) =>
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
