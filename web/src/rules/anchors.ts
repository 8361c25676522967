/** The places in the rules that answers lead to: addresses such as `/learn#rule-4-search` or `#R6`. */

/** Where the reasons of a family are explained ("search/splits" is of the family "search"). */
const FAMILIES: Record<string, string> = {
  opening: "rule-3-opening",
  second: "rule-4",
  "follow-up": "rule-4-follow-up",
  scout: "rule-4-scout",
  pile: "rule-4-scout",
  search: "rule-4-search",
  rescuer: "rule-4-rescuers",
  supply: "rule-4-rescuers",
  dispatch: "rule-4-dispatch",
  team: "rule-4-team",
  herd: "rule-4-herd",
  room: "rule-2-room",
  swap: "rule-6-bastet",
  inspector: "rule-5-inspectors",
};
/** Reasons whose place is not that of their family. */
const REASONS: Record<string, string> = {
  "score/inspector": "rule-5-inspectors",
  "score/put-elsewhere": "rule-5-inspectors",
  "score/taken-number": "rule-5-inspectors",
  "score/taken-none": "rule-5-inspectors",
  "score/helper-apart": "rule-5-helpers",
};

/** The anchor of what forbids something: a ruling's own, its reason's, or that of the rules' section. */
export function anchorOf(reason: string, rule: string): string {
  if (rule.startsWith("R")) return rule;
  return REASONS[reason] ?? FAMILIES[reason.split("/")[0]!] ?? `rule-${rule}`;
}
