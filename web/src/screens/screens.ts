/** The screens beside the start page: each is loaded when it is needed. */

import { learnWords } from "../words/words.svelte";

/** A screen that needs the words for learning too. */
async function taught<T>(screen: Promise<T>): Promise<T> {
  await learnWords();
  return screen;
}

const SCREENS = {
  new: () => import("./NewGame.svelte"),
  play: () => import("./GameScreen.svelte"),
  lobby: () => import("./Lobby.svelte"),
  games: () => import("./MyGames.svelte"),
  settings: () => import("./Settings.svelte"),
  lessons: () => taught(import("./lessons/Lessons.svelte")),
  puzzles: () => taught(import("./puzzles/Puzzles.svelte")),
  learn: () => taught(import("./Learn.svelte")),
  replay: () => taught(import("./Replay.svelte")),
  try: () => taught(import("./study/TryTurn.svelte")),
  analysis: () => taught(import("./analysis/Analysis.svelte")),
};

/** The screen of this name; null for the start page. */
export function screen(name: string | undefined): ReturnType<(typeof SCREENS)[keyof typeof SCREENS]> | null {
  return name !== undefined && name in SCREENS ? SCREENS[name as keyof typeof SCREENS]() : null;
}
