/** Who is at the table, as far as they are people. */

import type { SeatView } from "../../wire/types";

type Seats = readonly SeatView[];

const isSeated = ({ sitter, free }: SeatView): boolean => sitter !== "bot" && !free;

/** The people at other devices, also those whom a bot plays for. */
export const othersAt = (seats: Seats): SeatView[] => seats.filter((seat) => isSeated(seat) && !seat.yours);

/** The people who play themselves. */
export const present = (seats: Seats): SeatView[] =>
  seats.filter((seat) => isSeated(seat) && seat.substitute === null);

/** Whether several players share this device. */
export const isShared = (seats: Seats): boolean => seats.filter((seat) => seat.yours).length > 1;
