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

/** `lifted`: how many more than by the view, while a Score takes some from the board and puts some there. */
export const inspectorsOf = (
  { tiles, unused_inspectors }: Pick<GameView, "tiles" | "unused_inspectors">,
  lifted = 0,
): boolean[] => places(unused_inspectors + lifted, tiles.filter((tile) => tile.inspector).length - lifted);
