import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Ending } from "../../src/settings.svelte";
import { TurnEnd } from "../../src/table/turnEnd.svelte";
import { view } from "../views";

const end = vi.fn(() => Promise.resolve(true));
let ending: Ending = "undo";
let turnEnd: TurnEnd;
const done = view({ stage: "confirm", can_confirm: true, can_take_back: true });

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
  ending = "undo";
  turnEnd = new TurnEnd(end, () => ending);
});
afterEach(() => {
  turnEnd.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a turn that is done", () => {
  test("ends by itself after three seconds", () => {
    turnEnd.follow(done);
    vi.advanceTimersByTime(2900);
    expect(turnEnd.left).toBe(1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(end).toHaveBeenCalledOnce();
    expect(turnEnd.left).toBeNull();
  });

  test("waits longer for whoever plays by keys", () => {
    turnEnd.touched({ type: "keydown", target: document.body } as unknown as Event);
    turnEnd.follow(done);
    expect(turnEnd.left).toBe(8);
  });

  test("stays open if something else is touched, and the same view starts nothing anew", () => {
    turnEnd.follow(done);
    turnEnd.touched({ type: "pointerdown", target: document.body } as unknown as Event);
    turnEnd.follow({ ...done });
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });

  test("doesn't end once it is taken back", () => {
    turnEnd.follow(done);
    turnEnd.follow(view({ sequence: 11 }));
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });

  test("ends at once where the player likes it, or where nothing can be undone", () => {
    ending = "once";
    turnEnd.follow(done);
    expect(end).toHaveBeenCalledOnce();
    ending = "undo";
    turnEnd.follow({ ...done, sequence: 11, can_take_back: false });
    expect(end).toHaveBeenCalledTimes(2);
  });

  test("ends by a button where the player likes that", () => {
    ending = "button";
    turnEnd.follow(done);
    vi.advanceTimersByTime(60_000);
    expect(end).not.toHaveBeenCalled();
  });

  test("ends when the page is hidden or left", () => {
    turnEnd.follow(done);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(end).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    turnEnd.follow({ ...done, sequence: 12 });
    dispatchEvent(new Event("beforeunload"));
    expect(end).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event("pagehide"));
    expect(end).toHaveBeenCalledTimes(2);
    turnEnd.follow({ ...done, sequence: 13 });
    turnEnd.close();
    expect(end).toHaveBeenCalledTimes(3);
  });

  test("is ended again with the next view if the server couldn't be reached", async () => {
    end.mockResolvedValueOnce(false);
    turnEnd.follow(done);
    await vi.advanceTimersByTimeAsync(3000);
    turnEnd.follow({ ...done });
    await vi.advanceTimersByTimeAsync(3000);
    expect(end).toHaveBeenCalledTimes(2);
  });
});
