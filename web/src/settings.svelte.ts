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
  muted: boolean;
  phrases: boolean; // whether others' are shown
  notify: boolean;
  pace: Pace;
  ending: Ending;
  name: string;
}

class Settings {
  theme = $state<Theme>("auto");
  language = $state<Language | null>(null);
  muted = $state(false);
  phrases = $state(true);
  notify = $state(false);
  pace = $state<Pace>("calm");
  ending = $state<Ending>("undo");
  name = $state("");

  constructor() {
    Object.assign(this, load<Partial<Kept>>("settings", {}));
  }

  /** How long a millisecond of the calm pace takes. */
  get tempo(): number {
    return { calm: 1, quick: 0.45, instant: 0 }[this.pace];
  }

  get calm(): boolean {
    return this.pace === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Keep the settings and let the page follow them. */
  apply(): void {
    const { theme, language, muted, phrases, notify, pace, ending, name } = this;
    save("settings", { theme, language, muted, phrases, notify, pace, ending, name } satisfies Kept);
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.motion = pace === "instant" ? "off" : "on";
  }
}

export const settings = new Settings();
