import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveGame } from "../../src/wire/live.svelte";
import { pledgeOf } from "../../src/wire/shuffle";
import type { GameView, ShuffleView } from "../../src/wire/types";
import { seat, view } from "../views";
import { fakeServer, FakeStream, settle, tell, type Request } from "./server";

const COMMITMENT = "c0".repeat(32);
let requests: Request[];
let live: LiveGame;
let sequence = 1;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  requests = fakeServer();
  live = new LiveGame("game");
  FakeStream.last.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

/** Blue's view of a table at which everybody sits. */
function shuffling(more: Partial<ShuffleView>, stage: GameView["stage"] = "waiting"): GameView {
  const shuffle = { pledges: {}, shares: {}, closed: false, sealed: null, ...more } as ShuffleView;
  const seats = [seat("red"), seat("blue", { yours: true })];
  return view({ sequence: sequence++, stage, commitment: COMMITMENT, shuffle, seats });
}
const sent = (): string[] => requests.map((request) => request.path.replace("/api/games/game/seats/", ""));

describe("a shared shuffle", () => {
  test("gets the pledge of a share first, and the share when pledges are closed", () => {
    tell(shuffling({}));
    expect(sent()).toEqual(["blue/pledge"]);
    const pledge = requests[0]!.body!.pledge as string;
    tell(shuffling({ pledges: { blue: pledge } as ShuffleView["pledges"] }));
    expect(sent()).toHaveLength(1);
    tell(shuffling({ pledges: { red: "f".repeat(64), blue: pledge }, closed: true } as Partial<ShuffleView>));
    expect(sent()).toEqual(["blue/pledge", "blue/share"]);
    expect(pledgeOf(COMMITMENT, "blue", requests[1]!.body!.share as string)).toBe(pledge);
  });

  test("isn't told a share that was never pledged", () => {
    tell(shuffling({}));
    const other = { red: "f".repeat(64), blue: "0".repeat(64) } as ShuffleView["pledges"];
    tell(shuffling({ pledges: other, closed: true }));
    expect(sent()).toEqual(["blue/pledge"]);
  });

  test("gets each thing once, and again if it was lost", async () => {
    tell(shuffling({}));
    tell(shuffling({}));
    expect(sent()).toHaveLength(1);
    await requests[0]!.answer({ code: "store/unavailable", details: {} }, 503);
    await settle();
    tell(shuffling({}));
    expect(sent()).toHaveLength(2);
    expect(requests[1]!.body).toEqual(requests[0]!.body); // the same share: the first may have arrived
  });

  test("leaves nothing behind when the game begins", () => {
    tell(shuffling({}));
    expect(localStorage.getItem("cleocatra.share-game")).not.toBeNull();
    tell(shuffling({}, "opening"));
    expect(localStorage.getItem("cleocatra.share-game")).toBeNull();
  });
});
