/** Whether this device has what it needs to play without a server: Python, the rules and the bots. */

import { SIZE, VERSION } from "virtual:offline-set";
import { ROOT, STATIC } from "../place";
import { load, save } from "../storage";

export { SIZE, VERSION };
export const FOLDER = `${ROOT}offline/${VERSION}/`;

const NAME = "offline";

/** Whether the whole set of this page's version is kept here. */
export const kept = (): boolean => load<string>(NAME, "") === VERSION;
/** Whether this device plays by itself: with a kept set, or with the files of a static site. */
export const ready = (): boolean => STATIC || kept();
/** Whether the player asked for it once; perhaps another version is kept. */
export const wanted = (): boolean => load<string>(NAME, "") !== "";
export const noteReady = (): void => save(NAME, VERSION);
/** The browser has dropped it, or the player doesn't want it any more. */
export const noteGone = (): void => save(NAME, "");

const MARK = "~"; // as `cleocatra.offline.changes` marks the ids of its games

export const onDevice = (game: string): boolean => game.startsWith(MARK);
