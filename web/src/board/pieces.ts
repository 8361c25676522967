/** Pieces with an identity that lasts from view to view, so that a rescuer who moves is seen to walk. */

import type { Colour, TileView } from "../wire/types";

export interface PlacedPiece {
  id: number;
  what: Colour | "inspector";
  tile: number; // the tile's number: tiles keep it when they move
  slot: 0 | 1 | 2;
}

/** A name for a tile, a rescuer or an inspector on a cell. */
export const pieceKey = (cell: string, what: PlacedPiece["what"] | "tile"): string => `${cell}/${what}`;

let lastId = 0;

/** The pieces on these tiles; those that were there before keep their identity. */
export function follow(before: readonly PlacedPiece[], tiles: readonly TileView[]): PlacedPiece[] {
  const left = new Set(before);
  const take = (wanted: (piece: PlacedPiece) => boolean): PlacedPiece | undefined => {
    for (const piece of left) if (wanted(piece)) return (left.delete(piece), piece);
    return undefined;
  };
  const now: PlacedPiece[] = [];
  const moved: { what: Colour | "inspector"; tile: number }[] = [];
  tiles.forEach((tile, number) => {
    for (const what of [...tile.rescuers, ...(tile.inspector ? (["inspector"] as const) : [])]) {
      const stayed = take((piece) => piece.what === what && piece.tile === number);
      if (stayed) now.push(stayed);
      else moved.push({ what, tile: number });
    }
  });
  for (const { what, tile } of moved) {
    const walked = take((piece) => piece.what === what);
    const right = now.some((piece) => piece.tile === tile && piece.slot === 0);
    now.push({ id: walked?.id ?? ++lastId, what, tile, slot: what === "inspector" ? 2 : right ? 1 : 0 });
  }
  return now;
}
