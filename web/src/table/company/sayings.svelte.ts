/** What players say: each phrase is seen for a moment after it came, whatever this device's clock says. */

import { SvelteMap } from "svelte/reactivity";
import type { Phrase } from "../../wire/api";
import type { Colour, PresenceView } from "../../wire/types";

const LASTS = 5000; // milliseconds

export class Sayings {
  /** Who says what. */
  readonly heard = new SvelteMap<Colour, Phrase>();
  /** The last phrase, for screen readers. */
  last = $state.raw<{ player: Colour; phrase: Phrase } | null>(null);
  private readonly known = new Map<Colour, number>(); // until when each player's last phrase was to be heard
  private readonly timers = new Map<Colour, ReturnType<typeof setTimeout>>();

  /** `hears`: whether a player's words are shown. */
  follow(presence: PresenceView | null, hears: (player: Colour) => boolean): void {
    const said = Object.entries(presence?.saying ?? {}) as [Colour, { phrase: Phrase; until: number }][];
    for (const [player, { phrase, until }] of said) {
      if (this.known.get(player) === until) continue;
      this.known.set(player, until);
      if (hears(player)) this.show(player, phrase);
    }
  }

  private show(player: Colour, phrase: Phrase): void {
    clearTimeout(this.timers.get(player));
    this.heard.set(player, phrase);
    this.last = { player, phrase };
    this.timers.set(
      player,
      setTimeout(() => this.heard.delete(player), LASTS),
    );
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
