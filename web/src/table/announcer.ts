/** What a screen reader says when a view shows something new. */

import type { Colour, GameView, TurnView } from "../wire/types";
import { playerName, seatName, sentence, standsIn } from "../words/names";
import { t } from "../words/words.svelte";

/** The name of the player who gets the device, where several players share it. */
export function handOverTo(view: GameView): string | null {
  const shared = view.seats.filter((seat) => seat.yours).length > 1;
  return shared && view.your_turn && view.stage !== "confirm" ? playerName(view.seats, view.player) : null;
}

/** Compares each view with the one before. The first one is not news. */
export class Announcer {
  private actions: number | null = null; // how many were announced
  private asked: Colour | null = null; // who was told that it is their turn
  private readonly substitutes = new Map<Colour, string | null>();

  announce(view: GameView, turns: readonly TurnView[]): string[] {
    const actions = turns.flatMap((turn) => turn.actions.map((action) => ({ player: turn.player, action })));
    const news = this.actions === null ? [] : actions.slice(this.actions);
    const sentences = [
      ...this.changedSeats(view),
      ...news.map(({ player, action }) => sentence(view.seats, player, action)),
      ...this.ownTurn(view),
    ];
    this.actions = actions.length;
    return sentences;
  }

  /** The bots that stand in since the last view, and the players who are back. */
  private changedSeats({ seats }: GameView): string[] {
    const changed = seats.filter(({ player, substitute }) => {
      const before = this.substitutes.get(player);
      this.substitutes.set(player, substitute);
      return before !== undefined && before !== substitute;
    });
    return changed.map((seat) => standsIn(seat) ?? t("came-back", { name: seatName(seat) }));
  }

  private ownTurn(view: GameView): string[] {
    const asked = view.your_turn ? view.player : null;
    const news = asked !== null && asked !== this.asked && this.actions !== null;
    this.asked = asked;
    const name = handOverTo(view);
    return news ? [name === null ? t("title-your-turn") : t("hand-over", { name })] : [];
  }
}
