/**
 * The pattern of each kind's field as one path, so that tiles differ without colour and without their cat.
 */

import type { Kind } from "../wire/types";

const ROWS = [-40, -28, -16, -4, 8, 20, 32, 44];
const COLUMNS = [-3, -2, -1, 0, 1, 2, 3];

const fix = (value: number): number => Math.round(value * 10) / 10;

function rays(): string {
  return Array.from({ length: 18 }, (_, index) => {
    const angle = (index * Math.PI) / 9;
    const at = (reach: number): string => `${fix(reach * Math.sin(angle))} ${fix(-reach * Math.cos(angle))}`;
    return `M${at(20)}L${at(64)}`;
  }).join("");
}

/** Something repeated in rows that are shifted by half a step. */
function scattered(step: number, draw: (x: number, y: number) => string): string {
  return ROWS.flatMap((y, row) =>
    COLUMNS.map((column) => draw(column * step + (row % 2) * (step / 2), y)),
  ).join("");
}

export const ORNAMENTS: Record<Kind, string> = {
  cleocatra: rays(),
  mafdat: ROWS.map((y) => `M-60 ${y}${"l8-6l8 6".repeat(8)}`).join(""),
  bastet: scattered(16, (x, y) => `M${x - 8} ${y}a8 8 0 0 0 16 0`),
  mut: ROWS.map((y) => `M-64 ${y}q4-6 8 0${"t8 0".repeat(15)}`).join(""),
  princess: scattered(18, (x, y) => `M${x} ${y - 5}q4 5 0 10q-4-5 0-10zM${x - 5} ${y}q5-4 10 0q-5 4-10 0z`),
};
