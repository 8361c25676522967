/** Walking over the board by arrow keys: which cell lies next in a direction. */

import { centre, type Cell } from "./geometry";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isWay = (name: string): boolean => name in WAYS;

/** Of these cells the nearest one in the direction of an arrow key. */
export function next<C extends Cell>(from: Cell, cells: readonly C[], arrow: string): C | null {
  const [wx, wy] = WAYS[arrow]!;
  const start = centre(from);
  let best: C | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const to = centre(cell);
    const along = (to.x - start.x) * wx + (to.y - start.y) * wy;
    const aside = Math.abs((to.x - start.x) * wy) + Math.abs((to.y - start.y) * wx);
    const cost = along + 1.6 * aside;
    if (along > 5 && aside < 2.2 * along && cost < least) [best, least] = [cell, cost];
  }
  return best;
}
