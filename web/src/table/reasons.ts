/** The server's codes as sentences, each with the place where its rule is explained. */

import { anchorOf } from "../rules/anchors";
import type { Refusal } from "../wire/api";
import type { Colour, SeatView, Why } from "../wire/types";
import { playerName } from "../words/names";
import { has, t } from "../words/words.svelte";

/** A sentence for the player; `rule`: the anchor of its rule on the page of the rules. */
export interface Told {
  text: string;
  rule: string | null;
}
export type Line = string | Told;
type Seats = readonly SeatView[];
interface Cause {
  reason?: string | null;
  rule?: string | null;
  details?: Record<string, string>;
}

/** Codes have slashes; messages have dashes. */
const dashed = (code: string): string => code.replaceAll("/", "-");

/** `actor`: whose action it is; sentences speak to them. */
export function because(cause: Cause, seats: Seats, actor: Colour | null = null): Told {
  const reason = cause.reason ?? "";
  const player = (cause.details?.player ?? null) as Colour | null;
  const id = messageOf(reason, player, actor);
  const number = Number(cause.details?.number ?? 0);
  const text = has(id) ? t(id, { name: playerName(seats, player), number }) : t("why-unknown");
  return { text, rule: cause.rule ? anchorOf(reason, cause.rule) : null };
}

/** The message of a reason; what another player lacks is said otherwise than what you lack. */
function messageOf(reason: string, player: Colour | null, actor: Colour | null): string {
  const theirs = reason === "rescuer/none" && actor !== null && player !== actor;
  return `why-${dashed(theirs ? "rescuer/theirs" : reason)}`;
}

export function refused(refusal: Refusal, seats: Seats): string {
  if (refusal.reason) return because(refusal, seats).text;
  const id = `refusal-${dashed(refusal.code)}`;
  return has(id) ? t(id, refusal.details) : t("refusal-unknown", { code: refusal.code });
}

/**
 * Why nothing can be done with something: the first reason, since the server begins with what is most
 * likely meant.
 */
export function whyNot(answers: readonly Why[], seats: Seats, actor: Colour | null): Told[] {
  const first = answers.find((one) => !one.possible);
  return first ? [because(first, seats, actor)] : [];
}
