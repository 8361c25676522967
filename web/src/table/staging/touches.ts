/** Touches while something is shown: they skip it, and act only where the player has to act anyway. */

import { flushSync } from "svelte";
import type { Stage } from "./stage.svelte";

const STAGE = ".middle"; // the board and what lies below it
const ACTS = ".board, .tray";
const STAYS = "[data-stays]"; // controls of what is shown

/** Whether a touch goes on to what was touched. What was touched then follows the newest view. */
export function passes(stage: Stage, target: Element): boolean {
  if (!stage.playing || !target.closest(STAGE) || target.closest(STAYS)) return true;
  const acts = stage.called && stage.shows === "course" && target.closest(ACTS) !== null;
  stage.skip();
  flushSync();
  return acts;
}
