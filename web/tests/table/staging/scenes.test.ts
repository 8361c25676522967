import { describe, expect, test } from "vitest";
import { framesAgain, framesBetween, litTiles, type Frame } from "../../../src/table/staging/scenes";
import type { ActionView, GameView, Moments, ScoreView } from "../../../src/wire/types";
import told from "../../data/moments.json";
import { action, blues, seat, tile, turn, view } from "../../views";

const SEATS = [seat("red", { yours: true }), seat("blue"), seat("black"), seat("green")];
const START = blues({
  sequence: 10,
  seats: SEATS,
  tiles: [tile("0,0", "bastet", { rescuers: ["blue"] }), tile("1,0", "mut"), tile("2,0", "mafdat")],
});
const team = action("team", { cell: "1,0", tile: "mut" });
const scout = action("scout", { cell: "0,1", tile: "princess" });
const SCORE: ScoreView = {
  points: 4,
  colours: [
    { kind: "mut", cells: ["1,0"] },
    { kind: "bastet", cells: ["0,0"] },
    { kind: "mafdat", cells: ["2,0"] },
  ],
  helpers: ["0,0"],
  ability: 0,
  returns: ["0,0"],
  bonus: null,
};
const score = action("score", {
  source: "0,0",
  cell: "0,0",
  tile: "bastet",
  score: SCORE,
  take: [],
  put: ["0,0"],
});

/** The view after these turns. */
const after = (turns: [GameView["player"], ...ActionView[]][], more: Partial<GameView> = {}): GameView => ({
  ...START,
  sequence: 20,
  recent: turns.map(([player, ...actions], number) => turn(number, player!, ...actions)),
  action_count: turns.reduce((sum, [, ...actions]) => sum + actions.length, 0),
  ...more,
});
const shown = (frames: Frame[]): string[] =>
  frames.map(({ view: { player }, played }) => `${player}: ${played?.action.kind ?? "-"}`);
const distinct = (words: string[]): string[] => words.filter((one, place) => one !== words[place - 1]);

describe("whose name is on the table", () => {
  test("is that of the one who acts, although the newest view has passed on to the next", () => {
    const frames = framesBetween(START, after([["blue", scout, team]], { player: "red", your_turn: true }))!;
    expect(distinct(shown(frames))).toEqual(["blue: scout", "blue: team", "red: -"]);
    expect(frames.slice(0, -1).every((frame) => !frame.view.your_turn)).toBe(true);
  });

  test("changes from bot to bot, however many play in a row and come with one view", () => {
    const newest = after(
      [
        ["blue", scout],
        ["black", team],
        ["green", action("pass")],
      ],
      { player: "red" },
    );
    expect(distinct(shown(framesBetween(START, newest)!))).toEqual([
      "blue: scout",
      "black: -",
      "black: team",
      "green: -",
      "green: pass",
      "red: -",
    ]);
  });

  test.each([1, 2, 3])("is never another's, with %i bots, however the turns come", (bots) => {
    const players = (["red", "blue", "black", "green"] as const).slice(0, bots + 1);
    const turns = [...players, ...players].map((player, number): [GameView["player"], ...ActionView[]] => [
      player,
      ...(number % 2 ? [scout, team] : [score]),
    ]);
    const seats = SEATS.slice(0, bots + 1);
    // the views after some of the actions: all at once, turn by turn, or red's last action with the rest
    const stops = [[turns.length], turns.map((_, number) => number + 1), [players.length, turns.length]];
    for (const numbers of stops) {
      let before: GameView = { ...START, seats, player: "red" };
      for (const number of numbers) {
        const next = turns[number]?.[0] ?? "red";
        const now = after(turns.slice(0, number), { seats, player: next, your_turn: next === "red" });
        for (const { view: shown, played, time } of framesBetween(before, now)!)
          if (played && time > 0) expect(shown.player).toBe(played.player);
        before = now;
      }
    }
  });

  test("stays through a beat before it changes, and not within a turn", () => {
    const frames = framesBetween(START, after([["blue", team]], { player: "red" }))!;
    expect(frames.at(-2)).toMatchObject({ time: 700, view: { player: "blue" } });
    const same = framesBetween(START, after([["blue", team]]))!;
    expect(same.some((frame) => frame.time === 700)).toBe(false);
  });
});

test("what wasn't shown yet isn't told yet", () => {
  const frames = framesBetween(START, after([["blue", scout, team]], { player: "red" }))!;
  const last = (frame: Frame): string | undefined => frame.view.recent.at(-1)?.actions.at(-1)?.kind;
  expect(distinct(frames.map((frame) => last(frame)!))).toEqual(["scout", "team"]);
});

test("a tile is turned over, flies, and lies there", () => {
  const frames = framesBetween(START, after([["blue", scout]]))!;
  expect(
    frames.map(({ view: { open_tile, tiles }, flights }) => [open_tile, tiles.length, flights.length]),
  ).toEqual([
    ["princess", 3, 0],
    [null, 4, 1],
    [null, 4, 0],
    [null, 4, 0],
    [null, 3, 0], // the test's own view after it
  ]);
});

test("a tile that lies open already isn't turned over again", () => {
  const frames = framesBetween({ ...START, open_tile: "princess" }, after([["blue", scout]]))!;
  expect(frames[0]!.flights).toHaveLength(1);
});

describe("a Score", () => {
  test("counts the rescue tile, the other colours, then helpers", () => {
    expect(litTiles(score).map(({ cell, count, what }) => `${count} ${cell} ${what}`)).toEqual([
      "1 0,0 colour",
      "2 1,0 colour",
      "3 2,0 colour",
      "4 0,0 helper",
    ]);
  });

  test("lights its tiles, sends rescuers home, lets the inspector in, then gives the points", () => {
    const frames = framesBetween(START, after([["blue", score]], { player: "red" }))!;
    const steps = frames.map(({ lit, view: { tiles, seats } }) => {
      const [first] = tiles;
      return [lit.length, first!.rescuers.length, first!.inspector, seats[1]!.points];
    });
    expect(steps.slice(0, 7)).toEqual([
      [1, 1, false, 0],
      [2, 1, false, 0],
      [3, 1, false, 0],
      [4, 1, false, 0],
      [4, 0, false, 0],
      [4, 0, true, 0],
      [4, 0, true, 4],
    ]);
  });

  test("of one's own is on the table at once, and counted there", () => {
    const newest = after([["red", score]], { player: "red", your_turn: true });
    const frames = framesBetween({ ...START, player: "red" }, newest)!;
    expect(frames.every((frame) => frame.view === newest)).toBe(true);
    expect(Math.max(...frames.map((frame) => frame.lit.length))).toBe(4);
  });
});

describe("there is nothing to show step by step", () => {
  test("if something was taken back", () => {
    const before = after([["blue", scout, team]]);
    expect(framesBetween(before, after([["blue", scout]]))).toBeNull();
    expect(framesBetween(before, after([["blue", scout, score]]))).toBeNull();
  });

  test("if more happened than the view tells", () => {
    expect(framesBetween(START, after([["blue", team]], { action_count: 9 }))).toBeNull();
  });

  test("if nothing was played: then the view follows at once", () => {
    const newest = view({ sequence: 11 });
    expect(framesBetween(START, newest)!.map((frame) => frame.view)).toEqual([newest]);
  });
});

test("moments are shown again under the names of those who acted, up to the present", () => {
  const { moments } = told as Moments;
  const now = view({ seats: SEATS.slice(0, 3) });
  const frames = framesAgain(moments.slice(3, 8), now);
  const players = moments.slice(3, 7).map((moment) => moment.player);
  const acting = frames.flatMap(({ played }, place) =>
    played && played !== frames[place - 1]?.played ? [frames[place]!.view.player] : [],
  );
  expect(acting).toEqual(players);
  expect(frames.at(-1)!.view).toBe(now);
});
