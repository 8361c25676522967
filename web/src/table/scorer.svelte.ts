/** A Score in the making: what is touched or carried chooses its helpers and inspectors, step by step. */

import type { Choice, ScoreRequest, Target } from "../wire/types";
import {
  awaitedCells,
  canCarry,
  carryInspector,
  openStep,
  prepareScore,
  scoreRequest,
  stepBack,
  takeable,
  takeAtOnce,
  touchScore,
  type Scoring,
} from "./scoring";

const UNUSED = "unused";

export class Scorer {
  scoring = $state.raw<Scoring | null>(null);
  /** The cell of the inspector that is carried elsewhere, or that it is an unused one. */
  private carried = $state<string | null>(null);

  constructor(private readonly send: (request: ScoreRequest) => void) {}

  /**
   * `alone`: nothing else could be done instead; then, with no helpers to choose either, inspectors come at
   * once.
   */
  begin(choice: Choice, alone: boolean): void {
    this.scoring = prepareScore(choice);
    if (alone && choice.targets.length === 1 && openStep(this.scoring) !== null) this.proceed();
  }

  clear(): void {
    this.scoring = null;
    this.carried = null;
  }

  /** Whether inspectors are being chosen: then nothing else can be. */
  get choosing(): boolean {
    return this.scoring !== null && this.scoring.step !== "sum";
  }

  /** The cells of which one has to be touched now, or where an inspector may be put. */
  get targets(): string[] {
    return this.scoring ? awaitedCells(this.scoring, this.carried !== null) : [];
  }

  /** All of this as one word that changes with each of its parts. */
  get state(): string {
    const { target, step, take, put } = this.scoring ?? {};
    return [target?.action, step, ...(take ?? []), ...(put ?? [])].join(" ");
  }

  /** Touches a cell; returns whether it has a part in the Score. */
  touch(cell: string): boolean {
    return this.scoring !== null && this.goOn(touchScore(this.scoring, cell));
  }

  /** The cells whose inspectors may be taken while the sum is shown. */
  get takeable(): string[] {
    return this.scoring ? takeable(this.scoring) : [];
  }

  /** Touches an inspector while the sum is shown; returns whether it could be taken. */
  takeAtOnce(cell: string): boolean {
    return this.scoring !== null && this.goOn(takeAtOnce(this.scoring, cell));
  }

  /** Goes on if something was chosen; what is chosen last completes the Score. */
  private goOn(scoring: Scoring | null): boolean {
    if (!scoring) return false;
    this.scoring = scoring;
    if (this.choosing && openStep(scoring) !== scoring.step) this.proceed();
    return true;
  }

  /** Chooses with whose help to score. */
  help(target: Target): void {
    if (this.scoring) this.scoring = { ...this.scoring, target };
  }

  canCarry(from: string | null): boolean {
    return this.scoring !== null && canCarry(this.scoring, from);
  }

  /** Takes up the inspector on a cell, or (null) an unused one. */
  carry(from: string | null): boolean {
    if (!this.canCarry(from)) return false;
    this.carried = from ?? UNUSED;
    return true;
  }

  /** Puts down the inspector that is carried; elsewhere than it may go, it stays where it was. */
  drop(to: string): boolean {
    const from = this.carried === UNUSED ? null : this.carried;
    this.carried = null;
    return this.scoring !== null && this.goOn(carryInspector(this.scoring, from, to));
  }

  /** Scores as prepared, or goes on to what is still to be chosen. */
  proceed(): void {
    const { scoring } = this;
    if (!scoring?.target) return;
    const step = openStep(scoring);
    if (step === null) this.send(scoreRequest(scoring));
    else this.scoring = { ...scoring, step };
  }

  /** Takes back what was chosen last; the sum itself is put down. */
  back(): void {
    this.scoring = this.scoring && stepBack(this.scoring);
  }
}
