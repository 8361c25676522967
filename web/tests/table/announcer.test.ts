import { beforeEach, describe, expect, test } from "vitest";
import { Announcer, handOverTo } from "../../src/table/announcer";
import { sentence } from "../../src/words/names";
import { t } from "../../src/words/words.svelte";
import { action, blues, seat, turn, view } from "../views";

let announcer: Announcer;
const SEATS = [seat("red", { yours: true, name: "Ann" }), seat("blue", { name: "Bo" })];
const TEAM = action("team", { cell: "1,0" });
const SCORE = action("score", { cell: "1,0" });

beforeEach(() => {
  announcer = new Announcer();
});

describe("what is said", () => {
  test("is nothing at first, whatever happened before", () => {
    const first = announcer.announce(view({ seats: SEATS }), [turn(0, "blue", TEAM)]);
    expect(first).toEqual([]);
  });

  test("is each action once, and whose turn it is", () => {
    announcer.announce(blues({ seats: SEATS }), [turn(0, "blue")]);
    const next = announcer.announce(view({ seats: SEATS }), [turn(0, "blue", TEAM, SCORE)]);
    expect(next).toEqual([
      sentence(SEATS, "blue", TEAM),
      sentence(SEATS, "blue", SCORE),
      t("title-your-turn"),
    ]);
    const again = announcer.announce(view({ seats: SEATS }), [turn(0, "blue", TEAM, SCORE)]);
    expect(again).toEqual([]);
  });

  test("is not repeated after an action was taken back", () => {
    announcer.announce(view({ seats: SEATS }), [turn(0, "red", TEAM)]);
    expect(announcer.announce(view({ seats: SEATS }), [turn(0, "red")])).toEqual([]);
  });

  test("is that a bot stands in, and that the player is back", () => {
    const away = [SEATS[0]!, { ...SEATS[1]!, substitute: "Scribe" }];
    announcer.announce(blues({ seats: SEATS }), []);
    expect(announcer.announce(blues({ seats: away }), [])).toHaveLength(1);
    const back = announcer.announce(blues({ seats: SEATS }), []);
    expect(back).toEqual([t("came-back", { name: "Bo" })]);
  });
});

describe("a device for several players", () => {
  const shared = SEATS.map((one) => ({ ...one, yours: true }));

  test("is handed over to whoever is next", () => {
    expect(handOverTo(view({ seats: shared, player: "blue" }))).toBe("Bo");
    announcer.announce(view({ seats: shared }), []);
    const sentences = announcer.announce(view({ seats: shared, player: "blue" }), []);
    expect(sentences).toEqual([t("hand-over", { name: "Bo" })]);
  });

  test("stays where it is until the turn is confirmed, and with one player alone", () => {
    expect(handOverTo(view({ seats: shared, stage: "confirm" }))).toBeNull();
    expect(handOverTo(view({ seats: SEATS }))).toBeNull();
  });
});
