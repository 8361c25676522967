/**
 * The score track as a pyramid of blocks: rows that become shorter by one block as they rise, below a
 * capstone.
 */

export interface Block {
  number: number;
  x: number; // the middle
  y: number;
  width: number;
}
export interface Track {
  blocks: Block[];
  rows: number; // with the plinth
  capstone: number; // its width, in blocks
}

export const BLOCK_WIDTH = 38;
export const BLOCK_HEIGHT = 25;
const SHORTEST = 3; // blocks in a row

/** The lengths of the rows from the ground up, as few as hold this many blocks; null if the rows can't. */
function rowsFor(count: number, longest: number): number[] | null {
  const rows: number[] = [];
  let room = 0;
  for (let length = longest; length >= SHORTEST && room < count; length--) {
    rows.push(length);
    room += length;
  }
  return room >= count ? rows : null;
}

function shortestRows(count: number): number[] {
  for (let longest = SHORTEST; ; longest++) {
    const rows = rowsFor(count, longest);
    if (rows) return rows;
  }
}

/** The track to a goal: 0 is the plinth, odd rows run to the right and even rows to the left. */
export function buildTrack(goal: number): Track {
  const rows = shortestRows(goal - 1);
  const longest = rows[0] ?? SHORTEST;
  const plinth = { number: 0, x: 0, y: -BLOCK_HEIGHT / 2, width: (longest + 1) * BLOCK_WIDTH };
  const steps = rows.flatMap((length, row) => rowOfBlocks(length, row + 1));
  const blocks = steps.slice(0, goal - 1).map((place, index) => ({ ...place, number: index + 1 }));
  return { blocks: [plinth, ...blocks], rows: rows.length + 1, capstone: longest - rows.length };
}

function rowOfBlocks(length: number, row: number): Omit<Block, "number">[] {
  const y = -(row + 0.5) * BLOCK_HEIGHT;
  const places = Array.from({ length }, (_, index) => (index - (length - 1) / 2) * BLOCK_WIDTH);
  if (row % 2 === 0) places.reverse();
  return places.map((x) => ({ x, y, width: BLOCK_WIDTH }));
}
