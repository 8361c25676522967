import { beforeEach, describe, expect, test, vi } from "vitest";
import { gainsOf } from "../../src/table/scoring";
import { Selection } from "../../src/table/selection.svelte";
import type { Choice, Target } from "../../src/wire/types";
import { choice, target, view } from "../views";

const send = vi.fn();
let selection: Selection;

beforeEach(() => {
  send.mockClear();
  selection = new Selection(send);
});

const way = (points: number, ...helpers: string[]): Target =>
  target(`with ${helpers.join(" ")}`, "0,0", {
    score: { points, helpers, colours: [], ability: 0, returns: [], bonus: null },
  });

const score = (targets: Target[], more: Partial<Choice> = {}): Choice =>
  choice("score", {
    piece: "rescuer",
    source: "0,0",
    targets,
    take: { number: 0, cells: [] },
    put: { number: 1, cells: ["0,0"] },
    ...more,
  });

const request = (more: object) => ({ score: "0,0", helpers: [], take: [], put: ["0,0"], ...more });

describe("a rescuer that can score", () => {
  test("is worth the best of its Scores", () => {
    expect(gainsOf([score([way(2), way(4, "1,0")])])).toEqual(new Map([["0,0", 4]]));
  });

  test("scores with two touches, with the helpers that bring most", () => {
    selection.follow(view({ choices: [score([way(2), way(4, "1,0")])] }));
    selection.touch("0,0");
    selection.scorer.proceed();
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ helpers: ["1,0"] }));
  });

  test("can still go elsewhere", () => {
    const herd = choice("herd", { piece: "rescuer", source: "0,0", targets: [target("herd", "0,1")] });
    selection.follow(view({ choices: [herd, score([way(2)])] }));
    selection.touch("0,0");
    expect(selection.scoring).not.toBeNull();
    selection.touch("0,1");
    expect(send).toHaveBeenCalledExactlyOnceWith("herd");
  });

  test("is put down by a second touch", () => {
    selection.follow(view({ choices: [score([way(2)])] }));
    selection.touch("0,0");
    selection.touch("0,0");
    expect(selection.clearable).toBe(false);
  });
});

describe("helpers", () => {
  test("who bring the same are chosen by the player, by touching one", () => {
    selection.follow(view({ choices: [score([way(3, "1,0"), way(3, "-1,0"), way(2)])] }));
    selection.touch("0,0");
    expect(selection.scoring?.target).toBeNull();
    expect(selection.targets).toEqual(new Set(["1,0", "-1,0"]));
    selection.scorer.proceed();
    expect(send).not.toHaveBeenCalled();
    selection.touch("-1,0");
    selection.scorer.proceed();
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ helpers: ["-1,0"] }));
  });

  test("are left out by a touch", () => {
    selection.follow(view({ choices: [score([way(2), way(3, "1,0")])] }));
    selection.touch("0,0");
    selection.touch("1,0");
    expect(selection.scoring?.target?.score?.points).toBe(2);
  });
});

describe("inspectors", () => {
  const princess = {
    take: { number: 1, cells: ["5,0", "6,0"] },
    put: { number: 2, cells: ["0,0", "1,0", "2,0"] },
  };
  beforeEach(() => {
    selection.follow(view({ choices: [score([way(2)], princess)] }));
    selection.touch("0,0");
  });

  test("are moved in steps, and nothing is chosen before the player does", () => {
    expect(selection.scoring).toMatchObject({ step: "take", take: [], put: [] });
    expect(selection.targets).toEqual(new Set(["5,0", "6,0"]));
    selection.touch("6,0");
    expect(selection.targets).toEqual(new Set(["0,0", "1,0", "2,0"]));
    selection.touch("1,0");
    expect(send).not.toHaveBeenCalled();
    selection.touch("2,0");
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ take: ["6,0"], put: ["1,0", "2,0"] }));
  });

  test("go back one step at a time", () => {
    selection.touch("6,0");
    selection.touch("1,0");
    selection.back();
    expect(selection.scoring).toMatchObject({ step: "put", take: ["6,0"], put: [] });
    selection.back();
    expect(selection.scoring).toMatchObject({ step: "take", take: [] });
    selection.back();
    expect(selection.scoring?.step).toBe("sum");
    selection.back();
    expect(selection.scoring).toBeNull();
  });

  test("are carried to their tile, and unused ones too", () => {
    expect(selection.scorer.canCarry("4,0")).toBe(false);
    expect(selection.scorer.carry("5,0")).toBe(true);
    expect(selection.targets).toEqual(new Set(["0,0", "1,0", "2,0"]));
    selection.scorer.drop("1,0");
    expect(selection.scoring).toMatchObject({ step: "put", take: ["5,0"], put: ["1,0"] });
    expect(selection.scorer.carry(null)).toBe(true);
    selection.scorer.drop("7,0"); // not there
    expect(selection.scoring?.put).toEqual(["1,0"]);
    selection.scorer.carry(null);
    selection.scorer.drop("0,0");
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ take: ["5,0"], put: ["1,0", "0,0"] }));
  });

  test("let nothing else be touched meanwhile", () => {
    expect(selection.touch("9,9")).toBe("nothing");
    expect(selection.scoring?.step).toBe("take");
  });
});

describe("while the sum is shown, an inspector", () => {
  const herd = choice("herd", { piece: "rescuer", source: "0,0", targets: [target("herd", "0,1")] });
  const fromBoard = { take: { number: 1, cells: ["0,1", "1,0", "5,0"] } };
  const sum = (): void => {
    selection.follow(view({ choices: [herd, score([way(2), way(3, "1,0")], fromBoard)] }));
    selection.touch("0,0");
  };

  test("is taken by one touch, which scores", () => {
    sum();
    expect(selection.scorer.takeable).toEqual(["0,1", "1,0", "5,0"]);
    selection.touch("5,0");
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ helpers: ["1,0"], take: ["5,0"] }));
  });

  test("is told apart from its tile, where the rescuer may go too, and from the helper beside it", () => {
    sum();
    selection.touch("1,0");
    expect(selection.scoring?.target?.score?.helpers).toEqual([]);
    selection.touch("1,0", "inspector");
    expect(send).toHaveBeenLastCalledWith(request({ take: ["1,0"] }));
    selection.follow(view({ sequence: 11 })); // the Score was made
    sum();
    selection.touch("0,1");
    expect(send).toHaveBeenLastCalledWith("herd");
  });

  test("is carried to its tile, which scores too", () => {
    sum();
    expect(selection.scorer.carry("5,0")).toBe(true);
    expect(selection.targets).toContain("0,0");
    selection.scorer.drop("0,0");
    expect(send).toHaveBeenCalledExactlyOnceWith(request({ helpers: ["1,0"], take: ["5,0"] }));
  });

  test("waits while it isn't settled who helps, and is the first of several", () => {
    const two = {
      take: { number: 2, cells: ["5,0", "6,0", "7,0"] },
      put: { number: 2, cells: ["0,0", "1,0", "2,0"] },
    };
    selection.follow(view({ choices: [herd, score([way(3, "1,0"), way(3, "-1,0")], two)] }));
    selection.touch("0,0");
    expect(selection.scorer.takeable).toEqual([]);
    selection.touch("1,0");
    selection.touch("6,0");
    expect(selection.scoring).toMatchObject({ step: "take", take: ["6,0"] });
    expect(selection.scorer.takeable).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });
});
