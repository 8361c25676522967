/**
 * A table for studies, puzzles and lessons: the server keeps nothing of it, so that each request tells what
 * was done since it began.
 */

import * as api from "../../wire/api";
import type { TableGame } from "../../wire/tableGame";
import type { GameLog, GameView, HintView, Moments, WhyAnswer, WorthView } from "../../wire/types";

/** What the server tells of such a table. */
export interface Told {
  done: string[];
  view: GameView;
}
/** ... if it began in a position. */
export interface ToldPosition extends Told {
  position: string;
}
export interface Done {
  done: readonly string[];
  action?: api.Doing;
}
/** What the cat makes of an attempt. */
export const RESULTS = { open: "open", solved: "reached", failed: "missed" } as const;
type Ask = <A>(what: string, body: object) => Promise<A>;

/** Questions about a table that began in a position. */
export const aboutPosition =
  (position: () => string): Ask =>
  (what, body) =>
    api.analysis(what, { position: position(), ...body });

export class StudyGame<T extends Told> implements TableGame {
  view = $state.raw<GameView | null>(null);
  told = $state.raw<T | null>(null);
  refusal = $state.raw<api.Refusal | null>(null);
  busy = $state(false);
  readonly presence = null;
  readonly link = "live";
  private offset = 0; // views are numbered on when something is taken back

  /**
   * `look`: asks for the table after what was done, and perhaps one more action; `inquire`: asks something
   * about it.
   */
  constructor(
    readonly game: string,
    private readonly look: (body: Done) => Promise<T>,
    private readonly inquire: Ask,
  ) {
    void this.go([]);
  }

  get done(): readonly string[] {
    return this.told?.done ?? [];
  }

  /** Asks for the table after all this; returns whether that is possible. */
  async go(done: readonly string[], action?: api.Doing): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      this.receive(await this.look({ done, ...(action === undefined ? {} : { action }) }));
      return true;
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.refusal = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  private receive(told: T): void {
    const { view } = told;
    const last = this.view?.sequence ?? -1;
    if (view.sequence + this.offset <= last) this.offset = last + 1 - view.sequence;
    this.told = told;
    this.view = { ...view, sequence: view.sequence + this.offset };
  }

  private ask<A>(what: string, more: object = {}): Promise<A> {
    return this.inquire(what, { done: this.done, ...more });
  }

  act = (action: api.Doing): Promise<boolean> => this.go(this.done, action);
  takeBack = (): Promise<boolean> => this.go(this.done.slice(0, -1));
  restart = (): Promise<boolean> => this.go([]);

  why = (question: api.Question): Promise<WhyAnswer> => this.ask("why", question);
  log = (): Promise<GameLog> => this.ask("log");
  async worth(): Promise<WorthView> {
    const told = await this.ask<WorthView>("worth");
    return { ...told, sequence: told.sequence + this.offset };
  }
  async moments(since: number): Promise<Moments> {
    const all = await this.ask<Moments>("moments");
    return { ...all, moments: all.moments.slice(since) };
  }

  // what such a table doesn't have: its turns end by themselves, and nobody else sits there
  confirm = (): Promise<boolean> => Promise.resolve(false);
  takeBackTurn = (): Promise<boolean> => Promise.resolve(false);
  abandon = (): Promise<boolean> => Promise.resolve(false);
  playOn = (): Promise<boolean> => Promise.resolve(false);
  handOver = (): Promise<boolean> => Promise.resolve(false);
  say = (): Promise<void> => Promise.resolve();
  takeOver = (): Promise<boolean> => Promise.resolve(false);
  join = (): Promise<boolean> => Promise.resolve(false);
  hint = (): Promise<HintView> => Promise.reject(new api.Refusal("hint/forbidden"));
}
