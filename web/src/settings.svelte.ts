/** What a player likes, kept in the browser. */

import { load, save } from "./storage";
import type { Language } from "./words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Pace = "calm" | "quick" | "instant";
/** How a turn that is done ends: at once, after a moment in which it can be undone, or by a button. */
export type Ending = "once" | "undo" | "button";

interface Kept {
  theme: Theme;
  language: Language | null;
  sound: boolean;
  notify: boolean;
  pace: Pace;
  ending: Ending;
  name: string;
}

class Settings {
  theme = $state<Theme>("auto");
  language = $state<Language | null>(null);
  sound = $state(false);
  notify = $state(false);
  pace = $state<Pace>("calm");
  ending = $state<Ending>("undo");
  name = $state("");

  constructor() {
    Object.assign(this, load<Partial<Kept>>("settings", {}));
  }

  /** Milliseconds between two things that others do, so that one can follow them. */
  get pause(): number {
    return { calm: 900, quick: 350, instant: 0 }[this.pace];
  }

  get calm(): boolean {
    return this.pace === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Keep the settings and let the page follow them. */
  apply(): void {
    const { theme, language, sound, notify, pace, ending, name } = this;
    save("settings", { theme, language, sound, notify, pace, ending, name } satisfies Kept);
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = pace === "instant" ? "off" : "on";
  }
}

export const settings = new Settings();
