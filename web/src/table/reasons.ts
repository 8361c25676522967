/** The server's codes as sentences. */

import type { Refusal } from "../wire/api";
import type { Colour, SeatView, Why } from "../wire/types";
import { playerName } from "../words/names";
import { has, t } from "../words/words.svelte";

type Seats = readonly SeatView[];
interface Cause {
  reason?: string | null;
  details?: Record<string, string>;
}

/** Codes have slashes; messages have dashes. */
const dashed = (code: string): string => code.replaceAll("/", "-");

export function because(cause: Cause, seats: Seats): string {
  const id = `why-${dashed(cause.reason ?? "")}`;
  const name = cause.details?.player ? playerName(seats, cause.details.player as Colour) : "";
  return has(id) ? t(id, { name, number: Number(cause.details?.number ?? 0) }) : t("why-unknown");
}

export function refused(refusal: Refusal, seats: Seats): string {
  if (refusal.reason) return because(refusal, seats);
  const id = `refusal-${dashed(refusal.code)}`;
  return has(id) ? t(id, refusal.details) : t("refusal-unknown", { code: refusal.code });
}

/** Why nothing can be done with something: one sentence for each kind of action, each reason once. */
export function whys(answers: Why[], seats: Seats): string[] {
  const shared = answers.every((one) => one.reason === answers[0]?.reason);
  if (answers.length === 1 || shared)
    return answers
      .slice(0, 1)
      .filter((one) => !one.possible)
      .map((one) => because(one, seats));
  return answers
    .filter((one) => !one.possible)
    .map((one) => t("why-kind", { action: t(`action-${one.kind}`), text: because(one, seats) }));
}
