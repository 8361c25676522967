/** The screens beside the start page: each is loaded when it is needed. */

const SCREENS = {
  new: () => import("./NewGame.svelte"),
  play: () => import("./GameScreen.svelte"),
  lobby: () => import("./Lobby.svelte"),
  games: () => import("./MyGames.svelte"),
  settings: () => import("./Settings.svelte"),
  lesson: () => import("./FirstSteps.svelte"),
  learn: () => import("./Learn.svelte"),
  replay: () => import("./Replay.svelte"),
};

/** The screen of this name; null for the start page. */
export function screen(name: string | undefined): ReturnType<(typeof SCREENS)[keyof typeof SCREENS]> | null {
  return name !== undefined && name in SCREENS ? SCREENS[name as keyof typeof SCREENS]() : null;
}
