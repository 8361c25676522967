/** Why another turn would have been better, in a sentence. */

import type { SeatView, TurnReason } from "../wire/types";
import { playerName } from "../words/names";
import { t } from "../words/words.svelte";

export const reasonText = (
  seats: readonly SeatView[],
  { cause, played = 0, best = 0, rival = null }: TurnReason,
): string => t(`reviewing-${cause}`, { played, best, rival: playerName(seats, rival) });
