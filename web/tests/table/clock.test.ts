import { expect, test } from "vitest";
import { clockText, timeLeft } from "../../src/table/clock.svelte";
import { t } from "../../src/words/words.svelte";

const NOW = 1_000_000; // milliseconds
const left = (seconds: number): number => NOW / 1000 + seconds;
const TURN = { seconds: 90 };
const DAYS = { days: 3 };

test("minutes and seconds, never more than a turn has and never less than none", () => {
  expect(clockText(timeLeft(TURN, left(65), NOW))).toBe("1:05");
  expect(clockText(timeLeft(TURN, left(64.2), NOW))).toBe("1:05");
  expect(clockText(timeLeft(TURN, left(500), NOW))).toBe("1:30");
  expect(clockText(timeLeft(TURN, left(-4), NOW))).toBe("0:00");
});

test("hours, and days if it is far", () => {
  expect(clockText(timeLeft(DAYS, left(3600 + 62), NOW))).toBe("1:01:02");
  expect(clockText(timeLeft(DAYS, left(47 * 3600), NOW))).toBe("47:00:00");
  expect(clockText(timeLeft(DAYS, left(49 * 3600), NOW))).toBe(t("clock-days", { count: 2 }));
});
