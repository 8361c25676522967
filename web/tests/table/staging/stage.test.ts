import { beforeEach, describe, expect, test } from "vitest";
import { still } from "../../../src/table/staging/scenes";
import { Stage } from "../../../src/table/staging/stage.svelte";
import type { GameView } from "../../../src/wire/types";
import { action, blues, seat, tile, turn, view } from "../../views";

/** Time that passes when a test lets it. */
class Clock {
  now = 0;
  pace = 1;
  watched = true;
  private due: { at: number; callback: () => void }[] = [];
  readonly world = {
    pace: () => this.pace,
    watched: () => this.watched,
    after: (milliseconds: number, callback: () => void) => {
      const one = { at: this.now + milliseconds, callback };
      this.due.push(one);
      return () => (this.due = this.due.filter((other) => other !== one));
    },
  };

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.due.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      this.due.shift();
      this.now = next.at;
      next.callback();
    }
    this.now = end;
  }
}

const team = action("team", { cell: "1,0", tile: "mut" });
const herd = action("herd", { source: "1,0", cell: "0,0", tile: "bastet" });
const FIRST = blues({ sequence: 10, tiles: [tile("0,0", "bastet"), tile("1,0", "mut")] });
const SECOND = { ...FIRST, sequence: 11, recent: [turn(0, "blue", team)], action_count: 1 };
const MINE: GameView = {
  ...SECOND,
  sequence: 12,
  recent: [turn(0, "blue", team, herd)],
  action_count: 2,
  player: "red",
  your_turn: true,
};

let clock: Clock;
let stage: Stage;

beforeEach(() => {
  clock = new Clock();
  stage = new Stage(clock.world);
  stage.follow(FIRST);
});

const kind = (): string | undefined => stage.frame?.played?.action.kind;

describe("what others do", () => {
  test("is shown at once if nothing was shown before", () => {
    expect(stage.view).toBe(FIRST);
    expect(stage.playing).toBe(false);
  });

  test("is shown one after the other, each under its player's name, then the newest view", () => {
    stage.follow(SECOND);
    stage.follow(MINE);
    const seen = new Set<string>();
    for (let step = 0; step < 100; step++) {
      seen.add(`${stage.view?.player} ${kind() ?? "-"}`);
      clock.pass(50);
    }
    expect([...seen]).toEqual(["blue team", "blue -", "blue herd", "red -"]);
    expect(stage.view).toBe(MINE);
  });

  test("goes on at once at a touch", () => {
    stage.follow(MINE);
    expect(stage.playing).toBe(true);
    stage.skip();
    expect(stage.view).toBe(MINE);
    clock.pass(5000);
    expect(stage.view).toBe(MINE);
  });

  test("takes no time at the instant pace, but keeps its order", () => {
    clock.pace = 0;
    stage.follow(MINE);
    expect([stage.view?.player, kind()]).toEqual(["blue", "team"]);
    clock.pass(0);
    expect(stage.view).toBe(MINE);
  });

  test("isn't shown to nobody: who looks elsewhere finds the newest view", () => {
    clock.watched = false;
    stage.follow(MINE);
    expect(stage.view).toBe(MINE);
  });

  test("is skipped by whoever is far behind", () => {
    stage.follow({ ...MINE, action_count: 40 });
    expect(stage.view?.sequence).toBe(12);
  });
});

describe("nobody acts on a view that is out of date", () => {
  test("what happens in one's own turn is shown at once", () => {
    clock.pass(0);
    stage.follow(MINE);
    stage.skip();
    const next = { ...MINE, sequence: 13, your_turn: false, player: "blue" as const };
    stage.follow(next);
    expect(stage.view).toBe(next);
  });

  test("one's own action ends what is shown", () => {
    stage.follow(SECOND);
    const own: GameView = {
      ...SECOND,
      sequence: 12,
      recent: [turn(0, "blue", team), turn(1, "red", herd)],
      action_count: 2,
    };
    stage.follow(own);
    expect(stage.view).toBe(own);
  });

  test("a view that comes again, with a seat, is taken over", () => {
    stage.follow(SECOND);
    const seated = { ...SECOND, seats: [seat("red"), seat("blue", { yours: true })] };
    stage.follow(seated);
    clock.pass(5000);
    expect(stage.view).toBe(seated);
  });
});

describe("a detour", () => {
  beforeEach(() => {
    stage.follow(MINE);
    stage.skip();
  });

  test("to the last turns comes back by itself, and is no news", () => {
    stage.again([{ ...still(FIRST), time: 100 }, still(MINE)]);
    expect([stage.view, stage.progress, stage.shows]).toEqual([FIRST, MINE, "again"]);
    clock.pass(100);
    expect([stage.view, stage.shows]).toEqual([MINE, "course"]);
  });

  test("to a moment stays until one has seen enough", () => {
    stage.look(still(FIRST));
    clock.pass(60_000);
    expect([stage.view, stage.progress]).toEqual([FIRST, MINE]);
    stage.skip();
    expect(stage.view).toBe(MINE);
  });

  test("ends when the game goes on", () => {
    stage.look(still(FIRST));
    const next = view({ ...MINE, sequence: 13 });
    stage.follow(next);
    expect([stage.view, stage.shows]).toEqual([next, "course"]);
  });
});
