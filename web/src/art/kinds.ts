import type { Colour, Kind } from "../wire/types";

export const KINDS: readonly Kind[] = ["cleocatra", "mafdat", "bastet", "mut", "princess"];
export const COLOURS: readonly Colour[] = ["red", "blue", "black", "green"];

/** The paints of a tile: its field from light to deep, and its ornament. */
export const FIELDS: Record<Kind, { light: string; deep: string; line: string }> = {
  cleocatra: { light: "#f2c14a", deep: "#c98a1b", line: "#fff0b8" },
  mafdat: { light: "#e27a35", deep: "#b34a1a", line: "#ffc894" },
  bastet: { light: "#4fae77", deep: "#25744d", line: "#c4efc9" },
  mut: { light: "#3f86c9", deep: "#22558f", line: "#b5dcff" },
  princess: { light: "#9a68c4", deep: "#643a91", line: "#e6cdf8" },
};

/** The paints of a player's pieces: body, shade, and the line around them. */
export const PLAYERS: Record<Colour, { body: string; shade: string; light: string }> = {
  red: { body: "#cf3a30", shade: "#8f1f1c", light: "#f0796a" },
  blue: { body: "#2d66c4", shade: "#173d84", light: "#79a6ee" },
  black: { body: "#33303b", shade: "#131118", light: "#777283" },
  green: { body: "#2f8f4b", shade: "#17592b", light: "#78c98c" },
};
export const isColour = (what: string): what is Colour => what in PLAYERS;
