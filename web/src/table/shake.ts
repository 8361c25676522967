/** Shakes what was touched in vain. */

import type { Question } from "../wire/api";

const SHAKE = ["0", "-4px", "4px", "-3px", "2px", "0"].map((way) => ({ translate: way }));

export function shake(selector: string): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of document.querySelectorAll(`.table ${selector}`)) element.animate(SHAKE, 320);
}

/** What the question is about: a tile, a button or the pile. */
export function shakeAsked(question: Question): void {
  const kind = "kind" in question ? question.kind : null;
  const place = question.cell ?? ("source" in question ? question.source : undefined);
  if (place) shake(`.tile[data-cell="${place}"]`);
  else if (kind === "reveal") shake(".pile");
  else if (kind) shake(`.chip[data-kind="${kind}"]`);
}
