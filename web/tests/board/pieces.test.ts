import { expect, test } from "vitest";
import { follow } from "../../src/board/pieces";
import { tile } from "../views";

const ids = (pieces: ReturnType<typeof follow>): number[] => pieces.map((piece) => piece.id).sort();

test("two rescuers stand left and right, an inspector in the single corner", () => {
  const pieces = follow([], [tile("0,0", "mut", { rescuers: ["red", "blue"], inspector: true })]);
  expect(pieces.map(({ what, tile, slot }) => [what, tile, slot])).toEqual([
    ["red", 0, 0],
    ["blue", 0, 1],
    ["inspector", 0, 2],
  ]);
});

test("a piece that stays is the same, also if its tile moves", () => {
  const before = follow([], [tile("0,0", "mut", { rescuers: ["red"] }), tile("1,0")]);
  expect(follow(before, [tile("5,3", "mut", { rescuers: ["red"] }), tile("1,0")])).toEqual(before);
});

test("a rescuer who walks to another tile stays the same", () => {
  const before = follow([], [tile("0,0", "mut", { rescuers: ["red"] }), tile("1,0")]);
  const after = follow(before, [tile("0,0"), tile("1,0", "mut", { rescuers: ["red"] })]);
  expect(after).toEqual([{ ...before[0]!, tile: 1 }]);
});

test("two rescuers who swap places keep who they are", () => {
  const pair = (a: "red" | "blue", b: "red" | "blue") => [
    tile("0,0", "mut", { rescuers: [a] }),
    tile("1,0", "mut", { rescuers: [b] }),
  ];
  const before = follow([], pair("red", "blue"));
  const after = follow(before, pair("blue", "red"));
  const of = (pieces: typeof before, what: string) => pieces.find((piece) => piece.what === what);
  expect(of(after, "red")).toMatchObject({ id: of(before, "red")!.id, tile: 1 });
  expect(of(after, "blue")).toMatchObject({ id: of(before, "blue")!.id, tile: 0 });
});

test("of two rescuers of one colour the one who stays isn't the one who walks", () => {
  const before = follow(
    [],
    [tile("0,0", "mut", { rescuers: ["red"] }), tile("1,0", "mut", { rescuers: ["red"] })],
  );
  const after = follow(before, [
    tile("0,0", "mut", { rescuers: ["red"] }),
    tile("1,0"),
    tile("2,0", "mut", { rescuers: ["red"] }),
  ]);
  expect(after.find((piece) => piece.tile === 0)!.id).toBe(before[0]!.id);
  expect(ids(after)).toEqual(ids(before));
});

test("who comes is new, and who leaves is gone", () => {
  const before = follow([], [tile("0,0", "mut", { rescuers: ["red"] })]);
  const after = follow(before, [tile("0,0", "mut", { rescuers: ["blue"] })]);
  expect(after).toHaveLength(1);
  expect(ids(after)).not.toEqual(ids(before));
});
