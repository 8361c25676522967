import { beforeEach, expect, test } from "vitest";
import { dayOf, miss, solve, solving, streak } from "../../src/screens/puzzles/record";

beforeEach(() => localStorage.clear());

test("a day is that of the device, with two digits each", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("a puzzle that was missed isn't solved at the first try", () => {
  miss("one");
  miss("one");
  solve("one", null);
  solve("two", "2026-01-05");
  miss("two");
  expect(solving()).toEqual({ solved: { one: false, two: true }, missed: ["one"], days: ["2026-01-05"] });
});

test("a streak goes up to today or yesterday, across months and clock changes", () => {
  const days = ["2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31", "2026-04-01"];
  expect(streak(days, "2026-04-01")).toBe(6);
  expect(streak(days, "2026-04-02")).toBe(6);
  expect(streak(days, "2026-04-03")).toBe(0);
  expect(streak([...days, "2026-04-03"], "2026-04-03")).toBe(1);
  expect(streak([], "2026-04-03")).toBe(0);
});
