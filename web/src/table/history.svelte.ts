/** All turns of a game, and the news in them. */

import type { GameLog, GameView, TurnView } from "../wire/types";
import { Announcer } from "./announcer";

export class History {
  turns = $state.raw<TurnView[]>([]);
  news = $state("");
  private readonly announcer = new Announcer();

  constructor(private readonly log: () => Promise<GameLog>) {}

  /** Adds what a view tells: it has the last turns only, so that older ones may have to be fetched. */
  async follow(view: GameView): Promise<void> {
    const start = view.recent[0]?.number ?? 0;
    if (this.turns.length < start && !(await this.fetchAll())) return; // the next view tries again
    this.turns = [...this.turns.slice(0, start), ...view.recent];
    const sentences = this.announcer.announce(view, this.turns);
    if (sentences.length > 0) this.news = sentences.join(" ");
  }

  private async fetchAll(): Promise<boolean> {
    try {
      this.turns = (await this.log()).turns;
      return true;
    } catch {
      return false;
    }
  }
}
