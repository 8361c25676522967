/**
 * Rescuers and inspectors that aren't on the board, and the gaps of those that are: the view says how many
 * there are.
 */

import type { GameView, SeatView } from "../wire/types";

type Tiles = Pick<GameView, "tiles">;

/** One entry for each piece: whether it is still in stock. */
const places = (inStock: number, onBoard: number): boolean[] =>
  Array.from({ length: inStock + onBoard }, (_, index) => index < inStock);

/** `homing`: how many are in the supply by the view, but are still seen on their way there. */
export const rescuersOf = ({ tiles }: Tiles, { player, supply }: SeatView, homing = 0): boolean[] =>
  places(supply - homing, homing + tiles.filter((tile) => tile.rescuers.includes(player)).length);

export const inspectorsOf = (view: Pick<GameView, "tiles" | "unused_inspectors">): boolean[] =>
  places(view.unused_inspectors, view.tiles.filter((tile) => tile.inspector).length);
