/**
 * What the player does at the table, and what the table answers: an action, or the reason why nothing
 * happens.
 */

import * as api from "../wire/api";
import type { LiveGame } from "../wire/live.svelte";
import type { ActionKind } from "../wire/shapes";
import type { Colour, GameView } from "../wire/types";
import { kindsOf, percent } from "../words/names";
import { t } from "../words/words.svelte";
import { refused, whys } from "./reasons";
import { choosableCells } from "./scoring";
import { Selection } from "./selection.svelte";

export class Interaction {
  readonly selection: Selection;
  /** Sentences for the player, shown for a while. */
  toast = $state.raw<string[]>([]);
  private hinted = $state.raw<readonly string[]>([]);
  private followed = -1;

  constructor(
    readonly live: LiveGame,
    private readonly current: () => GameView,
    private readonly lesson: boolean,
  ) {
    this.selection = new Selection((action) => void live.act(action));
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
    return new Set(scoring ? choosableCells(scoring) : this.hinted);
  }

  follow(view: GameView): void {
    this.selection.follow(view);
    if (view.sequence !== this.followed) this.hinted = [];
    this.followed = view.sequence;
  }

  async touch(cell: string, colour?: Colour): Promise<void> {
    this.toast = [];
    if (this.live.busy) return;
    const question = this.selection.question(cell);
    if (this.view.your_turn && this.selection.touch(cell, colour) === "done") return;
    if (this.ended) return;
    this.putDown();
    await this.tellWhy(question);
  }

  /** Touched beside everything, or pressed Escape. */
  leave(): void {
    this.toast = [];
    this.putDown();
  }

  private putDown(): void {
    if (this.selection.clearable) this.selection.clear();
  }

  touchPile(): void {
    if (this.selection.touchPile() === "nothing") void this.tellWhy({ kind: "reveal" });
  }

  touchSupply(): void {
    if (this.selection.touchSupply() === "nothing") void this.tellWhy({ kind: "team" });
  }

  choose(kind: ActionKind): void {
    const { selection } = this;
    if (!selection.allKinds.has(kind) || selection.choose(kind) === "nothing") void this.tellWhy({ kind });
  }

  canLift(cell: string, colour?: Colour): boolean {
    const { your_turn, player } = this.view;
    return your_turn && (colour === undefined || colour === player) && this.selection.canLift(cell, colour);
  }

  lift(cell: string, colour?: Colour): boolean {
    this.selection.clear();
    return this.selection.takeUp(cell, colour) === "done";
  }

  drop(cell: string): void {
    const { selection } = this;
    if (selection.targets.has(cell)) selection.touch(cell);
    else if (!selection.placing && !selection.scoring) selection.clear();
  }

  undo(): void {
    this.toast = [];
    if (this.selection.clearable) this.selection.clear();
    else void this.live.takeBack();
  }

  proceed(): void {
    this.toast = [];
    if (this.selection.revealing || this.selection.scoring) this.selection.proceed();
    else void this.live.confirm();
  }

  private async tellWhy(question: api.Question): Promise<void> {
    if (this.view.stage === "confirm" && this.view.your_turn) this.toast = [t("why-turn-unconfirmed")];
    else if (this.lesson) this.toast = [t("lesson-first")];
    else
      await this.orRefusal(async () => {
        this.toast = whys((await api.why(this.live.game, question)).answers, this.view.seats);
      });
  }

  /** Asks the server for a hint, says it and marks its cells. */
  tellHint(): Promise<void> {
    return this.orRefusal(async () => {
      const [best] = (await api.hint(this.live.game)).ideas;
      if (!best) return;
      this.hinted = best.steps[0]?.cells ?? [];
      this.toast = [t("hint-idea", { actions: kindsOf(best.steps), percent: percent(best.share) })];
    });
  }

  private async orRefusal(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.toast = [refused(problem, this.view.seats)];
    }
  }
}
