/** Names for parts of the generated types. */

import type { Choice, GameView } from "./types";

export type ActionKind = Choice["kind"];
export type Stage = GameView["stage"];
