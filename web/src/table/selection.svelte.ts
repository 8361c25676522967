/**
 * What a player has taken up, and what may be done with it. It knows no rules: the server's choices say what
 * can be taken up and where it may go.
 */

import type { Figure } from "../board/drag.svelte";
import type { Doing, Question } from "../wire/api";
import type { ActionKind } from "../wire/shapes";
import type { Choice, Colour, GameView } from "../wire/types";
import { alike, optionsOf, placesOf, questionAbout, type Held, type Option } from "./options";
import { Scorer } from "./scorer.svelte";
import type { Scoring } from "./scoring";

export type { Held, Option } from "./options";
/** Whether a touch did something. */
export type Touched = "done" | "nothing";

export class Selection {
  kind = $state<ActionKind | null>(null);
  held = $state.raw<Held | null>(null);
  readonly scorer: Scorer;
  /** Several ways to the same cell, of which the player has to choose one. */
  doubt = $state.raw<Option[]>([]);
  private choices = $state.raw<Choice[]>([]);
  private followed: Pick<GameView, "sequence" | "your_turn" | "player"> | null = null;

  constructor(private readonly send: (action: Doing) => void) {
    this.scorer = new Scorer(send); // its sum stays until the answer comes, so that nothing flickers
  }

  get scoring(): Scoring | null {
    return this.scorer.scoring;
  }

  /** Follows the game: whatever was taken up is put down when something happens. */
  follow(view: GameView): void {
    const { sequence, your_turn, player, choices } = view;
    const again = this.followed?.sequence === sequence && this.followed.your_turn === your_turn;
    this.followed = { sequence, your_turn, player };
    this.choices = choices;
    if (again) return;
    this.clear();
    if (this.placing) this.kind = this.placing.kind;
    else if (this.stuck) this.kind = "rally";
  }

  clear(): void {
    this.kind = null;
    this.held = null;
    this.scorer.clear();
    this.doubt = [];
  }

  /** Whether something can be put down again; a tile that lies open can't. */
  get clearable(): boolean {
    if (this.held !== null || this.scoring !== null || this.doubt.length > 0) return true;
    return this.kind !== null && this.placing === null && !this.stuck;
  }

  /** Whether no turn is possible, so that all there is to do is to rally. */
  get stuck(): boolean {
    return this.choices.some((choice) => choice.kind === "rally");
  }

  /** The choice of a place for a tile that lies open: it is always the only choice. */
  get placing(): Choice | null {
    const [only] = this.choices;
    return this.choices.length === 1 && only?.piece === "pile" && only.kind !== "reveal" ? only : null;
  }

  /** All of this as one word that changes with each of its parts. */
  get state(): string {
    const { kind, held, scorer, doubt } = this;
    const ways = doubt.map(({ target }) => target.action).join(" ");
    return [kind, held?.piece, held?.cell, held?.colour, scorer.state, ways].join("/");
  }

  /** The ways that are still open, given what was chosen. */
  private get open(): Option[] {
    return this.options(this.kind, this.held);
  }

  private options(kind: ActionKind | null, held: Held | null): Option[] {
    return optionsOf(this.choices, kind, held);
  }

  /** The kinds of action that are possible with what is held. */
  get kinds(): Set<ActionKind> {
    return new Set(this.options(null, this.held).map((option) => option.choice.kind));
  }
  get allKinds(): Set<ActionKind> {
    return new Set(this.choices.map((choice) => choice.kind));
  }

  /** The ways from what was chosen to another cell. */
  private get moves(): Option[] {
    if ((this.kind === null && this.held === null) || this.scorer.choosing) return [];
    return this.open.filter((option) => this.leads(option));
  }

  /** Where what was chosen may go, and what has to be chosen for a Score. */
  get targets(): Set<string> {
    return new Set([...this.moves.map(({ target }) => target.cell!), ...this.scorer.targets]);
  }

  /** Whether an option leads from what is held to another cell. */
  private leads({ choice, target }: Option): boolean {
    const taken = choice.source === null || this.held !== null;
    const elsewhere = this.held?.piece === "cell" && choice.source !== this.held.cell;
    return taken && !elsewhere && target.cell !== null && target.cell !== choice.source;
  }

  /** The tiles and rescuers that can be taken up, by their cells. */
  get sources(): Set<string> {
    if (this.scoring || this.held) return new Set();
    return new Set(this.open.flatMap(({ choice }) => (choice.source === null ? [] : [choice.source])));
  }

  /**
   * While nothing is taken up: the cells to which one touch puts a rescuer, since it can mean nothing else.
   */
  get quick(): Set<string> {
    if (this.kind !== null || this.held || this.placing) return new Set();
    return new Set(placesOf(this.choices).filter((cell) => !this.sources.has(cell)));
  }

  /** The actions that a touch on this cell would take or choose from. */
  actionsTo(cell: string): string[] {
    const ways = this.quick.has(cell) ? this.options(null, { piece: "cell", cell }) : this.waysTo(cell);
    return ways.map(({ target }) => target.action);
  }

  get pile(): boolean {
    return this.choices.some((choice) => choice.kind === "reveal");
  }
  get supply(): boolean {
    return this.choices.some((choice) => choice.piece === "supply");
  }

  /** Chooses a kind of action; the same kind again puts everything down. */
  choose(kind: ActionKind): Touched {
    this.scorer.clear();
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

  /** Goes as far as there is no choice: to the Score's sum, the piece, or the action. */
  private chooseOnly(option: Option, ways: number): void {
    const { choice } = option;
    if (choice.kind === "score") this.prepare(choice);
    else if (ways === 1) this.finish(option);
    else if (choice.source !== null) this.held = { piece: "cell", cell: choice.source };
  }

  /** Turns the top tile over. */
  touchPile(): Touched {
    return this.pile ? this.choose("reveal") : "nothing";
  }

  /** Takes a rescuer from the supply, or puts it back; where it can go to one cell only, it goes there. */
  touchSupply(): Touched {
    if (!this.supply) return "nothing";
    if (this.held?.piece === "supply") this.clear();
    else if (this.takeUpSupply()) this.goBy(this.moves, "hold");
    return "done";
  }

  takeUpSupply(): boolean {
    if (!this.supply) return false;
    this.clear();
    this.held = { piece: "supply", cell: null };
    return true;
  }

  /** A tile, an empty cell, a rescuer or an inspector was touched. */
  touch(cell: string, figure?: Figure): Touched {
    if (figure === "inspector" && this.scorer.takeAtOnce(cell)) return "done";
    const colour = figure === "inspector" ? undefined : figure;
    const ways = this.waysTo(cell, colour);
    if (ways.length > 0) {
      this.goBy(ways, "doubt");
      return "done";
    }
    if (this.scorer.touch(cell)) return "done";
    if (this.scorer.choosing) return "nothing";
    if (this.held?.cell === cell) {
      this.clear();
      return "done";
    }
    return this.takeUp(cell, colour);
  }

  /** Goes the only way; where there are several, the player is asked, or goes on holding what they hold. */
  private goBy(ways: Option[], otherwise: "doubt" | "hold"): void {
    if (ways.every((way) => alike(way, ways[0]!))) this.finish(ways[0]!);
    else if (otherwise === "doubt") {
      this.scorer.clear(); // it is about something else now
      this.doubt = ways;
    }
  }

  /** The ways to a cell; only those to a certain rescuer, if there are any. */
  private waysTo(cell: string, colour?: Colour): Option[] {
    const ways = this.moves.filter(({ target }) => target.cell === cell);
    const exact = ways.filter(({ target }) => colour !== undefined && target.player === colour);
    return exact.length > 0 ? exact : ways;
  }

  /**
   * Takes up what is on a cell: a certain rescuer if it can do something, else all that is there. Where
   * nothing can
   * be taken up, but a rescuer put, that is done.
   */
  takeUp(cell: string, colour?: Colour): Touched {
    if (this.quick.has(cell)) {
      this.finish(this.options(null, { piece: "cell", cell })[0]!);
      return "done";
    }
    const kind = this.placing || this.scoring ? null : this.kind;
    const own = colour === this.followed?.player ? colour : undefined;
    const pieces: Held[] = [
      { piece: "cell", cell, colour: own },
      { piece: "cell", cell },
    ];
    for (const held of pieces)
      for (const wanted of kind === null ? [null] : [kind, null]) {
        const open = this.options(wanted, held);
        if (!open.some(({ choice }) => choice.source !== null)) continue;
        this.clear();
        this.kind = wanted;
        this.held = held;
        this.prepareScoreOf(open);
        return "done";
      }
    return "nothing";
  }

  /** Shows what the rescuer that was taken up would score; where else it may go can still be chosen. */
  private prepareScoreOf(open: Option[]): void {
    const score = open.find(({ choice }) => choice.kind === "score");
    const alone = open.every(({ choice }) => choice === score?.choice);
    if (score) this.scorer.begin(score.choice, alone);
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
    this.scorer.begin(choice, true);
  }

  /** Takes back what was chosen last. */
  back(): void {
    this.scorer.back();
    if (!this.scoring) this.clear();
  }

  /** What to ask the server when touching this cell does nothing, given what was chosen. */
  question(cell: string): Question {
    return questionAbout(cell, this.kind, this.held);
  }

  /** What to ask the server when what is held was dropped where it may not go. */
  questionOfDrop(cell: string): Question {
    return questionAbout(cell, this.kind ?? this.moves[0]?.choice.kind ?? null, this.held);
  }
}
