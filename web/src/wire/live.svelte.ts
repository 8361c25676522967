/** A game that is followed as it happens, on the server or on this device. */

import * as api from "./api";
import { Refusal } from "./api";
import { Contribution } from "./shuffle";
import { follow, type Following } from "./stream";
import type { TableGame } from "./tableGame";
import type {
  Answer,
  Colour,
  GameLog,
  GameView,
  HintView,
  Moments,
  PresenceView,
  WhyAnswer,
  WorthView,
} from "./types";

const RETRY = 1500; // milliseconds until a stream that the browser gave up is opened again

/** The newest view, and the requests that change the game. */
export class LiveGame implements TableGame {
  view = $state.raw<GameView | null>(null);
  presence = $state.raw<PresenceView | null>(null);
  link = $state<"connecting" | "live" | "lost">("connecting");
  unknown = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  private awaited = $state(0); // the sequence number that one's own request leads to, at least
  private following: Following | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private seated: Promise<unknown> = Promise.resolve(); // the last request about a seat
  private readonly contribution: Contribution;

  constructor(readonly game: string) {
    this.contribution = new Contribution(game);
    this.connect();
  }

  /** Whether the result of one's own request isn't known yet. */
  get busy(): boolean {
    return this.view !== null && this.view.sequence < this.awaited;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.following?.close();
  }

  /** Opens the stream anew; needed after taking a seat, since the old stream was a spectator's. */
  connect(): void {
    clearTimeout(this.retry);
    this.following?.close();
    if (this.closed) return;
    this.following = follow(this.game, {
      opened: () => (this.link = "live"),
      view: (view) => this.receive(view),
      presence: (presence) => (this.presence = presence),
      lost: (gone) => {
        this.link = this.view ? "lost" : "connecting";
        if (gone) void this.recover();
      },
    });
  }

  /** Tries again after the browser gave up on the stream, unless the game doesn't exist. */
  private async recover(): Promise<void> {
    try {
      this.receive(await api.view(this.game));
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === "game/unknown") {
        this.unknown = true;
        return;
      }
    }
    if (!this.closed) this.retry = setTimeout(() => this.connect(), RETRY);
  }

  /** Takes a view over unless it is older; the same one may come again, from a stream with a seat. */
  private receive(view: GameView): void {
    if (this.view !== null && view.sequence < this.view.sequence) return;
    this.view = view;
    this.contribution.follow(view);
  }

  /**
   * Sends a request that builds on the view with this sequence number; returns whether the server granted
   * it.
   */
  private async request(after: number, send: () => Promise<Partial<Answer>>): Promise<boolean> {
    if (this.busy) return false;
    const awaited = after + 1;
    this.awaited = awaited;
    this.refusal = null;
    let reached = 0;
    try {
      const { sequence, view } = await send();
      if (view) this.receive(view);
      else reached = sequence ?? 0; // the stream brings the view
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.view) this.receive(problem.view);
      this.refusal = problem;
      return false;
    } finally {
      // the stream may have been faster than the answer: then the player may have sent the next request
      // already
      if (this.awaited === awaited) this.awaited = reached;
    }
  }

  /** Sends a move; while the stream is open it brings the view, so that the answer needn't. */
  private move(send: (after: number, minimal: boolean) => Promise<Answer>): Promise<boolean> {
    const after = this.view?.sequence;
    if (after === undefined) return Promise.resolve(false);
    return this.request(after, () => send(after, this.following?.live === true));
  }

  act = (action: api.Doing): Promise<boolean> =>
    this.move((after, minimal) => api.act(this.game, action, after, minimal));
  takeBack = (): Promise<boolean> => this.move((after, minimal) => api.takeBack(this.game, after, minimal));
  confirm = (): Promise<boolean> => this.move((after, minimal) => api.confirm(this.game, after, minimal));
  takeBackTurn = (): Promise<boolean> =>
    this.move((after, minimal) => api.takeBackTurn(this.game, after, minimal));
  abandon = (): Promise<boolean> => this.move((after, minimal) => api.abandon(this.game, after, minimal));
  playOn = (): Promise<boolean> => this.move((after, minimal) => api.playOn(this.game, after, minimal));

  /** Sends something about a seat, after what was sent about seats before; its answer is a view. */
  private sit(send: () => Promise<GameView>): Promise<boolean> {
    const sent = this.seated.then(() =>
      this.request(this.view?.sequence ?? 0, async () => ({ view: await send() })),
    );
    this.seated = sent.catch(() => undefined);
    return sent;
  }

  why = (question: api.Question): Promise<WhyAnswer> => api.why(this.game, question);
  worth = (): Promise<WorthView> => api.worth(this.game);
  hint = (): Promise<HintView> => api.hint(this.game);
  log = (): Promise<GameLog> => api.log(this.game);
  moments = (since: number): Promise<Moments> => api.readMoments(this.game, since);

  /** Takes one's seats back from the bots that stand in. */
  takeOver = (): Promise<boolean> => this.sit(() => api.comeBack(this.game));
  fill = (player: Colour, level: string): Promise<boolean> =>
    this.sit(() => api.fillSeat(this.game, player, level));

  /** Leaves one's seats to bots, which play on. */
  handOver = (): Promise<boolean> =>
    this.sit(() => this.forOwnSeats((player) => api.handOver(this.game, player)));

  /** Sends somebody away before the game begins, as its host. */
  remove = (player: Colour): Promise<boolean> => this.sit(() => api.removePlayer(this.game, player));

  /** Gives one's seats up before the game begins. */
  async leave(): Promise<boolean> {
    const left = await this.sit(() => this.forOwnSeats((player) => api.leave(this.game, player)));
    if (left) this.connect();
    return left;
  }

  private async forOwnSeats(send: (player: Colour) => Promise<GameView>): Promise<GameView> {
    let view = this.view!;
    for (const seat of view.seats) if (seat.yours) view = await send(seat.player);
    return view;
  }

  /** Says something to everyone at the table. */
  async say(player: Colour, phrase: api.Phrase): Promise<void> {
    try {
      this.presence = await api.say(this.game, player, phrase);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refusal = problem;
    }
  }

  async join(name: string): Promise<boolean> {
    const joined = await this.request(this.view?.sequence ?? 0, () => api.join(this.game, name));
    if (joined) this.connect();
    return joined;
  }
}

let ahead: LiveGame | null = null;

/** Begins to follow a game while the code of the table is still being fetched. */
export function followAhead(game: string): void {
  ahead = new LiveGame(game);
}

/** The game, perhaps followed already. */
export function liveGame(game: string): LiveGame {
  const live = ahead?.game === game ? ahead : new LiveGame(game);
  ahead = null;
  return live;
}
