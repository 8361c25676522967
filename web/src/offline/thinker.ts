/**
 * The worker in which bots think, so that tables answer meanwhile. It does one thing after the other: bots'
 * turns first, since a table waits for them. It is told the events that it doesn't know.
 */

import type { Answer, Request } from "./messages";
import type { Logs, Reply, Thinker } from "./tables";

/** The worker's side, as `Asked` asks it. */
export interface Asker {
  ask<T extends Answer>(request: Request): Promise<T>;
}
type Work = () => Promise<void>;

/** `start` is called when something has to be thought about for the first time. */
export class OneByOne implements Thinker {
  private asker: Asker | null = null;
  private readonly turns: Work[] = [];
  private readonly questions: Work[] = [];
  private busy = false;

  constructor(
    private readonly start: () => Asker,
    private readonly read: Logs["read"],
  ) {}

  think(game: string): Promise<string> {
    return this.later(this.turns, async (asker) =>
      asker.ask<string>({ do: "think", game, events: await this.missing(asker, game) }),
    );
  }

  ask(game: string | null, path: string, body: string): Promise<Reply> {
    return this.later(this.questions, async (asker) => {
      const events = game === null ? [] : await this.missing(asker, game);
      return asker.ask<Reply>({ do: "ask-with", game, events, path, body });
    });
  }

  private async missing(asker: Asker, game: string): Promise<string[]> {
    return this.read(game, await asker.ask<number>({ do: "known", game }));
  }

  private later<T>(line: Work[], work: (asker: Asker) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      line.push(async () => {
        this.asker ??= this.start();
        await work(this.asker).then(resolve, reject);
      });
      void this.go();
    });
  }

  private async go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let work = this.next(); work; work = this.next()) await work();
    this.busy = false;
  }

  private next(): Work | undefined {
    return this.turns.shift() ?? this.questions.shift();
  }
}
