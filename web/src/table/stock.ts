/**
 * Rescuers and inspectors that aren't on the board, and the gaps of those that are: the view says how many
 * there are.
 */

import type { GameView, SeatView } from "../wire/types";

type Tiles = Pick<GameView, "tiles">;

/** One entry for each piece: whether it is still in stock. */
const places = (inStock: number, onBoard: number): boolean[] =>
  Array.from({ length: inStock + onBoard }, (_, index) => index < inStock);

export const rescuersOf = ({ tiles }: Tiles, seat: SeatView): boolean[] =>
  places(seat.supply, tiles.filter((tile) => tile.rescuers.includes(seat.player)).length);

export const inspectorsOf = (view: Pick<GameView, "tiles" | "unused_inspectors">): boolean[] =>
  places(view.unused_inspectors, view.tiles.filter((tile) => tile.inspector).length);
