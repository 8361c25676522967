/** What the player is asked, and which actions are shown even while they are impossible. */

import type { ActionKind, Stage } from "../wire/shapes";
import type { GameView } from "../wire/types";
import { kindName, playerName } from "../words/names";
import { t } from "../words/words.svelte";
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

export function prompt(view: GameView, selection: Selection): string {
  const name = playerName(view.seats, view.player);
  if (view.stage === "over" || view.stage === "abandoned") return t(`prompt-${view.stage}`);
  const seat = view.seats.find((one) => one.player === view.player);
  if (!view.your_turn)
    return t(seat?.sitter === "bot" || seat?.substitute ? "prompt-thinking" : "prompt-waiting", { name });
  const tile = view.open_tile ? kindName(view.open_tile) : "";
  if (selection.revealing) return t("prompt-revealing");
  if (selection.scoring) return t("prompt-scoring");
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
