/**
 * The rules as data. A section's words are the messages `rules-ID-title` and `rules-ID`, those of a picture
 * `rules-picture-NAME`, those of a ruling `rules-R7-title` and `rules-R7`.
 */

import type { Kind } from "../wire/types";
import type { PICTURES } from "./pictures";

export type PictureName = keyof typeof PICTURES;

/** What our reading of the rules decides, and what the rulebooks say. */
export interface Ruling {
  number: number;
  /** The rulebooks say, or leave open, the same (`…-books`), or differ (`…-international`, `…-french`). */
  books: "same" | "apart";
}

export interface Section {
  id: string;
  /** Where links lead; the first is the section's own, and none may ever change. */
  anchors: readonly [string, ...string[]];
  pictures?: readonly PictureName[];
  rulings?: readonly Ruling[];
  /** The cat whose ability it tells: its card's words come first. */
  kind?: Kind;
  /** The sort of action that it is. */
  sort?: "tile" | "rescuer";
  /** Only in the advanced game. */
  advanced?: boolean;
}

export interface Chapter {
  id: string;
  sections: readonly Section[];
}

const same = (number: number): Ruling => ({ number, books: "same" });

const START: Section[] = [
  { id: "goal", anchors: ["rule-goal"] },
  { id: "box", anchors: ["rule-1"], rulings: [same(1)] },
  { id: "setup", anchors: ["rule-3"], rulings: [{ number: 2, books: "apart" }] },
  { id: "opening", anchors: ["rule-3-opening"], pictures: ["opening"], rulings: [same(5)] },
  { id: "areas", anchors: ["rule-2"], pictures: ["areas"], rulings: [same(3)] },
  { id: "room", anchors: ["rule-2-room"], pictures: ["room"], rulings: [same(4)] },
];
const TURN: Section[] = [
  { id: "turn", anchors: ["rule-4"] },
  { id: "follow-up", anchors: ["rule-4-follow-up"] },
  { id: "scout", sort: "tile", anchors: ["rule-4-scout"], pictures: ["scout"] },
  { id: "search", sort: "tile", anchors: ["rule-4-search"], pictures: ["search", "stays"] },
  { id: "rescuers", anchors: ["rule-4-rescuers"] },
  { id: "dispatch", sort: "rescuer", anchors: ["rule-4-dispatch"], pictures: ["dispatch"] },
  { id: "team", sort: "rescuer", anchors: ["rule-4-team"], pictures: ["team"] },
  { id: "herd", sort: "rescuer", anchors: ["rule-4-herd"], pictures: ["herd"], advanced: true },
  { id: "stuck", anchors: ["rule-4-stuck"], pictures: ["stuck"], rulings: [same(6)] },
];
const SCORE: Section[] = [
  { id: "score", sort: "rescuer", anchors: ["rule-5"], pictures: ["example-3c"] },
  {
    id: "colours",
    anchors: ["rule-5-colours"],
    pictures: ["example-3a", "example-3b"],
    rulings: [same(7)],
  },
  {
    id: "helpers",
    anchors: ["rule-5-helpers"],
    pictures: ["example-4a", "example-4b", "inspected"],
    rulings: [same(8), same(9)],
  },
  { id: "inspectors", anchors: ["rule-5-inspectors"], pictures: ["inspectors"] },
  { id: "most", anchors: ["rule-5-most"] },
];
const CATS: Section[] = [
  { id: "cats", anchors: ["rule-6"] },
  {
    id: "cleocatra",
    kind: "cleocatra",
    anchors: ["rule-6-cleocatra"],
    pictures: ["cleocatra"],
    rulings: [same(10)],
  },
  {
    id: "mafdat",
    sort: "tile",
    kind: "mafdat",
    anchors: ["rule-6-mafdat"],
    pictures: ["mafdat"],
    rulings: [same(11)],
  },
  {
    id: "bastet",
    sort: "tile",
    kind: "bastet",
    anchors: ["rule-6-bastet"],
    pictures: ["bastet"],
    rulings: [same(12)],
  },
  { id: "mut", kind: "mut", anchors: ["rule-6-mut"], pictures: ["mut"] },
  {
    id: "princess",
    kind: "princess",
    anchors: ["rule-6-princess"],
    pictures: ["princess"],
    rulings: [same(13)],
  },
];
const END: Section[] = [
  { id: "end", anchors: ["rule-7"], rulings: [same(14)] },
  { id: "records", anchors: ["rule-8"] },
  { id: "counting", anchors: ["rule-9"] },
];

export const CHAPTERS: readonly Chapter[] = [
  { id: "start", sections: START },
  { id: "turn", sections: TURN },
  { id: "score", sections: SCORE },
  { id: "cats", sections: CATS.map((section) => ({ ...section, advanced: true })) },
  { id: "end", sections: END },
];

/** Every place that a link may lead to. */
export const ANCHORS: readonly string[] = CHAPTERS.flatMap(({ sections }) =>
  sections.flatMap(({ anchors, rulings = [] }) => [...anchors, ...rulings.map(({ number }) => `R${number}`)]),
);
