/** Which pieces of the board aren't there yet: they are still on their way. */

import { pieceKey } from "../../board/pieces";
import type { Flight } from "./scenes";

export const arrivingPieces = (flights: readonly Flight[]): Set<string> =>
  new Set(
    flights
      .filter(({ way }) => way === "in")
      .map(({ cell, kind, colour }) => pieceKey(cell, kind ? "tile" : (colour ?? "inspector"))),
  );
