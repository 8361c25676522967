import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveGame } from "../../src/wire/live.svelte";
import { blues, view } from "../views";
import { fakeServer, FakeStream, tell, type Request } from "./server";

let requests: Request[];
let live: LiveGame;

beforeEach(() => {
  vi.useFakeTimers();
  requests = fakeServer();
  live = new LiveGame("game");
  FakeStream.last.open();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const known = (): number | undefined => live.view?.sequence;

describe("the newest view", () => {
  test("is whatever the stream told last", () => {
    tell(blues({ sequence: 10 }), blues({ sequence: 11 }), view({ sequence: 12 }));
    expect(known()).toBe(12);
  });

  test("doesn't go back", () => {
    tell(blues({ sequence: 12 }), blues({ sequence: 11 }));
    expect(known()).toBe(12);
  });

  test("comes with the answer to one's own request, unless the stream was faster", async () => {
    tell(view({ sequence: 10 }));
    void live.act("dispatch");
    expect(live.busy).toBe(true);
    tell(blues({ sequence: 11 }), view({ sequence: 12 }));
    await requests[0]!.answer({ sequence: 11, view: blues({ sequence: 11 }) });
    expect(live.busy).toBe(false);
    expect(known()).toBe(12);
  });

  test("is what requests build on", async () => {
    tell(blues({ sequence: 10 }), blues({ sequence: 11 }), blues({ sequence: 12 }));
    void live.abandon();
    expect(requests[0]!.body?.after).toBe(12);
    await requests[0]!.answer({ sequence: 13, view: view({ sequence: 13, stage: "abandoned" }) });
    expect(known()).toBe(13);
  });
});
