import { describe, expect, test } from "vitest";
import {
  company,
  percent,
  playerName,
  rulesName,
  seatName,
  standsIn,
  tileLabel,
} from "../../src/words/names";
import { t } from "../../src/words/words.svelte";
import { seat, tile, view } from "../views";

const ANN = seat("red", { name: "Ann" });

describe("a player's name", () => {
  test("is their own, the bot's, or the colour's", () => {
    expect(seatName(ANN)).toBe("Ann");
    expect(seatName(seat("blue", { sitter: "bot", level: "Sphinx" }))).toBe(t("level-Sphinx"));
    expect(seatName(seat("blue"))).toBe(t("player-blue"));
  });

  test("has the colour with it if another player has the same name", () => {
    const seats = [ANN, seat("blue", { name: "Ann" })];
    expect(playerName(seats, "blue")).toBe(t("name-and-colour", { name: "Ann", colour: t("player-blue") }));
    expect(playerName([ANN, seat("blue", { name: "Bo" })], "red")).toBe("Ann");
  });

  test("is empty for nobody", () => {
    expect(playerName([ANN], null)).toBe("");
  });

  test("comes with the bot that stands in", () => {
    expect(standsIn(ANN)).toBeNull();
    expect(standsIn({ ...ANN, substitute: "Scribe" })).toContain("Ann");
  });
});

test("several players of one name are counted", () => {
  const bot = { sitter: "bot", level: "Kitten" } as const;
  const kitten = t("level-Kitten");
  expect(company([seat("red", bot)])).toBe(kitten);
  expect(company([seat("red", bot), seat("blue", bot), { ...ANN, player: "black" }])).toBe(
    `${t("name-and-count", { name: kitten, count: 2 })}${t("list-and")}Ann`,
  );
});

test("rules have the variant's name behind them", () => {
  expect(rulesName({ rules: "basic", variant: null })).toBe(t("rules-basic"));
  expect(rulesName({ rules: "basic", variant: "Long" })).toBe(`${t("rules-basic")} · Long`);
});

test("a tile is spoken of with all that stands on it", () => {
  const label = tileLabel(
    view({ seats: [ANN, seat("blue")] }),
    tile("1,-2", "mut", { rescuers: ["red"], inspector: true }),
    ["more"],
  );
  for (const part of [t("kind-mut"), "1", "-2", "Ann", t("tile-inspector"), "more"])
    expect(label).toContain(part);
});

test("shares are whole percents", () => {
  expect(percent(0.126)).toBe(13);
});
