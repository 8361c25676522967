/**
 * A Score before it is sent, in steps: first its sum, with whose help; then, where a player may choose,
 * where inspectors
 * come from and where they go.
 */

import type { Choice, Pick, ScoreRequest, Target } from "../wire/types";

type Moving = "take" | "put";
export interface Scoring {
  readonly choice: Choice;
  readonly target: Target | null; // a set of helpers; null while several bring the same
  readonly take: readonly string[];
  readonly put: readonly string[];
  readonly step: "sum" | Moving;
}

const MOVING: readonly Moving[] = ["take", "put"];
const pointsOf = (target: Target): number => target.score?.points ?? 0;
const helpersOf = (target: Target | null): string[] => target?.score?.helpers ?? [];

/** Whether a player may choose among these cells. */
const isOpen = (pick: Pick): boolean => pick.cells.length > pick.number;
/** What is settled without a choice. */
const settled = (pick: Pick): string[] => (isOpen(pick) ? [] : pick.cells);
const NONE: Pick = { number: 0, cells: [] };
const pickOf = (choice: Choice, step: Moving): Pick => choice[step] ?? NONE;

const mostPoints = (choice: Choice): number => Math.max(...choice.targets.map(pointsOf));

/** The most points that each rescuer can score, by its cell. */
export const gainsOf = (choices: readonly Choice[]): Map<string, number> =>
  new Map(
    choices.filter((choice) => choice.kind === "score").map((choice) => [choice.source!, mostPoints(choice)]),
  );

/** The sets of helpers, those that bring most first. */
export const waysOf = ({ choice }: Scoring): Target[] =>
  choice.targets.toSorted((a, b) => pointsOf(b) - pointsOf(a));

/** The Score that brings most, if only one does; nothing else is chosen in the player's place. */
export function prepareScore(choice: Choice): Scoring {
  const best = choice.targets.filter((target) => pointsOf(target) === mostPoints(choice));
  const target = best.length === 1 ? best[0]! : null;
  return {
    choice,
    target,
    take: settled(pickOf(choice, "take")),
    put: settled(pickOf(choice, "put")),
    step: "sum",
  };
}

/** The Score after a cell was touched; null if the cell has no part in this step. */
export function touchScore(scoring: Scoring, cell: string): Scoring | null {
  if (scoring.step !== "sum") return touchInspector(scoring, scoring.step, cell);
  return toggleHelper(scoring, cell) ?? takeAtOnce(scoring, cell) ?? (counts(scoring, cell) ? scoring : null);
}

/** The cells whose inspectors may be taken at once, while the sum is shown: it means to score. */
export const takeable = ({ choice, target, step }: Scoring): string[] =>
  step === "sum" && target !== null && isOpen(pickOf(choice, "take")) ? pickOf(choice, "take").cells : [];

/** The Score after its first inspector was taken at once; null if that can't be. */
export const takeAtOnce = (scoring: Scoring, cell: string): Scoring | null =>
  takeable(scoring).includes(cell) ? touchInspector({ ...scoring, step: "take" }, "take", cell) : null;

/** Chooses a cell, or takes the choice back. */
function touchInspector(scoring: Scoring, step: Moving, cell: string): Scoring | null {
  if (!pickOf(scoring.choice, step).cells.includes(cell)) return null;
  const rest = scoring[step].filter((one) => one !== cell);
  return { ...scoring, [step]: rest.length < scoring[step].length ? rest : [...rest, cell] };
}

/**
 * Of all sets of helpers with (or without) this one, the set most like the present one, then the better
 * one.
 */
function toggleHelper(scoring: Scoring, cell: string): Scoring | null {
  const present = helpersOf(scoring.target);
  const shared = (target: Target): number => helpersOf(target).filter((one) => present.includes(one)).length;
  const toggled = waysOf(scoring).filter(
    (target) => helpersOf(target).includes(cell) !== present.includes(cell),
  );
  if (toggled.length === 0) return null;
  return { ...scoring, target: toggled.reduce((a, b) => (shared(b) > shared(a) ? b : a)) };
}

const counts = ({ choice, target }: Scoring, cell: string): boolean =>
  cell !== choice.source && (target?.score?.colours.some((one) => one.cells.includes(cell)) ?? false);

/** The next step in which something is still to be chosen. */
export const openStep = (scoring: Scoring): Moving | null =>
  MOVING.find((step) => {
    const pick = pickOf(scoring.choice, step);
    return isOpen(pick) && scoring[step].length < pick.number;
  }) ?? null;

/** The Score without the last thing that was chosen; null if nothing was. */
export function stepBack(scoring: Scoring): Scoring | null {
  const { step } = scoring;
  if (step === "sum") return null;
  if (scoring[step].length > 0) return { ...scoring, [step]: scoring[step].slice(0, -1) };
  if (step === "put" && isOpen(pickOf(scoring.choice, "take")))
    return { ...scoring, step: "take", take: scoring.take.slice(0, -1) };
  return { ...scoring, step: "sum" };
}

/** The cells that bring points. */
export function scoredCells({ target }: Scoring): string[] {
  const colours = target?.score?.colours ?? [];
  return [...colours.flatMap((one) => one.cells.slice(0, 1)), ...helpersOf(target)];
}

/** The rescuers of whom it may be chosen whether they help. */
export function choosableHelpers({ choice, step }: Scoring): string[] {
  if (step !== "sum") return [];
  const all = new Set(choice.targets.flatMap(helpersOf));
  return [...all].filter((cell) => choice.targets.some((target) => !helpersOf(target).includes(cell)));
}

/** Whether a rescuer on this cell can help. */
export const canHelp = ({ choice }: Scoring, cell: string): boolean =>
  choice.targets.some((target) => helpersOf(target).includes(cell));

/** The cells of which one has to be touched now, or on which an inspector that is carried may be put. */
export function awaitedCells(scoring: Scoring, carried: boolean): string[] {
  const { choice, target, step } = scoring;
  if (carried) return pickOf(choice, "put").cells;
  if (step !== "sum") return pickOf(choice, step).cells;
  return target === null ? choosableHelpers(scoring) : [];
}

/** Whether an inspector may be carried away: the one on a cell, or (null) an unused one. */
export function canCarry({ choice, target, ...chosen }: Scoring, from: string | null): boolean {
  const [take, put] = [pickOf(choice, "take"), pickOf(choice, "put")];
  if (target === null) return false;
  if (from === null)
    return isOpen(put) && chosen.put.length < put.number - (take.number - chosen.take.length);
  return chosen.take.length < take.number && take.cells.includes(from) && !chosen.take.includes(from);
}

/** How many inspectors were taken from the board and not put anywhere yet; negative: unused ones were put. */
export const liftedOf = ({ choice, take, put }: Scoring): number =>
  isOpen(pickOf(choice, "put")) ? take.length - put.length : 0;

/** The Score after an inspector was carried from a cell (null: from the unused ones) to another. */
export function carryInspector(scoring: Scoring, from: string | null, to: string): Scoring | null {
  const put = pickOf(scoring.choice, "put");
  if (!put.cells.includes(to) || (isOpen(put) && scoring.put.includes(to))) return null;
  return {
    ...scoring,
    step: scoring.step === "sum" ? "take" : scoring.step,
    take: from === null ? scoring.take : [...scoring.take, from],
    put: isOpen(put) ? [...scoring.put, to] : scoring.put,
  };
}

export const scoreRequest = ({ choice, target, take, put }: Scoring): ScoreRequest => ({
  score: choice.source!,
  helpers: helpersOf(target),
  take: [...take],
  put: [...put],
});
