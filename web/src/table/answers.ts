/**
 * Lets what can't be acted on say a word when it is touched: players' cards and the inspectors beside the
 * board.
 */

import type { Colour } from "../wire/types";
import { playerName } from "../words/names";
import { t } from "../words/words.svelte";
import type { Interaction } from "./interaction.svelte";
import type { Told } from "./reasons";
import { shake } from "./shake";

const INSPECTORS = "rule-5-inspectors";
const RESCUERS = "rule-4-rescuers";

/** What a player's card answers. */
function ofCard({ view }: Interaction, player: Colour): Told {
  if (!view.your_turn)
    return {
      text: t("why-turn-other-player", { name: playerName(view.seats, view.player) }),
      rule: "rule-4",
    };
  return { text: t(player === view.player ? "why-card-own" : "why-card-other"), rule: RESCUERS };
}

/** Marks a card, so that it can be found by its player. */
const colourOf = (card: Element): Colour | undefined =>
  (["red", "blue", "black", "green"] as const).find((colour) => card.classList.contains(colour));

export function answers(table: HTMLElement, interaction: Interaction): { destroy: () => void } {
  const touched = (event: MouseEvent): void => {
    if (interaction.ended) return;
    const touchedElement = event.target as Element;
    const player = colourOf(touchedElement.closest(".player") ?? table);
    if (player) {
      interaction.toast = [ofCard(interaction, player)];
      shake(`.player.${player}`);
    } else if (touchedElement.closest(".tray .inspectors") && !interaction.selection.scoring) {
      interaction.toast = [{ text: t("why-inspector-still"), rule: INSPECTORS }];
      shake(".tray .inspectors");
    }
  };
  table.addEventListener("click", touched);
  return { destroy: () => table.removeEventListener("click", touched) };
}
