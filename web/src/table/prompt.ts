/** What the player is asked, and which actions are shown even while they are impossible. */

import type { ActionKind, Stage } from "../wire/shapes";
import type { GameView } from "../wire/types";
import { kindName, playerName } from "../words/names";
import { t } from "../words/words.svelte";
import type { Scoring } from "./scoring";
import type { Selection } from "./selection.svelte";

/** Only a matter of looks: what is possible always comes from the server. */
const SHOWN: Partial<Record<Stage, ActionKind[]>> = {
  first: ["reveal", "search", "swap", "team", "herd", "score"],
  second: ["dispatch", "team", "herd", "score"],
  bonus: ["reveal", "search", "swap", "team", "herd", "score", "pass"],
};
const ADVANCED: ActionKind[] = ["swap", "herd"];

/** The kinds of action to show as buttons. */
export function shownKinds(view: GameView, possible: Set<ActionKind>): ActionKind[] {
  if (possible.has("open") || possible.has("scout") || possible.has("rally")) return [];
  const usual = (SHOWN[view.stage] ?? []).filter(
    (kind) => possible.has(kind) || view.rules === "advanced" || !ADVANCED.includes(kind),
  );
  return [...usual, ...[...possible].filter((kind) => !usual.includes(kind))];
}

/** What is asked; `ending`: the turn is done and ends by itself. */
export function prompt(view: GameView, selection: Selection, ending = false): string {
  const name = playerName(view.seats, view.player);
  if (view.stage === "over" || view.stage === "abandoned") return t(`prompt-${view.stage}`);
  if (view.deserted) return t("prompt-deserted");
  const tile = view.open_tile ? kindName(view.open_tile) : "";
  if (!view.your_turn) return waitingFor(view, name, tile);
  if (ending) return t("prompt-ending");
  if (selection.scoring)
    return scorePrompt(selection.scoring, selection.targets.size > 0, selection.scorer.takeable.length > 0);
  if (selection.doubt.length > 0) return t("prompt-doubt");
  const kind = selection.kind;
  if (selection.stuck && !selection.held)
    return t(selection.supply ? "prompt-stuck-put" : "prompt-stuck-move");
  if (kind === "open" || kind === "scout") return t(`prompt-${kind}`, { tile });
  if (kind)
    return t(selection.held || !selection.sources.size ? `prompt-${kind}-target` : `prompt-${kind}-source`);
  if (selection.held) return t("prompt-held");
  return t(`prompt-${view.stage}`, { name });
}

/** What is said while somebody else has to act. */
function waitingFor({ seats, player }: GameView, name: string, tile: string): string {
  if (tile) return t("prompt-turned", { name, tile });
  const seat = seats.find((one) => one.player === player);
  return t(seat?.sitter === "bot" || seat?.substitute ? "prompt-thinking" : "prompt-waiting", { name });
}

/** What a Score asks: with whose help, then for the inspectors one by one. */
function scorePrompt(
  { choice, target, step, ...chosen }: Scoring,
  elsewhere: boolean,
  takes: boolean,
): string {
  if (step === "sum" && target === null) return t("prompt-helper");
  if (step === "sum") return t(`prompt-scoring${takes ? "-take" : ""}${elsewhere ? "-or-move" : ""}`);
  return t(`prompt-${step}`, { number: chosen[step].length + 1, count: choice[step]!.number });
}
