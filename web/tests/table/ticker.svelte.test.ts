import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Ticker } from "../../src/table/clock.svelte";
import * as api from "../../src/wire/api";

const NOW = 1_000_000; // milliseconds
let timed = $state(true);
let stop: () => void;

/** A ticker, after it has compared this device's clock with the server's. */
async function start(serverTime: () => Promise<number>): Promise<Ticker> {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(api, "serverTime").mockImplementation(serverTime);
  let ticker!: Ticker;
  stop = $effect.root(() => {
    ticker = new Ticker(() => timed);
  });
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return ticker;
}
afterEach(() => {
  stop();
  timed = true;
  vi.useRealTimers();
});

test("every second counts", async () => {
  const ticker = await start(() => Promise.resolve(NOW));
  expect(ticker.now).toBe(NOW);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ticker.now).toBe(NOW + 2000);
});

test("a clock that agrees with the server's within two seconds is believed", async () => {
  const ticker = await start(() => Promise.resolve(NOW - 1900));
  expect(ticker.now).toBe(NOW);
});

test("a clock that is an hour late is corrected", async () => {
  const ticker = await start(() => Promise.resolve(NOW + 3_600_000));
  expect(ticker.now).toBeGreaterThan(NOW + 3_599_000);
  expect(ticker.now).toBeLessThan(NOW + 3_602_000);
});

test("without an answer this device's clock is believed", async () => {
  const ticker = await start(() => Promise.reject(new Error("no connection")));
  expect(ticker.now).toBe(NOW);
});

test("without a clock nothing ticks", async () => {
  timed = false;
  const ticker = await start(() => Promise.resolve(NOW + 3_600_000));
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.serverTime).not.toHaveBeenCalled();
  expect(ticker.now).toBe(NOW);
});
