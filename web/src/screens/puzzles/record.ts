/** Which puzzles were solved on this device, on which days, and how many in a row. */

import { load, save } from "../../storage";

const NAME = "puzzles";
const DAY = 24 * 3600 * 1000;

export interface Solving {
  /** Puzzles that were solved, by name; true: at the first try. */
  solved: Record<string, boolean>;
  /** Puzzles that were tried and not solved at once. */
  missed: string[];
  /** The days on which the puzzle of the day was solved. */
  days: string[];
}

export const solving = (): Solving => ({
  solved: {},
  missed: [],
  days: [],
  ...load<Partial<Solving>>(NAME, {}),
});

/** A day where the player is, such as 2026-11-18. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Keep that a puzzle was tried in vain. */
export function miss(name: string): void {
  const kept = solving();
  if (name in kept.solved || kept.missed.includes(name)) return;
  save(NAME, { ...kept, missed: [...kept.missed, name] });
}

/** Keep that a puzzle was solved, and on which day if it was that of the day. */
export function solve(name: string, day: string | null): void {
  const kept = solving();
  const first = !kept.missed.includes(name);
  const solved = name in kept.solved ? kept.solved : { ...kept.solved, [name]: first };
  const days = day === null ? kept.days : [...new Set([...kept.days, day])].sort();
  save(NAME, { ...kept, solved, days });
}

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streak(days: readonly string[], today: string): number {
  const solved = new Set(days);
  const noon = new Date(`${today}T12:00:00`).getTime();
  const before = (number: number): string => dayOf(new Date(noon - number * DAY));
  const start = solved.has(today) ? 0 : 1;
  let length = 0;
  while (solved.has(before(start + length))) length++;
  return length;
}
