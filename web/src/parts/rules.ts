/** Where the rules are told: the anchors of the rules' sections ("rule-4") and rulings ("R6"), by card. */

export const ANCHORS = {
  goal: ["rule-1", "R1", "R2"],
  area: ["rule-2", "R3"],
  turn: ["rule-4", "rule-3"],
  scout: ["rule-4-scout", "R5"],
  search: ["rule-4-search"],
  rescuers: ["rule-4-rescuers"],
  score: ["rule-5", "R7", "R8", "R9"],
  inspectors: ["rule-5-inspectors", "R4"],
  cats: ["rule-6"],
  cleocatra: ["rule-6-cleocatra", "R10"],
  mafdat: ["rule-6-mafdat", "R11"],
  bastet: ["rule-6-bastet", "R12"],
  mut: ["rule-6-mut"],
  princess: ["rule-6-princess", "R13"],
  stuck: ["R6"],
  end: ["rule-7", "rule-8", "R14"],
} as const satisfies Record<string, readonly string[]>;

export type Card = keyof typeof ANCHORS;

/** The card that explains reasons of a family ("search/splits" is of the family "search"). */
const FAMILIES: Record<string, Card> = {
  scout: "scout",
  pile: "scout",
  search: "search",
  dispatch: "rescuers",
  herd: "rescuers",
  rescuer: "rescuers",
  room: "rescuers",
  supply: "rescuers",
  team: "rescuers",
  swap: "bastet",
  inspector: "inspectors",
};

/** The anchor of what forbids something: a ruling's own, its family's, or that of the rules' section. */
export function anchorOf(reason: string, rule: string): string {
  if (rule.startsWith("R")) return rule;
  const card = FAMILIES[reason.split("/")[0]!];
  return card ? ANCHORS[card][0] : `rule-${rule}`;
}
