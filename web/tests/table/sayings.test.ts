import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sayings } from "../../src/table/company/sayings.svelte";
import type { PresenceView } from "../../src/wire/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saying = (phrase: "hello" | "wow", until: number): PresenceView => ({
  here: ["red"],
  spectators: 0,
  saying: { red: { phrase, until } } as PresenceView["saying"],
});
const all = (): boolean => true;

test("a phrase is seen for a moment after it came", () => {
  const sayings = new Sayings();
  sayings.follow(saying("hello", 10), all);
  expect(sayings.heard.get("red")).toBe("hello");
  vi.runAllTimers();
  expect(sayings.heard.size).toBe(0);
});

test("the same phrase told again is old news, a new one isn't", () => {
  const sayings = new Sayings();
  sayings.follow(saying("hello", 10), all);
  vi.runAllTimers();
  sayings.follow(saying("hello", 10), all);
  expect(sayings.heard.size).toBe(0);
  sayings.follow(saying("hello", 20), all);
  expect(sayings.heard.get("red")).toBe("hello");
});

test("whoever is silenced isn't heard, not even later", () => {
  const sayings = new Sayings();
  sayings.follow(saying("wow", 10), () => false);
  sayings.follow(saying("wow", 10), all);
  expect([sayings.heard.size, sayings.last]).toEqual([0, null]);
});
