/** A hint in three steps of one request: what to aim at, the piece to begin with, the move; each with why. */

import type { HintReason, HintView, SeatView, StepView } from "../wire/types";
import { kindName, percent, playerName, stepsText } from "../words/names";
import { t } from "../words/words.svelte";
import type { Line } from "./reasons";

const STEPS = ["aim", "piece", "move"] as const;
type Step = (typeof STEPS)[number];
type Seats = readonly SeatView[];

export class Hints {
  /** The cell of the piece, while it is told. */
  cells = $state.raw<readonly string[]>([]);
  /** The move, once it is told. */
  steps = $state.raw<readonly StepView[]>([]);
  private hint: HintView | null = null;
  private step: Step | null = null;
  private told: readonly Line[] = [];

  constructor(private readonly ask: () => Promise<HintView>) {}

  /** Another position: what was told is of no use there. */
  forget(): void {
    this.hint = this.step = null;
    this.cells = [];
    this.steps = [];
  }

  /** The next step, or the last one again. */
  async next(seats: Seats): Promise<readonly Line[]> {
    this.hint ??= await this.ask();
    const place = this.step === null ? 0 : STEPS.indexOf(this.step) + 1;
    this.step = STEPS[place] ?? "move";
    this.cells = cellsOf(this.hint, this.step);
    if (this.step === "move") this.steps = this.hint.ideas[0]?.steps ?? [];
    this.told = linesOf(this.hint, this.step, seats);
    return this.told;
  }

  /** The way on from what was told; null at the end, or if something else is said now. */
  more(lines: readonly Line[]): string | null {
    if (lines !== this.told || this.step === null || this.step === "move") return null;
    return t(this.step === "aim" ? "hint-more-piece" : "hint-more-move");
  }
}

function cellsOf({ reason }: HintView, step: Step): readonly string[] {
  return step === "piece" && reason?.cell != null ? [reason.cell] : [];
}

function linesOf(hint: HintView, step: Step, seats: Seats): Line[] {
  const { reason } = hint;
  if (!reason) return [];
  if (step === "move") return moveOf(hint);
  const { before, after, colours, helpers } = reason;
  const name = playerName(seats, reason.rival);
  const tile = reason.tile ? kindName(reason.tile) : "";
  const [first, why] = step === "aim" ? aimOf(reason) : pieceOf(reason);
  return [first, why].map((id) => t(id, { before, after, colours, helpers, name, tile }));
}

function aimOf({ aim, before, after }: HintReason): [string, string] {
  const now = aim === "score" && before >= after;
  const more = aim === "score" || aim === "prepare";
  return [`hint-aim-${aim}`, now ? "hint-why-now" : more ? "hint-why-more" : `hint-why-${aim}`];
}

function pieceOf({ aim, piece, before, after, colours }: HintReason): [string, string] {
  const more = (aim === "score" || aim === "prepare") && after > before;
  const why = colours > 0 ? "score" : more ? "more" : aim === "block" ? "block" : "other";
  return [`hint-piece-${piece}`, `hint-piece-why-${why}`];
}

function moveOf({ ideas }: HintView): Line[] {
  const [best, other] = ideas;
  if (!best) return [];
  const chances = { percent: percent(best.share), other: percent(other?.share ?? 0) };
  return [
    t("hint-move", { steps: stepsText(best.steps) }),
    t(other ? "hint-move-next" : "hint-move-why", chances),
  ];
}
