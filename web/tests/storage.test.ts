import { afterEach, expect, test, vi } from "vitest";
import { load, save } from "../src/storage";

afterEach(() => void vi.restoreAllMocks());

test("what is saved is loaded, under a name of our own", () => {
  save("settings", { pace: "calm" });
  expect(load("settings", {})).toEqual({ pace: "calm" });
  expect(localStorage.getItem("cleocatra.settings")).toBe('{"pace":"calm"}');
});

test("the fallback stands in for what is missing or broken", () => {
  localStorage.setItem("cleocatra.settings", "{pace:");
  expect(load("settings", 7)).toBe(7);
  expect(load("nothing", 7)).toBe(7);
});

test("a browser that refuses to store anything is fine", () => {
  vi.stubGlobal("localStorage", undefined);
  save("settings", 1);
  expect(load("settings", 2)).toBe(2);
  vi.unstubAllGlobals();
});
