/**
 * What a player has taken up, and what may be done with it. It knows no rules: the server's choices say what can be
 * taken up and where it may go.
 */

import type { ActionKind } from "../wire/shapes";
import type { Choice, Colour, GameView, Target } from "../wire/types";
import type { Doing } from "../wire/api";

export interface Held {
  piece: "pile" | "supply" | "cell";
  cell: string | null;
  colour?: Colour; // a certain rescuer on the cell
}
export interface Scoring {
  choice: Choice;
  target: Target;
  take: string[];
  put: string[];
}
export interface Option {
  choice: Choice;
  target: Target;
}
export type Touched = "done" | "nothing";

export class Selection {
  kind = $state<ActionKind | null>(null);
  held = $state.raw<Held | null>(null);
  scoring = $state.raw<Scoring | null>(null);
  revealing = $state(false);
  private choices = $state.raw<Choice[]>([]);
  private player: Colour | null = null;

  constructor(private readonly send: (action: Doing) => void) {}

  /** Follow the game: what was taken up is put down when something happens. */
  follow(view: GameView): void {
    this.choices = view.choices;
    this.player = view.player;
    this.clear();
    const [only] = view.choices;
    // a tile that lies open can only be put down
    if (view.choices.length === 1 && only?.piece === "pile" && only.kind !== "reveal") this.kind = only.kind;
  }

  clear(): void {
    this.kind = null;
    this.held = null;
    this.scoring = null;
    this.revealing = false;
    this.doubt = [];
  }

  /** Put down what is held, but not a tile that lies open. */
  get clearable(): boolean {
    return (
      this.held !== null || this.scoring !== null || this.revealing || (this.kind !== null && !this.placing)
    );
  }

  get placing(): boolean {
    return (
      this.choices.length === 1 && this.choices[0]!.piece === "pile" && this.choices[0]!.kind !== "reveal"
    );
  }

  /** The ways that are still open, given what was chosen. */
  get open(): Option[] {
    return this.options(this.kind, this.held);
  }

  private options(kind: ActionKind | null, held: Held | null): Option[] {
    const found: Option[] = [];
    for (const choice of this.choices) {
      if (kind !== null && choice.kind !== kind) continue;
      for (const target of choice.targets)
        if (held === null || fits(held, choice, target)) found.push({ choice, target });
    }
    return found;
  }

  /** The kinds of action that are possible now. */
  get kinds(): Set<ActionKind> {
    return new Set(this.options(null, this.held).map((option) => option.choice.kind));
  }
  get allKinds(): Set<ActionKind> {
    return new Set(this.choices.map((choice) => choice.kind));
  }

  /** Where what is held may go. */
  get targets(): Set<string> {
    if (this.scoring || this.revealing) return new Set();
    const found = new Set<string>();
    for (const { choice, target } of this.open) {
      const taken = choice.source === null || this.held !== null;
      const direct = this.held?.piece === "cell" && choice.source !== this.held.cell;
      if (this.kind === null && this.held === null) continue;
      if (taken && !direct && target.cell !== null && target.cell !== choice.source) found.add(target.cell);
    }
    return found;
  }

  /** What can be taken up: tiles and rescuers by their cell. */
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

  /** Several ways to the same cell, of which one must be chosen. */
  doubt = $state.raw<Option[]>([]);

  choose(kind: ActionKind): Touched {
    this.scoring = null;
    this.revealing = false;
    let held = this.held;
    let open = this.options(kind, held);
    if (open.length === 0) {
      held = null;
      open = this.options(kind, null);
    }
    if (open.length === 0) return "nothing";
    if (this.kind === kind && this.held === null) {
      this.clear();
      return "done";
    }
    this.kind = kind;
    this.held = held;
    const sources = new Set(open.map(({ choice }) => choice));
    if (sources.size > 1) return "done";
    const { choice } = open[0]!;
    if (kind === "reveal") this.revealing = true;
    else if (kind === "score") this.prepare(choice);
    else if (open.length === 1) this.finish(open[0]!);
    else if (choice.source !== null) this.held = { piece: "cell", cell: choice.source };
    return "done";
  }

  touchPile(): Touched {
    if (!this.pile) return "nothing";
    if (this.revealing) {
      this.clear();
      return "done";
    }
    this.clear();
    return this.choose("reveal");
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
    if (this.scoring && this.touchScoring(cell)) return "done";
    if (this.held?.piece === "cell" && this.held.cell === cell && !this.scoring) {
      this.clear();
      return "done";
    }
    if (this.targets.has(cell)) {
      let ways = this.open.filter(({ target }) => target.cell === cell);
      if (colour && ways.some(({ target }) => target.player === colour))
        ways = ways.filter(({ target }) => target.player === colour);
      if (ways.length === 1) this.finish(ways[0]!);
      else this.doubt = ways;
      return "done";
    }
    return this.takeUp(cell, colour);
  }

  /** Take up what is on a cell: a certain rescuer if it can do something, else all that is there. */
  takeUp(cell: string, colour?: Colour): Touched {
    const kind = this.placing || this.scoring ? null : this.kind;
    const own = colour === this.player ? colour : undefined;
    for (const held of [
      { piece: "cell", cell, colour: own },
      { piece: "cell", cell },
    ] as Held[]) {
      for (const wanted of kind === null ? [null] : [kind, null]) {
        const open = this.options(wanted, held);
        if (open.length === 0) continue;
        this.clear();
        this.kind = wanted;
        this.held = held;
        const choices = new Set(open.map(({ choice }) => choice));
        const [first] = open;
        if (choices.size === 1 && first!.choice.kind === "score") this.prepare(first!.choice);
        return "done";
      }
    }
    return "nothing";
  }

  /** Whether something on a cell can be taken up and carried elsewhere. */
  canLift(cell: string, colour?: Colour): boolean {
    const piece = colour === undefined ? "tile" : "rescuer";
    return this.choices.some((choice) => choice.source === cell && choice.piece === piece);
  }

  finish({ choice, target }: Option): void {
    this.doubt = [];
    if (choice.kind === "score") this.prepare(choice);
    else {
      this.clear();
      this.send(target.action);
    }
  }

  /** Show a Score before it is made: the most points first, inspectors as the server proposes. */
  private prepare(choice: Choice): void {
    this.kind = "score";
    this.held = { piece: "cell", cell: choice.source };
    const best = choice.targets.reduce((a, b) => ((b.score?.points ?? 0) > (a.score?.points ?? 0) ? b : a));
    const first = (pick: { number: number; cells: string[] } | null | undefined): string[] =>
      pick?.cells.slice(0, pick.number) ?? [];
    this.scoring = { choice, target: best, take: first(choice.take), put: first(choice.put) };
  }

  private touchScoring(cell: string): boolean {
    const scoring = this.scoring!;
    const { choice } = scoring;
    for (const which of ["put", "take"] as const) {
      const pick = choice[which];
      if (!pick || !pick.cells.includes(cell) || pick.cells.length === pick.number) continue;
      if (!scoring[which].includes(cell))
        this.scoring = { ...scoring, [which]: [...scoring[which], cell].slice(-pick.number) };
      return true;
    }
    const toggled = choice.targets.filter((target) => helps(target, cell) !== helps(scoring.target, cell));
    if (toggled.length > 0) {
      this.help(toggled.reduce((a, b) => (alike(b, scoring.target) > alike(a, scoring.target) ? b : a)));
      return true;
    }
    return scoring.target.score?.colours.some((one) => one.cells.includes(cell)) ?? false;
  }

  /** Choose with whose help to score. */
  help(target: Target): void {
    if (this.scoring) this.scoring = { ...this.scoring, target };
  }

  /** The button that does it: turn the tile over, or score. */
  proceed(): void {
    const scoring = this.scoring;
    if (this.revealing) this.send("reveal");
    else if (scoring)
      this.send({
        score: scoring.choice.source!,
        helpers: scoring.target.score?.helpers ?? [],
        take: scoring.take,
        put: scoring.put,
      });
    this.clear();
  }

  /** The words to ask the server why touching this cell does nothing, given what is held. */
  question(cell: string): { action: string } | { cell: string } {
    const kind = this.kind;
    const held = this.held?.piece === "cell" ? this.held.cell : null;
    if (kind === "scout" || kind === "open" || kind === "team") return { action: `${kind} ${cell}` };
    if ((kind === "search" || kind === "herd") && held) return { action: `${kind} ${held}>${cell}` };
    if (kind === "search" || kind === "herd" || kind === "swap" || kind === "score")
      return { action: `${kind} ${cell}` };
    return { cell };
  }
}

function fits(held: Held, choice: Choice, target: Target): boolean {
  if (held.piece === "pile") return choice.piece === "pile";
  if (held.piece === "supply") return choice.piece === "supply";
  if (held.colour !== undefined) return choice.source === held.cell && choice.piece === "rescuer";
  if (choice.source !== null) return choice.source === held.cell;
  return target.cell === held.cell;
}

const helps = (target: Target, cell: string): boolean => target.score?.helpers.includes(cell) ?? false;

function alike(a: Target, b: Target): number {
  return (a.score?.helpers ?? []).filter((cell) => b.score?.helpers.includes(cell)).length;
}
