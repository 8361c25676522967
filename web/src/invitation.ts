/** The invitation that somebody followed and hasn't answered yet, for the way back to it. */

import { load, save } from "./storage";

export interface Invitation {
  game: string;
  host: string | null;
}

export const invitation = (): Invitation | null => load<Invitation | null>("invitation", null);
export const keepInvitation = (kept: Invitation): void => save("invitation", kept);

/** The invitation to this game is answered, or its game is gone. */
export function dropInvitation(game: string): void {
  if (invitation()?.game === game) save("invitation", null);
}
