/**
 * A step of a lesson as a game: the server keeps nothing of it, so that each request tells what was done so
 * far.
 */

import * as api from "../../wire/api";
import type { TableGame } from "../../wire/tableGame";
import type {
  GameLog,
  GameView,
  HintView,
  LessonTable,
  Moments,
  Verdict,
  WhyAnswer,
  WorthView,
} from "../../wire/types";

export class LessonGame implements TableGame {
  view = $state.raw<GameView | null>(null);
  refusal = $state.raw<api.Refusal | null>(null);
  busy = $state(false);
  verdict = $state.raw<Verdict>({ result: "open", answer: null, own: false, details: {} });
  solution = $state.raw<LessonTable["solution"]>([]);
  done = $state.raw<readonly string[]>([]);
  readonly presence = null;
  readonly link = "live";
  readonly game: string;
  private offset = 0; // views are numbered on when something is taken back

  constructor(
    private readonly lesson: string,
    private readonly step: number,
  ) {
    this.game = `lesson-${lesson}`;
    void this.go([]);
  }

  /** Asks for the table after all this; returns whether that is possible. */
  private async go(done: readonly string[], action?: api.Doing): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      this.receive(await this.ask<LessonTable>("", { done, ...(action === undefined ? {} : { action }) }));
      return true;
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.refusal = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  private receive({ done, view, verdict, solution }: LessonTable): void {
    const last = this.view?.sequence ?? -1;
    if (view.sequence + this.offset <= last) this.offset = last + 1 - view.sequence;
    this.done = done;
    this.verdict = verdict;
    this.solution = solution;
    this.view = { ...view, sequence: view.sequence + this.offset };
  }

  private ask<T>(what: string, body: object): Promise<T> {
    return api.lesson(this.lesson, this.step, body, what);
  }

  act = (action: api.Doing): Promise<boolean> => this.go(this.done, action);
  takeBack = (): Promise<boolean> => this.go(this.done.slice(0, -1));
  /** Back to the beginning of the step. */
  restart = (): Promise<boolean> => this.go([]);

  why = (question: api.Question): Promise<WhyAnswer> => this.ask("/why", { done: this.done, ...question });
  log = (): Promise<GameLog> => this.ask("/log", { done: this.done });
  async worth(): Promise<WorthView> {
    const told = await this.ask<WorthView>("/worth", { done: this.done });
    return { ...told, sequence: told.sequence + this.offset };
  }
  async moments(since: number): Promise<Moments> {
    const all = await this.ask<Moments>("/moments", { done: this.done });
    return { ...all, moments: all.moments.slice(since) };
  }

  // what a lesson doesn't have: its turns end by themselves, and nobody else sits there
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
