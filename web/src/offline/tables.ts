/** The tables on this device: requests are answered once what they change is kept; bots play their turns. */

import type { Write } from "./logs";
import type { Host } from "./python";

export interface Reply {
  ok: boolean;
  answer: string;
  writes: Write[];
}
export interface Logs {
  read(game: string, after: number): Promise<string[]>;
  write(writes: readonly Write[]): Promise<boolean>;
}
/** Where bots think, so that tables answer meanwhile. */
export interface Thinker {
  think(game: string): Promise<string>;
  ask(game: string | null, path: string, body: string): Promise<Reply>;
}

const UNKEPT: Reply = {
  ok: false,
  answer: JSON.stringify({ code: "store/unavailable", reason: null, rule: null, details: {} }),
  writes: [],
};

/** The game that a request is about. */
export const gameIn = (path: string): string | null => {
  const found = /^\/api\/games\/([^/?]+)/.exec(path)?.[1];
  return found === undefined ? null : decodeURIComponent(found);
};

export class Tables {
  private last: Promise<unknown> = Promise.resolve();
  private readonly followed = new Map<string, number>();
  private readonly driven = new Set<string>();

  /** `tell` hears the views of followed games, `changed` the names of games that changed. */
  constructor(
    private readonly host: Host,
    private readonly logs: Logs,
    private readonly thinker: Thinker,
    private readonly tell: (game: string, view: string) => void,
    private readonly changed: (game: string) => void,
  ) {}

  async ask(path: string, body: string): Promise<Reply> {
    if (this.host.thinks(path, body)) return this.thinker.ask(gameIn(path), path, body);
    const reply = await this.inTurn(() => this.decide(gameIn(path), () => this.host.ask(path, body)));
    for (const { game } of reply.writes) this.announce(game);
    return reply;
  }

  /** Tells the present view of a game, and those that follow; returns how many events there are. */
  async follow(game: string): Promise<number> {
    this.followed.set(game, (this.followed.get(game) ?? 0) + 1);
    await this.heard(game);
    return this.host.sequence(game);
  }

  unfollow(game: string): void {
    const left = (this.followed.get(game) ?? 0) - 1;
    if (left > 0) this.followed.set(game, left);
    else this.followed.delete(game);
  }

  /** A followed game may have changed, here or in another tab. */
  async heard(game: string): Promise<void> {
    if (!this.followed.has(game)) return;
    await this.inTurn(() => this.readOn(game));
    if (this.host.sequence(game) === 0) return;
    this.tell(game, this.host.view(game));
    void this.drive(game);
  }

  private announce(game: string): void {
    this.changed(game);
    void this.heard(game);
  }

  /** One thing after the other: a change is decided on what is kept. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async readOn(game: string): Promise<void> {
    const known = this.host.sequence(game);
    const events = await this.logs.read(game, Math.max(known - 1, 0));
    if (known > 0 && events.shift() === undefined) this.host.forget(game); // it was removed
    if (events.length > 0) this.host.load(game, JSON.stringify(events));
  }

  /** Asks until what the reply changes is kept; another tab may be first. */
  private async decide(game: string | null, ask: () => string): Promise<Reply> {
    for (;;) {
      if (game !== null) await this.readOn(game);
      const reply = JSON.parse(ask()) as Reply;
      if (reply.writes.length === 0) return reply;
      try {
        if (!(await this.logs.write(reply.writes))) continue;
      } catch {
        return UNKEPT;
      }
      this.host.kept();
      return reply;
    }
  }

  /** Lets bots play while it is their turn and somebody looks on. */
  private async drive(game: string): Promise<void> {
    if (this.driven.has(game)) return;
    this.driven.add(game);
    try {
      while (this.followed.has(game) && this.host.bot_acts(game)) {
        const thought = await this.thinker.think(game);
        if (thought === "") break;
        const played = await this.inTurn(() => this.decide(game, () => this.host.play(game, thought)));
        if (!played.ok) break; // what can't be kept doesn't happen
        if (played.writes.length > 0) this.changed(game);
        this.tell(game, this.host.view(game));
      }
    } finally {
      this.driven.delete(game);
    }
  }
}
