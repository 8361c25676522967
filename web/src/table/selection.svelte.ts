/**
 * What a player has taken up, and what may be done with it. It knows no rules: the server's choices say what
 * can be taken up and where it may go.
 */

import type { Doing, Question } from "../wire/api";
import type { ActionKind } from "../wire/shapes";
import type { Choice, Colour, GameView, Target } from "../wire/types";
import { prepareScore, scoreRequest, touchScore, type Scoring } from "./scoring";

export interface Held {
  piece: "supply" | "cell";
  cell: string | null;
  colour?: Colour; // a certain rescuer on the cell
}
/** One way to complete a choice. */
export interface Option {
  choice: Choice;
  target: Target;
}
/** Whether a touch did something. */
export type Touched = "done" | "nothing";

export class Selection {
  kind = $state<ActionKind | null>(null);
  held = $state.raw<Held | null>(null);
  scoring = $state.raw<Scoring | null>(null);
  revealing = $state(false);
  /** Several ways to the same cell, of which the player has to choose one. */
  doubt = $state.raw<Option[]>([]);
  private choices = $state.raw<Choice[]>([]);
  private followed: Pick<GameView, "sequence" | "your_turn" | "player"> | null = null;

  constructor(private readonly send: (action: Doing) => void) {}

  /** Follows the game: whatever was taken up is put down when something happens. */
  follow(view: GameView): void {
    const { sequence, your_turn, player, choices } = view;
    const again = this.followed?.sequence === sequence && this.followed.your_turn === your_turn;
    this.followed = { sequence, your_turn, player };
    this.choices = choices;
    if (again) return;
    this.clear();
    if (this.placing) this.kind = this.placing.kind;
  }

  clear(): void {
    this.kind = null;
    this.held = null;
    this.scoring = null;
    this.revealing = false;
    this.doubt = [];
  }

  /** Whether something can be put down again; a tile that lies open can't. */
  get clearable(): boolean {
    if (this.held !== null || this.scoring !== null || this.revealing || this.doubt.length > 0) return true;
    return this.kind !== null && this.placing === null;
  }

  /** The choice of a place for a tile that lies open: it is always the only choice. */
  get placing(): Choice | null {
    const [only] = this.choices;
    return this.choices.length === 1 && only?.piece === "pile" && only.kind !== "reveal" ? only : null;
  }

  /** All of this as one word that changes with each of its parts. */
  get state(): string {
    const { kind, held, scoring, doubt, revealing } = this;
    const score = scoring && [scoring.target.action, ...scoring.take, ...scoring.put].join(" ");
    const ways = doubt.map(({ target }) => target.action).join(" ");
    return [kind, held?.piece, held?.cell, held?.colour, score, ways, revealing].join("/");
  }

  /** The ways that are still open, given what was chosen. */
  private get open(): Option[] {
    return this.options(this.kind, this.held);
  }

  private options(kind: ActionKind | null, held: Held | null): Option[] {
    return this.choices
      .filter((choice) => kind === null || choice.kind === kind)
      .flatMap((choice) => choice.targets.map((target) => ({ choice, target })))
      .filter((option) => held === null || fits(held, option));
  }

  /** The kinds of action that are possible with what is held. */
  get kinds(): Set<ActionKind> {
    return new Set(this.options(null, this.held).map((option) => option.choice.kind));
  }
  get allKinds(): Set<ActionKind> {
    return new Set(this.choices.map((choice) => choice.kind));
  }

  /** Where what was chosen may go. */
  get targets(): Set<string> {
    if (this.scoring || this.revealing || (this.kind === null && this.held === null)) return new Set();
    return new Set(this.open.filter((option) => this.leads(option)).map(({ target }) => target.cell!));
  }

  /** Whether an option leads from what is held to another cell. */
  private leads({ choice, target }: Option): boolean {
    const taken = choice.source === null || this.held !== null;
    const elsewhere = this.held?.piece === "cell" && choice.source !== this.held.cell;
    return taken && !elsewhere && target.cell !== null && target.cell !== choice.source;
  }

  /** The tiles and rescuers that can be taken up, by their cells. */
  get sources(): Set<string> {
    if (this.scoring || this.revealing || this.held) return new Set();
    return new Set(this.open.flatMap(({ choice }) => (choice.source === null ? [] : [choice.source])));
  }

  get pile(): boolean {
    return this.choices.some((choice) => choice.kind === "reveal");
  }
  get supply(): boolean {
    return this.choices.some((choice) => choice.piece === "supply");
  }

  /** Chooses a kind of action; the same kind again puts everything down. */
  choose(kind: ActionKind): Touched {
    this.scoring = null;
    this.revealing = false;
    this.doubt = [];
    const held = this.options(kind, this.held).length > 0 ? this.held : null;
    const open = this.options(kind, held);
    const [first] = open;
    if (!first) return "nothing";
    if (this.kind === kind && this.held === null) {
      this.clear();
      return "done";
    }
    this.kind = kind;
    this.held = held;
    if (open.every((option) => option.choice === first.choice)) this.chooseOnly(first, open.length);
    return "done";
  }

  /**
   * Goes as far as there is no choice: to the question whether to reveal or score, the piece, or the
   * action.
   */
  private chooseOnly(option: Option, ways: number): void {
    const { choice } = option;
    if (choice.kind === "reveal") this.revealing = true;
    else if (choice.kind === "score") this.prepare(choice);
    else if (ways === 1) this.finish(option);
    else if (choice.source !== null) this.held = { piece: "cell", cell: choice.source };
  }

  touchPile(): Touched {
    if (!this.pile) return "nothing";
    const again = this.revealing;
    this.clear();
    return again ? "done" : this.choose("reveal");
  }

  touchSupply(): Touched {
    if (!this.supply) return "nothing";
    const again = this.held?.piece === "supply";
    this.clear();
    if (!again) this.held = { piece: "supply", cell: null };
    return "done";
  }

  /** A tile, an empty cell or a rescuer was touched. */
  touch(cell: string, colour?: Colour): Touched {
    if (this.scoring) {
      const scoring = touchScore(this.scoring, cell);
      if (scoring) this.scoring = scoring;
      if (scoring) return "done";
    } else if (this.held?.cell === cell) {
      this.clear();
      return "done";
    }
    if (!this.targets.has(cell)) return this.takeUp(cell, colour);
    const ways = this.waysTo(cell, colour);
    if (ways.length === 1) this.finish(ways[0]!);
    else this.doubt = ways;
    return "done";
  }

  /** The ways to a cell; only those to a certain rescuer, if there are any. */
  private waysTo(cell: string, colour?: Colour): Option[] {
    const ways = this.open.filter(({ target }) => target.cell === cell);
    const exact = ways.filter(({ target }) => colour !== undefined && target.player === colour);
    return exact.length > 0 ? exact : ways;
  }

  /** Takes up what is on a cell: a certain rescuer if it can do something, else all that is there. */
  takeUp(cell: string, colour?: Colour): Touched {
    const kind = this.placing || this.scoring ? null : this.kind;
    const own = colour === this.followed?.player ? colour : undefined;
    const pieces: Held[] = [
      { piece: "cell", cell, colour: own },
      { piece: "cell", cell },
    ];
    for (const held of pieces)
      for (const wanted of kind === null ? [null] : [kind, null]) {
        const open = this.options(wanted, held);
        if (open.length === 0) continue;
        this.clear();
        this.kind = wanted;
        this.held = held;
        this.prepareOnly(open);
        return "done";
      }
    return "nothing";
  }

  private prepareOnly(open: Option[]): void {
    const { choice } = open[0]!;
    if (choice.kind === "score" && open.every((option) => option.choice === choice)) this.prepare(choice);
  }

  /** Whether something on a cell can be taken up and carried elsewhere. */
  canLift(cell: string, colour?: Colour): boolean {
    const piece = colour === undefined ? "tile" : "rescuer";
    return this.choices.some((choice) => choice.source === cell && choice.piece === piece);
  }

  finish({ choice, target }: Option): void {
    this.doubt = [];
    if (choice.kind === "score") {
      this.prepare(choice);
      return;
    }
    this.clear();
    this.send(target.action);
  }

  private prepare(choice: Choice): void {
    this.kind = "score";
    this.held = { piece: "cell", cell: choice.source };
    this.scoring = prepareScore(choice);
  }

  /** Chooses with whose help to score. */
  help(target: Target): void {
    if (this.scoring) this.scoring = { ...this.scoring, target };
  }

  /** Does what was prepared: turns the tile over, or scores. */
  proceed(): void {
    const { scoring, revealing, open } = this;
    this.clear();
    if (revealing && open[0]) this.send(open[0].target.action);
    else if (scoring) this.send(scoreRequest(scoring));
  }

  /** What to ask the server when touching this cell does nothing, given what was chosen. */
  question(cell: string): Question {
    const { kind, held } = this;
    switch (kind) {
      case "scout":
      case "open":
      case "team":
        return { kind, cell };
      case "search":
      case "herd":
        return held?.cell != null ? { kind, source: held.cell, cell } : { kind, source: cell };
      case "swap":
      case "score":
        return { kind, source: cell };
      default:
        return { cell };
    }
  }
}

function fits(held: Held, { choice, target }: Option): boolean {
  if (held.piece === "supply") return choice.piece === "supply";
  if (held.colour !== undefined) return choice.source === held.cell && choice.piece === "rescuer";
  if (choice.source !== null) return choice.source === held.cell;
  return target.cell === held.cell;
}
