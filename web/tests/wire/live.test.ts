import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte";
import { LiveGame } from "../../src/wire/live.svelte";
import { blues, view } from "../views";
import { fakeServer, FakeStream, tell, type Request } from "./server";

const PAUSE = 900; // milliseconds of the calm pace

let requests: Request[];
let live: LiveGame;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
  requests = fakeServer();
  live = new LiveGame("game");
  FakeStream.last.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const shown = (): number | undefined => live.view?.sequence;

describe("what others do", () => {
  test("is shown at once if nothing was shown before", () => {
    tell(blues({ sequence: 10 }));
    expect(shown()).toBe(10);
  });

  test("is shown at the player's pace, one view after the other", () => {
    tell(blues({ sequence: 10 }), blues({ sequence: 11 }), view({ sequence: 12 }));
    expect(shown()).toBe(10);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown()).toBe(10);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(11);
    vi.advanceTimersByTime(PAUSE);
    expect(shown()).toBe(12);
  });

  test("is shown without a pause at the instant pace", () => {
    settings.pace = "instant";
    tell(blues({ sequence: 10 }), blues({ sequence: 11 }), blues({ sequence: 12 }));
    expect(shown()).toBe(12);
  });

  test("is skipped but for the last view by whoever is far behind", () => {
    for (let sequence = 10; sequence < 40; sequence++) tell(blues({ sequence }));
    vi.advanceTimersByTime(20 * PAUSE);
    expect(shown()).toBe(39);
  });

  test("doesn't come twice or out of order", () => {
    tell(blues({ sequence: 12 }), blues({ sequence: 11 }));
    vi.advanceTimersByTime(PAUSE);
    expect(shown()).toBe(12);
  });
});

describe("nobody acts on a view that is out of date", () => {
  test("what happens in one's own turn is shown at once", () => {
    tell(view({ sequence: 10 }), blues({ sequence: 11 }));
    expect(shown()).toBe(11);
  });

  test("one's own action is shown at once, even if the stream tells of the next one first", async () => {
    tell(view({ sequence: 10 }));
    void live.act("dispatch");
    tell(blues({ sequence: 11 }), blues({ sequence: 12 }));
    await requests[0]!.answer({ sequence: 11, view: blues({ sequence: 11 }) });
    expect(live.busy).toBe(false);
    expect(shown()).toBe(11);
    vi.advanceTimersByTime(PAUSE);
    expect(shown()).toBe(12);
  });

  test("the answer doesn't bring back a view that was shown before", async () => {
    settings.pace = "instant";
    tell(view({ sequence: 10 }));
    void live.act("dispatch");
    tell(blues({ sequence: 11 }), view({ sequence: 12 }));
    await requests[0]!.answer({ sequence: 11, view: blues({ sequence: 11 }) });
    expect(shown()).toBe(12);
  });

  test("an abandoned game is shown at once, whatever waits to be shown", async () => {
    tell(blues({ sequence: 10 }), blues({ sequence: 11 }), blues({ sequence: 12 }));
    void live.abandon();
    expect(requests[0]!.body?.after).toBe(12);
    await requests[0]!.answer({ sequence: 13, view: view({ sequence: 13, stage: "abandoned" }) });
    expect(shown()).toBe(13);
  });
});
