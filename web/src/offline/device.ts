/** This device as a server: the requests and streams of games are answered by Python in a worker. */

import type { GameView } from "../wire/types";
import type { Follower, Following } from "../wire/stream";
import { Asked } from "./messages";
import { FOLDER, noteGone } from "./set";
import type { Reply } from "./tables";

let worker: Asked | null = null;
const followers = new Map<string, Set<Follower>>();

function tables(): Asked {
  return (worker ??= new Asked(
    new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: FOLDER }),
    (game, view) => {
      const told = JSON.parse(view) as GameView;
      for (const follower of followers.get(game) ?? []) {
        follower.opened();
        follower.view(told);
      }
    },
  ));
}

/** Starts Python, so that it is there when it is needed. */
export function wake(): void {
  tables();
}

/** The reply to a request of the server's protocol; `body` is there if it is a POST. */
export function askDevice(path: string, body?: unknown): Promise<Reply> {
  return tables().ask<Reply>({ do: "ask", path, body: body === undefined ? "" : JSON.stringify(body) });
}

/** Follows a game on this device. */
export function followOnDevice(game: string, follower: Follower): Following {
  const known = followers.get(game) ?? new Set();
  followers.set(game, known.add(follower));
  tables()
    .ask<number>({ do: "follow", game })
    .then((events) => {
      if (events === 0) follower.lost(true); // there is no such game
    })
    .catch(async () => {
      if (!(await caches.match(`${FOLDER}pyodide.mjs`))) noteGone(); // the browser dropped it
      follower.lost(true);
    });
  return {
    live: true,
    close() {
      known.delete(follower);
      tables()
        .ask({ do: "unfollow", game })
        .catch(() => undefined);
    },
  };
}
