import { expect, test } from "vitest";
import { Hints } from "../../src/table/hints.svelte";
import type { HintReason, HintView, IdeaView } from "../../src/wire/types";
import { t } from "../../src/words/words.svelte";
import { seat } from "../views";

const SEATS = [seat("red"), seat("blue", { name: "Zoë" })];
const REASON: HintReason = {
  aim: "score",
  before: 3,
  after: 5,
  rival: null,
  piece: "rescuer",
  cell: "1,0",
  tile: "mut",
  colours: 0,
  helpers: 0,
};
const idea = (share: number): IdeaView => ({
  actions: ["herd 1,0>2,0"],
  steps: [{ kind: "herd", source: "1,0", cell: "2,0", cells: ["1,0", "2,0"], tile: "mut" }],
  share,
  tries: 9,
});

function hints(reason: Partial<HintReason> = {}, ...shares: number[]): Hints {
  const hint = { reason: { ...REASON, ...reason }, ideas: (shares.length ? shares : [0.6]).map(idea) };
  return new Hints(() => Promise.resolve(hint as unknown as HintView));
}

test("first the aim, then the piece, then the move, each with why and with its cells", async () => {
  const told = hints({}, 0.6, 0.5);
  expect(await told.next(SEATS)).toEqual([
    "There’s a Score worth 5 this turn.",
    "As things stand, your best Score is only worth 3.",
  ]);
  expect(told.cells).toEqual([]);
  expect(await told.next(SEATS)).toEqual([
    "Start with your rescuer on Mut.",
    "It raises your best Score from 3 to 5.",
  ]);
  expect(told.cells).toEqual(["1,0"]);
  expect((await told.next(SEATS))[1]).toBe(t("hint-move-next", { percent: 60, other: 50 }));
  expect(told.cells).toEqual([]);
  expect(told.steps).toEqual(idea(0.6).steps);
});

test("who asks on gets the move again, and elsewhere a new hint", async () => {
  const told = hints();
  for (const _ of [1, 2, 3]) await told.next(SEATS);
  expect((await told.next(SEATS))[0]).toContain("Play: ");
  told.forget();
  expect(told.steps).toEqual([]);
  expect((await told.next(SEATS))[0]).toContain("a Score worth 5");
});

test("there is a way on until the move, and only beside the hint itself", async () => {
  const told = hints();
  const first = await told.next(SEATS);
  expect(told.more(first)).toBe(t("hint-more-piece"));
  expect(told.more(["something else"])).toBeNull();
  expect(told.more(await told.next(SEATS))).toBe(t("hint-more-move"));
  expect(told.more(await told.next(SEATS))).toBeNull();
});

test.each<[Partial<HintReason>, string, string]>([
  [
    { before: 5, colours: 4, helpers: 1 },
    "It’s ready now, and an inspector could close it before your next turn.",
    "It has 4 colors around it, and a helper.",
  ],
  [
    { aim: "block", rival: "blue", before: 4, after: 2 },
    "Then Zoë’s best Score is only worth 2.",
    "It lowers Zoë’s best Score from 4 to 2.",
  ],
  [
    { aim: "tile", piece: "pile", before: 3, after: 3 },
    "What’s on the board promises less than what may come.",
    "A strong bot found nothing better to start with.",
  ],
  [
    { aim: "prepare", piece: "supply", before: 0 },
    "As things stand, you couldn’t score at all.",
    "It raises your best Score from 0 to 5.",
  ],
])("the reasons fit: %o", async (reason, aim, piece) => {
  const told = hints(reason);
  expect((await told.next(SEATS))[1]).toBe(aim);
  expect((await told.next(SEATS))[1]).toBe(piece);
});
