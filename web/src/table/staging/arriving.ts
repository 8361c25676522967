/** Which pieces aren't there yet, on the board or in a supply: they are still on their way. */

import { pieceKey } from "../../board/pieces";
import type { Colour } from "../../wire/types";
import type { Flight } from "./scenes";

export const arrivingPieces = (flights: readonly Flight[]): Set<string> =>
  new Set(
    flights
      .filter(({ way }) => way === "in")
      .map(({ cell, kind, colour }) => pieceKey(cell, kind ? "tile" : (colour ?? "inspector"))),
  );

/** How many rescuers of a player are on their way back to the supply. */
export const homingOf = (flights: readonly Flight[], player: Colour): number =>
  flights.filter(({ way, colour }) => way === "out" && colour === player).length;
