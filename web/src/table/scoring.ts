/** A Score before it is sent: with whose help, and where inspectors come from and go to. */

import type { Choice, Pick, ScoreRequest, Target } from "../wire/types";

export interface Scoring {
  readonly choice: Choice;
  readonly target: Target; // a set of helpers
  readonly take: readonly string[];
  readonly put: readonly string[];
}

const firstOf = (pick: Pick | null | undefined): string[] => pick?.cells.slice(0, pick.number) ?? [];
const pointsOf = (target: Target): number => target.score?.points ?? 0;
const helpersOf = (target: Target): string[] => target.score?.helpers ?? [];
const better = (a: Target, b: Target): Target => (pointsOf(b) > pointsOf(a) ? b : a);

/** Whether a player may choose among these cells. */
export const isOpen = (pick: Pick | null | undefined): pick is Pick =>
  pick != null && pick.cells.length > pick.number;

/** The Score that brings most, with the first of the cells that may be chosen. */
export function prepareScore(choice: Choice): Scoring {
  const target = choice.targets.reduce(better);
  return { choice, target, take: firstOf(choice.take), put: firstOf(choice.put) };
}

/** The Score after a cell was touched; null if the cell has no part in it. */
export function touchScore(scoring: Scoring, cell: string): Scoring | null {
  return (
    chooseInspector(scoring, cell) ?? toggleHelper(scoring, cell) ?? (counts(scoring, cell) ? scoring : null)
  );
}

/** Choosing one more cell than there are inspectors drops the cell that was chosen first. */
function chooseInspector(scoring: Scoring, cell: string): Scoring | null {
  for (const which of ["put", "take"] as const) {
    const pick = scoring.choice[which];
    if (!isOpen(pick) || !pick.cells.includes(cell)) continue;
    if (scoring[which].includes(cell)) return scoring;
    return { ...scoring, [which]: [...scoring[which], cell].slice(-pick.number) };
  }
  return null;
}

/** Of all sets of helpers with (or without) this one, the set most like the present one. */
function toggleHelper(scoring: Scoring, cell: string): Scoring | null {
  const present = helpersOf(scoring.target);
  const shared = (target: Target): number => helpersOf(target).filter((one) => present.includes(one)).length;
  const toggled = scoring.choice.targets.filter(
    (target) => helpersOf(target).includes(cell) !== present.includes(cell),
  );
  if (toggled.length === 0) return null;
  return { ...scoring, target: toggled.reduce((a, b) => (shared(b) > shared(a) ? b : a)) };
}

const counts = ({ target }: Scoring, cell: string): boolean =>
  target.score?.colours.some((one) => one.cells.includes(cell)) ?? false;

/** The cells that bring points. */
export function scoredCells({ target }: Scoring): string[] {
  const colours = target.score?.colours ?? [];
  return [...colours.flatMap((one) => one.cells.slice(0, 1)), ...helpersOf(target)];
}

/** The cells among which inspectors may be chosen. */
export const choosableCells = ({ choice }: Scoring): string[] =>
  [choice.put, choice.take].flatMap((pick) => (isOpen(pick) ? pick.cells : []));

export const scoreRequest = ({ choice, target, take, put }: Scoring): ScoreRequest => ({
  score: choice.source!,
  helpers: helpersOf(target),
  take: [...take],
  put: [...put],
});
