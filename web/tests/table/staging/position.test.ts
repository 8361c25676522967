/** The tables that the page makes of actions are those that the server tells, through a whole game. */

import { expect, test } from "vitest";
import { done } from "../../../src/table/staging/position";
import { viewAt } from "../../../src/table/staging/scenes";
import type { GameView, Moments } from "../../../src/wire/types";
import told from "../../data/moments.json";
import { seat, view } from "../../views";

const { moments } = told as Moments;
const now = view({ seats: [seat("red"), seat("blue"), seat("black")] });

/** What lies on the table, whatever the order in which rescuers came to a tile. */
const lying = ({ tiles, pile_size, unseen, unused_inspectors, open_tile, seats }: GameView): unknown => ({
  tiles: tiles.map((tile) => ({ ...tile, rescuers: [...tile.rescuers].sort() })),
  pile_size,
  unseen,
  unused_inspectors,
  open_tile,
  seats: seats.map(({ player, points, supply }) => ({ player, points, supply })),
});

test.each(moments.slice(1).map((moment) => [moment.number, moment.action!.action] as const))(
  "after action %i, %s",
  (number) => {
    const [before, after] = [moments[number - 1]!, moments[number]!];
    const made = done(before.player!, after.action!)(viewAt(before, now));
    expect(lying(made)).toEqual(lying(viewAt(after, now)));
  },
);
