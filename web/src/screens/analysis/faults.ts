/** What is wrong with a position, in the reader's language, with its place. */

import type { Refusal } from "../../wire/api";
import { refused } from "../../table/reasons";
import { has, t } from "../../words/words.svelte";

export interface Fault {
  text: string;
  column: number | null; // in the line, from 1
}

export function faultOf(refusal: Refusal): Fault {
  const { complaint = "", field = "", column, ...details } = refusal.details;
  const id = `record-${complaint}`;
  if (refusal.code !== "position/invalid" || !has(id)) return { text: refused(refusal, []), column: null };
  const told: Record<string, string | number> = { ...details };
  if (details.player !== undefined) told.player = t(`player-${details.player}`);
  if (details.kind !== undefined) told.kind = t(`kind-${details.kind}`);
  if (details.number !== undefined) told.number = Number(details.number);
  const name = has(`position-field-${field}`) ? t(`position-field-${field}`) : field;
  const about = { field: name, reason: t(id, told) };
  if (column === undefined) return { text: t("position-wrong-field", about), column: null };
  return { text: t("position-wrong", { ...about, column }), column: Number(column) };
}
