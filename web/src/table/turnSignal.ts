/** Calls a player to their turn: by a sound, and by a notification where they look elsewhere. */

import type { GameView } from "../wire/types";
import { t } from "../words/words.svelte";
import { notify, withdraw } from "./notice";
import { play, shake } from "./sound";

export class TurnSignal {
  private called = false;

  constructor(private readonly game: string) {}

  follow(view: Pick<GameView, "your_turn" | "stage">): void {
    const mine = view.your_turn && view.stage !== "confirm";
    if (mine === this.called) return;
    this.called = mine;
    if (!mine) {
      void withdraw(this.game);
      return;
    }
    play("turn");
    shake();
    void notify(t("title-your-turn"), this.game);
  }
}
