/**
 * What the player does at the table, and what the table answers: an action, or the reason why nothing
 * happens.
 */

import type { Figure } from "../board/drag.svelte";
import { adjacent, cellOf } from "../board/geometry";
import * as api from "../wire/api";
import type { TableGame } from "../wire/tableGame";
import type { ActionKind } from "../wire/shapes";
import type { GameView } from "../wire/types";
import { settings } from "../settings.svelte";
import { t } from "../words/words.svelte";
import { Explained, topicOf } from "./explained.svelte";
import { Hints } from "./hints.svelte";
import { refused, whyNot, type Line } from "./reasons";
import { canHelp, choosableHelpers } from "./scoring";
import { Selection } from "./selection.svelte";
import { prompt } from "./prompt";
import { shake, shakeAsked } from "./shake";
import { TurnEnd } from "./turnEnd.svelte";
import { Worth } from "./worth.svelte";

export class Interaction {
  readonly selection: Selection;
  readonly turnEnd: TurnEnd;
  readonly worth: Worth;
  readonly explained: Explained;
  /** Sentences for the player, shown for a while. */
  toast = $state.raw<readonly Line[]>([]);
  readonly hints: Hints;
  private followed = -1;

  constructor(
    readonly live: TableGame,
    private readonly current: () => GameView,
  ) {
    this.selection = new Selection((action) => void this.act(action));
    this.hints = new Hints(() => live.hint());
    this.worth = new Worth(() => live.worth(), this.selection, current);
    this.explained = new Explained((element) => topicOf(element, current()));
    this.turnEnd = new TurnEnd(
      () => live.confirm(),
      () => settings.ending,
    );
  }

  private async act(action: api.Doing): Promise<void> {
    if (this.live.busy) return;
    if (!(await this.live.act(action))) this.selection.clear();
  }

  get view(): GameView {
    return this.current();
  }

  get ended(): boolean {
    return this.view.stage === "over" || this.view.stage === "abandoned";
  }

  /** The cells that are dashed: those to choose from in a Score, or those of a hint. */
  get choosable(): Set<string> {
    const { scoring } = this.selection;
    return new Set(scoring ? choosableHelpers(scoring) : this.hints.cells);
  }

  follow(view: GameView): void {
    this.selection.follow(view);
    this.turnEnd.follow(view);
    if (view.sequence !== this.followed) this.hints.forget();
    this.followed = view.sequence;
  }

  async touch(cell: string, figure?: Figure): Promise<void> {
    this.toast = [];
    if (this.live.busy) return;
    if (this.isIdleHelper(cell, figure))
      return this.tellWhy({ kind: "score", source: this.selection.held!.cell!, cell });
    const question = this.selection.question(cell);
    if (this.view.your_turn && this.selection.touch(cell, figure) === "done") return;
    if (this.ended) return;
    this.putDown();
    await this.tellWhy(question);
  }

  /** Whether a rescuer beside the one that scores was touched, who can't help. */
  private isIdleHelper(cell: string, figure?: Figure): boolean {
    const { scoring, held } = this.selection;
    if (scoring?.step !== "sum" || held?.cell == null || figure !== this.view.player) return false;
    return adjacent(cellOf(held.cell), cellOf(cell)) && !canHelp(scoring, cell);
  }

  /** Touched beside everything, or pressed Escape. */
  leave(): void {
    this.toast = [];
    this.putDown();
  }

  private putDown(): void {
    if (this.selection.clearable) this.selection.clear();
  }

  /** Turns the top tile over; returns whether that is possible. */
  touchPile(): boolean {
    if (this.live.busy) return false;
    const done = this.selection.touchPile() === "done";
    if (!done) void this.tellWhy({ kind: "reveal" });
    return done;
  }

  touchSupply(): void {
    if (this.selection.touchSupply() === "nothing") void this.tellWhy({ kind: "team" });
  }

  choose(kind: ActionKind): void {
    const { selection } = this;
    if (!selection.allKinds.has(kind) || selection.choose(kind) === "nothing") void this.tellWhy({ kind });
  }

  canLift(cell: string, figure?: Figure): boolean {
    const { your_turn, player } = this.view;
    if (figure === "inspector") return this.selection.scorer.canCarry(cell);
    return your_turn && (figure === undefined || figure === player) && this.selection.canLift(cell, figure);
  }

  lift(cell: string, figure?: Figure): boolean {
    if (figure === "inspector") return this.selection.scorer.carry(cell);
    this.selection.clear();
    return this.selection.takeUp(cell, figure) === "done";
  }

  liftUnused(): boolean {
    return this.selection.scorer.carry(null);
  }

  drop(cell: string, figure?: Figure): void {
    const { selection } = this;
    this.toast = [];
    if (figure === "inspector") selection.scorer.drop(cell);
    else if (selection.targets.has(cell)) selection.touch(cell);
    else {
      const question = selection.questionOfDrop(cell);
      const back = selection.held?.cell === cell; // put down where it was
      if (!selection.placing) selection.clear();
      if (!back) void this.tellWhy(question);
    }
  }

  undo(): void {
    this.toast = [];
    if (this.selection.clearable) this.selection.back();
    else void this.live.takeBack();
  }

  proceed(): void {
    this.toast = [];
    if (this.selection.scoring) this.selection.scorer.proceed();
    else void this.live.confirm();
  }

  /** The turn was to be ended, or the Score made, too early. */
  tellEarly(): void {
    const { selection } = this;
    this.toast = [selection.scoring ? prompt(this.view, selection) : t("refusal-turn-nothing-to-confirm")];
    shake(".confirm");
  }

  /** Goes back to the beginning of the player's last turn. */
  async takeBackTurn(): Promise<void> {
    this.leave();
    if (await this.live.takeBackTurn()) this.toast = [t("turn-taken-back")];
  }

  private async tellWhy(question: api.Question): Promise<void> {
    if (this.view.stage === "confirm" && this.view.your_turn) this.toast = [t("why-turn-unconfirmed")];
    else
      await this.orRefusal(async () => {
        const { answers } = await this.live.why(question);
        this.toast = whyNot(answers, this.view.seats, this.view.player);
        shakeAsked(question);
      });
  }

  /** The next step of a hint: it is said, and its cells are marked. */
  tellHint(): Promise<void> {
    return this.orRefusal(async () => {
      this.toast = await this.hints.next(this.view.seats);
    });
  }

  /** Asks the server for something; says so if it refuses. */
  async orRefusal(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.toast = [refused(problem, this.view.seats)];
    }
  }
}
