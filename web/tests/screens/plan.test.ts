import { expect, test } from "vitest";
import { GamePlan } from "../../src/screens/plan.svelte";

test("newcomers get the basic game against one Kitten", () => {
  const plan = new GamePlan("bot", false);
  expect(plan.request()).toMatchObject({
    rules: "basic",
    hints: true,
    seats: [{ sitter: "person" }, { sitter: "bot", level: "Kitten" }],
  });
});

test("the options of the last game are remembered, for each way to play its own", () => {
  const first = new GamePlan("bot", false);
  first.rules = "advanced";
  first.clock = "180";
  first.hints = false;
  first.add();
  first.seats[2]!.level = "Sphinx";
  first.keep();
  const next = new GamePlan("bot", false);
  expect(next.request()).toEqual(first.request());
  const friends = new GamePlan("friends", false);
  expect(friends.rules).toBe("advanced");
  expect(friends.clock).toBe("none");
  expect(friends.seats).toHaveLength(2);
});

test("the lesson leads to the basic game, whatever was played before", () => {
  const plan = new GamePlan("bot", false);
  plan.rules = "advanced";
  plan.keep();
  expect(new GamePlan("bot", false, "basic").rules).toBe("basic");
});
