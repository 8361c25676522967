/** Answers and streams in every order: the table must always come to the newest view, and never go back. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { LiveGame } from "../../src/wire/live.svelte";
import type { GameView } from "../../src/wire/types";
import { blues, view } from "../views";
import { fakeServer, FakeStream, settle, tell, type Request } from "./server";

const LONG = 60_000; // milliseconds: whatever waits for the pace has been shown by then

let requests: Request[];
let live: LiveGame;
let shown: number[];

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
  requests = fakeServer();
  live = new LiveGame("game");
  shown = [];
  FakeStream.last.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

/** All orders of some things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
/** What happens while one's own action is under way; the stream keeps its own order. */
const HAPPENINGS = ["answer", "own view", "next view", "a while"] as const;
const ORDERS = orders(HAPPENINGS).filter((order) => order.indexOf("own view") < order.indexOf("next view"));

async function happen(what: (typeof HAPPENINGS)[number], own: GameView, next: GameView): Promise<void> {
  const full = requests[0]!.prefer === null;
  if (what === "answer") await requests[0]!.answer({ sequence: 11, ...(full ? { view: own } : {}) });
  else if (what === "own view") tell(own);
  else if (what === "next view") tell(next);
  else vi.advanceTimersByTime(LONG);
  await settle();
  shown.push(live.view!.sequence);
  expect(live.busy || live.view!.sequence >= 11).toBe(true); // nobody acts on a view that is out of date
}

describe.each(ORDERS.map((order) => [order.join(", "), order] as const))("%s", (_, order) => {
  test.each([
    ["another player is next", blues({ sequence: 11 }), view({ sequence: 12 })],
    ["one is next oneself, at a shared device", view({ sequence: 11 }), view({ sequence: 12 })],
  ])("%s", async (_, own, next) => {
    tell(view({ sequence: 10 }));
    void live.act("dispatch");
    expect(live.busy).toBe(true);
    for (const what of order) await happen(what, own, next);
    expect(live.busy).toBe(false);
    vi.advanceTimersByTime(LONG);
    shown.push(live.view!.sequence);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(live.view!.sequence).toBe(12);
    void live.act("team"); // the next request is sent, on the newest view
    expect(requests.at(-1)!.body?.after).toBe(12);
  });
});

test("one's own action is on the table once both the answer and the stream have told of it", async () => {
  for (const first of ["answer", "own view"] as const) {
    requests.length = 0;
    tell(view({ sequence: 10 }));
    void live.act("dispatch");
    const own = blues({ sequence: 11 });
    await happen(first, own, own);
    await happen(first === "answer" ? "own view" : "answer", own, own);
    expect(live.view!.sequence).toBe(11);
    expect(live.busy).toBe(false);
    live.close();
    live = new LiveGame("game");
    FakeStream.last.open();
  }
});

test("the stream breaks before it tells of one's own action: the table waits for it", async () => {
  tell(view({ sequence: 10 }));
  void live.act("dispatch");
  await requests[0]!.answer({ sequence: 11 });
  FakeStream.last.fail();
  expect(live.busy).toBe(true);
  expect(await live.act("team")).toBe(false);
  FakeStream.last.open();
  tell(blues({ sequence: 11 }));
  expect(live.busy).toBe(false);
});

test("the browser gives the stream up: the view is asked for", async () => {
  tell(view({ sequence: 10 }));
  void live.act("dispatch");
  await requests[0]!.answer({ sequence: 11 });
  FakeStream.last.fail(true);
  await requests[1]!.answer(blues({ sequence: 11 }));
  expect(live.view!.sequence).toBe(11);
  expect(live.busy).toBe(false);
});

test("an action is refused because the view was old: the new view is shown and can be acted on", async () => {
  tell(view({ sequence: 10 }));
  void live.act("dispatch");
  await requests[0]!.answer({ code: "action/stale", details: {}, view: view({ sequence: 12 }) }, 409);
  expect(live.refusal?.code).toBe("action/stale");
  expect(live.view!.sequence).toBe(12);
  expect(live.busy).toBe(false);
});
