/**
 * The first steps: a real game on the server, from a record, in which only what the lesson asks for is
 * offered. The other player's turn is made by the lesson too. What is possible still comes from the server:
 * the lesson only leaves things out.
 */

import { untrack } from "svelte";
import { settings } from "../settings.svelte";
import { browserWorld, Stage } from "../table/staging/stage.svelte";
import * as api from "../wire/api";
import { LiveGame } from "../wire/live.svelte";
import type { ActionKind } from "../wire/shapes";
import type { Choice, GameView, Target } from "../wire/types";

const RECORD = `\
[Rules "basic"]
[Edition "international"]
[Players "red blue"]
[Pile "bastet mut ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 1,0
`;
const LEARNER = "red";
const PAUSE = 1800; // milliseconds at the calm pace, before the other player acts
const OPENINGS = 2; // actions in the record

/** What a step lets through: a kind of action, perhaps only from one cell or to some. */
interface Let {
  kind: ActionKind;
  source?: string;
  cells?: readonly string[];
}
interface Part {
  id: string;
  lets?: Let;
}
const STEPS = [
  { id: "scout", lets: { kind: "reveal" } },
  { id: "place", lets: { kind: "scout", cells: ["-1,0", "0,1"] } },
  { id: "dispatch", lets: { kind: "dispatch" } },
  { id: "end" },
  { id: "other", lets: { kind: "score", source: "1,0" } },
  { id: "team", lets: { kind: "team", cells: ["1,0"] } },
  { id: "score", lets: { kind: "score", source: "0,0" } },
  { id: "count" },
  { id: "done" },
] as const satisfies readonly Part[];
type Step = (typeof STEPS)[number];

/** Where in the lesson a game is: by what was done after the openings, so that Undo leads back. */
function stepOf(view: GameView): Step {
  const done = view.action_count - OPENINGS;
  const learners = view.player === LEARNER;
  if (done === 0) return STEPS[view.open_tile ? 1 : 0];
  if (done === 1) return STEPS[2];
  if (done === 2) return STEPS[learners ? 3 : 4];
  if (done === 3) return STEPS[learners ? 5 : 4];
  if (done === 4) return STEPS[6];
  return STEPS[learners ? 7 : 8];
}
/** The ways to complete a choice that a step lets through. */
function letThrough({ lets }: Part, { kind, source, targets }: Choice): Target[] {
  if (kind !== lets?.kind || (lets.source !== undefined && source !== lets.source)) return [];
  return targets.filter(({ cell }) => !lets.cells || (cell !== null && lets.cells.includes(cell)));
}

export class Lesson {
  live = $state.raw<LiveGame | null>(null);
  problem = $state.raw<api.Refusal | null>(null);
  readonly total = STEPS.length - 1;
  readonly stage = new Stage(browserWorld(() => settings.tempo));

  constructor() {
    $effect(() => {
      void this.begin();
      return () => {
        this.live?.close();
        this.stage.stop();
      };
    });
    $effect.pre(() => {
      const { newest } = this;
      if (newest) untrack(() => this.stage.follow(newest));
    });
    $effect(() => {
      const told = this.live?.view;
      if (!told || this.live?.busy || stepOf(told).id !== "other") return;
      const timer = setTimeout(() => void this.playOther(told), PAUSE * settings.tempo);
      return () => clearTimeout(timer);
    });
  }

  private async begin(): Promise<void> {
    try {
      const { game } = await api.create({
        seats: [{ sitter: "person" }, { sitter: "person" }],
        record: RECORD,
      });
      this.live = new LiveGame(game);
    } catch (problem) {
      if (!(problem instanceof api.Refusal)) throw problem;
      this.problem = problem;
    }
  }

  private async playOther(view: GameView): Promise<void> {
    const [wanted] = view.choices.flatMap((choice) => letThrough(stepOf(view), choice));
    if (view.can_confirm) await this.live?.confirm();
    else if (wanted) await this.live?.act(wanted.action);
  }

  get step(): Step {
    return this.stage.progress ? stepOf(this.stage.progress) : STEPS[0];
  }
  get number(): number {
    return STEPS.indexOf(this.step);
  }
  get points(): number {
    const player = this.step.id === "team" ? "blue" : LEARNER;
    return this.stage.progress?.seats.find((seat) => seat.player === player)?.points ?? 0;
  }

  /** What the learner is to see: one player's view, with no more to do than the step lets through. */
  private get newest(): GameView | null {
    const told = this.live?.view;
    if (!told) return null;
    const seats = told.seats.map((seat) => ({ ...seat, yours: seat.player === LEARNER }));
    if (told.player !== LEARNER)
      return { ...told, seats, your_turn: false, choices: [], can_confirm: false, can_take_back: false };
    const step = stepOf(told);
    const choices = told.choices.map((choice) => ({ ...choice, targets: letThrough(step, choice) }));
    return { ...told, seats, choices: choices.filter((choice) => choice.targets.length > 0) };
  }
}
