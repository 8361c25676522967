/** A game that is being watched: its view follows the server's stream, at a pace that people can follow. */

import { settings } from "../settings.svelte";
import * as api from "./api";
import { Refusal } from "./api";
import type { GameView, PresenceView } from "./types";

const LONGEST_QUEUE = 12; // views that wait to be shown; who is further behind sees only the last

/** A bot that stands in acts alone: whoever has the seat plays on once they have taken it back. */
function whileStoodInFor(view: GameView): GameView {
  const bot = view.seats.some((seat) => seat.player === view.player && seat.substitute);
  return bot ? { ...view, your_turn: false, choices: [], can_take_back: false, can_confirm: false } : view;
}

export class LiveGame {
  view = $state.raw<GameView | null>(null);
  presence = $state.raw<PresenceView | null>(null);
  link = $state<"connecting" | "live" | "lost">("connecting");
  unknown = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  private askedAt = $state<number | null>(null); // the moment that what was asked last builds on
  private source: EventSource | null = null;
  private queue: GameView[] = [];
  private newest = -1;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly game: string) {
    this.connect();
  }

  /** Whether something was asked and not answered yet; the stream's news may answer before the request does. */
  get busy(): boolean {
    return this.askedAt !== null && this.view !== null && this.view.sequence <= this.askedAt;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.source?.close();
  }

  /** Open the stream anew: also after taking a seat, since the old one was a spectator's. */
  connect(): void {
    clearTimeout(this.retry);
    this.source?.close();
    if (this.closed) return;
    const source = new EventSource(api.eventsOf(this.game));
    this.source = source;
    source.addEventListener("open", () => (this.link = "live"));
    source.addEventListener("view", (event) =>
      this.arrive(JSON.parse((event as MessageEvent<string>).data) as GameView),
    );
    source.addEventListener(
      "presence",
      (event) => (this.presence = JSON.parse((event as MessageEvent<string>).data) as PresenceView),
    );
    source.addEventListener("error", () => {
      this.link = this.view ? "lost" : "connecting";
      if (source.readyState === EventSource.CLOSED) void this.comeBack();
    });
  }

  /** The browser gave up on the stream: see whether the game is there, and try again. */
  private async comeBack(): Promise<void> {
    try {
      this.arrive(await api.view(this.game));
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "game/unknown") {
        this.unknown = true;
        return;
      }
    }
    this.retry = setTimeout(() => this.connect(), 1500);
  }

  private arrive(told: GameView): void {
    const view = whileStoodInFor(told);
    if (view.sequence < this.newest) return;
    const again = view.sequence === this.newest;
    this.newest = view.sequence;
    if (again && this.queue.length === 0) {
      this.lay(view);
      return;
    }
    this.queue.push(view);
    if (this.queue.length > LONGEST_QUEUE) this.queue.splice(0, this.queue.length - 1);
    this.drain();
  }

  /** Show the next view, but not before people have seen the last one. */
  private drain(): void {
    clearTimeout(this.timer);
    const pause = this.view === null || document.hidden ? 0 : settings.pause;
    const wait = this.shownAt + pause - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.drain(), wait);
      return;
    }
    const next = this.queue.shift();
    if (!next) return;
    this.view = next;
    this.shownAt = performance.now();
    if (this.queue.length > 0) this.drain();
  }

  /** What one has done oneself is shown at once. */
  private show(view: GameView): void {
    if (view.sequence < this.newest) return;
    this.newest = view.sequence;
    this.queue = [];
    this.lay(whileStoodInFor(view));
    this.shownAt = performance.now();
  }

  /** Put a view on the table, unless it lies there already: it would put down what somebody has taken up since. */
  private lay(view: GameView): void {
    if (view.sequence !== this.view?.sequence || JSON.stringify(view) !== JSON.stringify(this.view))
      this.view = view;
  }

  /** Ask the server for something; whether it agreed. */
  private async ask(request: (after: number) => Promise<{ view: GameView }>): Promise<boolean> {
    if (this.busy || !this.view) return false;
    const now = this.view.sequence;
    this.askedAt = now;
    this.refusal = null;
    try {
      this.show((await request(now)).view);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.view) this.show(problem.view);
      this.refusal = problem;
      return false;
    } finally {
      if (this.askedAt === now) this.askedAt = null;
    }
  }

  act = (action: api.Doing): Promise<boolean> => this.ask((after) => api.act(this.game, action, after));
  takeBack = (): Promise<boolean> => this.ask((after) => api.takeBack(this.game, after));
  confirm = (): Promise<boolean> => this.ask((after) => api.confirm(this.game, after));
  abandon = (): Promise<boolean> => this.ask((after) => api.abandon(this.game, after));

  /** Play on oneself, instead of the bot that stands in. */
  takeOver = (): Promise<boolean> => this.ask(async () => ({ view: await api.comeBack(this.game) }));

  async join(name: string): Promise<boolean> {
    const joined = await this.ask(() => api.join(this.game, name));
    if (joined) this.connect();
    return joined;
  }
}

let begun: LiveGame | null = null;

/** Begin to listen to a game whose table is still being fetched. */
export function listenAhead(game: string): void {
  begun = new LiveGame(game);
}

/** The game, perhaps listened to already. */
export function liveGame(game: string): LiveGame {
  const live = begun?.game === game ? begun : new LiveGame(game);
  begun = null;
  return live;
}
