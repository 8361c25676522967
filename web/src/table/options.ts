/** The ways to complete the server's choices, and which of them agree with what a player holds. */

import type { Question } from "../wire/api";
import type { ActionKind } from "../wire/shapes";
import type { Choice, Colour, Target } from "../wire/types";

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

/** The ways of a kind, or of all kinds, that begin or end with what is held. */
export const optionsOf = (choices: readonly Choice[], kind: ActionKind | null, held: Held | null): Option[] =>
  choices
    .filter((choice) => kind === null || choice.kind === kind)
    .flatMap((choice) => choice.targets.map((target) => ({ choice, target })))
    .filter((option) => held === null || fits(held, option));

function fits(held: Held, { choice, target }: Option): boolean {
  if (held.piece === "supply") return choice.piece === "supply";
  if (held.colour !== undefined) return choice.source === held.cell && choice.piece === "rescuer";
  if (choice.source !== null) return choice.source === held.cell;
  return target.cell === held.cell;
}

/** Whether two ways do the same: a rescuer from the supply to one cell, whatever the action is called. */
export const alike = (a: Option, b: Option): boolean =>
  a === b || (a.choice.piece === "supply" && b.choice.piece === "supply" && a.target.cell === b.target.cell);

/** The cells where something may be put without taking it up elsewhere on the board. */
export const placesOf = (choices: readonly Choice[]): string[] =>
  choices
    .filter((choice) => choice.source === null)
    .flatMap((choice) => choice.targets.flatMap(({ cell }) => cell ?? []));

/** What to ask the server when touching this cell does nothing, given what was chosen. */
export function questionAbout(cell: string, kind: ActionKind | null, held: Held | null): Question {
  switch (kind) {
    case "scout":
    case "open":
    case "team":
      return { kind, cell };
    case "rally":
      return held?.cell != null ? { kind, source: held.cell, cell } : { kind, cell };
    case "search":
    case "herd":
    case "swap":
      return held?.cell != null ? { kind, source: held.cell, cell } : { kind, source: cell };
    case "score":
      return { kind, source: cell };
    default:
      return { cell };
  }
}
