/** Whether this device has what it needs to play without a server: Python, the rules and the bots. */

import { SIZE, VERSION } from "virtual:offline-set";
import { load, save } from "../storage";

export { SIZE, VERSION };
export const FOLDER = `/offline/${VERSION}/`;

const NAME = "offline";

/** Whether the whole set of this page's version is kept here. */
export const ready = (): boolean => load<string>(NAME, "") === VERSION;
/** Whether the player asked for it once; perhaps another version is kept. */
export const wanted = (): boolean => load<string>(NAME, "") !== "";
export const noteReady = (): void => save(NAME, VERSION);
/** The browser has dropped it, or the player doesn't want it any more. */
export const noteGone = (): void => save(NAME, "");

const MARK = "~"; // as `cleocatra.offline.changes` marks the ids of its games

export const onDevice = (game: string): boolean => game.startsWith(MARK);
