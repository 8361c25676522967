/** What happens in a game, as it happens: told by the server, or by this device. */

import { onDevice } from "../offline/set";
import { STATIC } from "../place";
import { eventsOf } from "./api";
import type { GameView, PresenceView } from "./types";

/** Who hears of a game. */
export interface Follower {
  opened(): void;
  view(view: GameView): void;
  presence(presence: PresenceView): void;
  /** `gone`: nobody tries again by themselves. */
  lost(gone: boolean): void;
}

export interface Following {
  /** Whether views come by themselves. */
  readonly live: boolean;
  close(): void;
}

export function follow(game: string, follower: Follower): Following {
  return STATIC || onDevice(game) ? followLater(game, follower) : followServer(game, follower);
}

function followServer(game: string, follower: Follower): Following {
  const source = new EventSource(eventsOf(game));
  source.addEventListener("open", () => follower.opened());
  source.addEventListener("view", (event) => follower.view(dataOf(event) as GameView));
  source.addEventListener("presence", (event) => follower.presence(dataOf(event) as PresenceView));
  source.addEventListener("error", () => follower.lost(source.readyState === EventSource.CLOSED));
  return {
    get live() {
      return source.readyState === EventSource.OPEN;
    },
    close: () => source.close(),
  };
}

const dataOf = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

/** Follows a game on this device, once the code for that is here. */
function followLater(game: string, follower: Follower): Following {
  let following: Following | null = null;
  let closed = false;
  import("../offline/device").then(
    ({ followOnDevice }) => {
      if (!closed) following = followOnDevice(game, follower);
    },
    () => follower.lost(true),
  );
  return {
    live: true,
    close() {
      closed = true;
      following?.close();
    },
  };
}
