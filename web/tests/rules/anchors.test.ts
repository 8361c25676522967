import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { anchorOf } from "../../src/rules/anchors";
import { ANCHORS } from "../../src/rules/sections";

const SOURCES = ["rules/reasons.py", "table/refusals.py"];
const REASON = /"([a-z-]+(?:\/[a-z-]+)?)": \(?\s*"(R?\d+)"/g;

/** Every reason that the server may give, with its rule. */
const REASONS = SOURCES.flatMap((file) => {
  const source = readFileSync(`${import.meta.dirname}/../../../src/cleocatra/${file}`, "utf8");
  return [...source.matchAll(REASON)].map(([, reason, rule]) => [reason!, rule!] as const);
});

test("every reason leads to a place in the rules", () => {
  expect(REASONS.length).toBeGreaterThan(50);
  for (const [reason, rule] of REASONS) expect(ANCHORS, reason).toContain(anchorOf(reason, rule));
});

test("a reason leads to where just it is told, not to a whole chapter", () => {
  expect(anchorOf("search/splits", "4")).toBe("rule-4-search");
  expect(anchorOf("follow-up", "4")).toBe("rule-4-follow-up");
  expect(anchorOf("room/own", "2")).toBe("rule-2-room");
  expect(anchorOf("score/taken-none", "5")).toBe("rule-5-inspectors");
  expect(anchorOf("swap/doubles", "R12")).toBe("R12");
  expect(anchorOf("something/new", "7")).toBe("rule-7");
});

test("no two places have one name, and the rulings are all there", () => {
  expect(new Set(ANCHORS).size).toBe(ANCHORS.length);
  const rulings = Array.from({ length: 14 }, (_, number) => `R${number + 1}`);
  expect(ANCHORS).toEqual(expect.arrayContaining(rulings));
});
