import { beforeEach, describe, expect, test, vi } from "vitest";
import { Selection } from "../../src/table/selection.svelte";
import { choice, target, view } from "../views";

const send = vi.fn();
let selection: Selection;

beforeEach(() => {
  send.mockClear();
  selection = new Selection(send);
});

describe("a cell with the rescuers of two other players", () => {
  beforeEach(() => {
    const targets = ["0,1", "1,1"].flatMap((cell) => [
      target(`blue on ${cell}`, cell, { player: "blue" }),
      target(`black on ${cell}`, cell, { player: "black" }),
    ]);
    selection.follow(view({ choices: [choice("swap", { piece: "rescuer", source: "0,0", targets })] }));
    selection.choose("swap");
  });

  test("is in doubt when it is touched, and the state says so", () => {
    const before = selection.state;
    selection.touch("0,1");
    expect(selection.doubt).toHaveLength(2);
    expect(selection.state).not.toBe(before);
    expect(send).not.toHaveBeenCalled();
  });

  test("has another state than another cell in doubt", () => {
    selection.touch("0,1");
    const before = selection.state;
    selection.touch("1,1");
    expect(selection.state).not.toBe(before);
  });

  test("is not in doubt if one of the rescuers is touched", () => {
    selection.touch("0,1", "black");
    expect(send).toHaveBeenCalledExactlyOnceWith("black on 0,1");
  });

  test("is done when a way is chosen", () => {
    selection.touch("0,1");
    selection.finish(selection.doubt[1]!);
    expect(send).toHaveBeenCalledExactlyOnceWith("black on 0,1");
    expect(selection.clearable).toBe(false);
  });
});

describe("choosing", () => {
  test("the only way of a kind is sent at once", () => {
    const targets = [target("dispatch", "0,0")];
    selection.follow(view({ choices: [choice("dispatch", { piece: "supply", targets })] }));
    selection.choose("dispatch");
    expect(send).toHaveBeenCalledExactlyOnceWith("dispatch");
  });

  test("the pile turns a tile over with one touch", () => {
    selection.follow(view({ choices: [choice("reveal", { piece: "pile", targets: [target("reveal")] })] }));
    selection.touchPile();
    expect(send).toHaveBeenCalledExactlyOnceWith("reveal");
  });

  test("what was taken up is put down when the game goes on, and kept when the same view comes again", () => {
    const choices = [choice("team", { piece: "supply", targets: [target("a", "0,0"), target("b", "0,1")] })];
    selection.follow(view({ sequence: 10, choices }));
    selection.touchSupply();
    selection.follow(view({ sequence: 10, choices }));
    expect(selection.held).not.toBeNull();
    selection.follow(view({ sequence: 11, choices }));
    expect(selection.held).toBeNull();
  });

  test("a touch on a cell without choices does nothing", () => {
    selection.follow(view());
    expect(selection.touch("5,5")).toBe("nothing");
    expect(selection.question("5,5")).toEqual({ cell: "5,5" });
  });
});

describe("touching the board", () => {
  const team = choice("team", {
    piece: "supply",
    targets: [target("team a", "0,1"), target("team b", "1,1")],
  });
  const search = choice("search", { piece: "tile", source: "1,1", targets: [target("search", "2,1")] });

  test("puts a rescuer where it can mean nothing else", () => {
    selection.follow(view({ choices: [team, search] }));
    expect(selection.quick).toEqual(new Set(["0,1"]));
    selection.touch("0,1");
    expect(send).toHaveBeenCalledExactlyOnceWith("team a");
  });

  test("takes up what could also be moved, and asks", () => {
    selection.follow(view({ choices: [team, search] }));
    selection.touch("1,1");
    expect(send).not.toHaveBeenCalled();
    expect(selection.kinds).toEqual(new Set(["team", "search"]));
    expect(selection.targets).toEqual(new Set(["2,1"]));
  });

  test("does nothing against a kind of action that was chosen", () => {
    selection.follow(
      view({ choices: [team, { ...search, targets: [target("a", "2,1"), target("b", "3,1")] }] }),
    );
    selection.choose("search");
    expect(selection.touch("0,1")).toBe("nothing");
    expect(send).not.toHaveBeenCalled();
  });

  test("doesn't ask which of two names for the same is meant", () => {
    const dispatch = choice("dispatch", { piece: "supply", targets: [target("dispatch", "0,1")] });
    selection.follow(view({ choices: [dispatch, team] }));
    selection.touch("0,1");
    expect(send).toHaveBeenCalledExactlyOnceWith("dispatch");
    selection.follow(
      view({ sequence: 11, choices: [dispatch, { ...team, targets: [target("team a", "0,1")] }] }),
    );
    selection.touchSupply();
    expect(send).toHaveBeenLastCalledWith("dispatch");
    expect(send).toHaveBeenCalledTimes(2);
  });
});
