/** The rules' texts in parts: paragraphs, lists, defined words, and what a search has found in them. */

export interface Block {
  kind: "text" | "points" | "steps";
  lines: string[];
}
export interface Piece {
  text: string;
  defined: boolean;
  found: boolean;
}

const SIGN = /^(?:- |\d+\. )/;

/** Paragraphs and lists: a list is lines that begin with a hyphen or a number. */
export const blocks = (text: string): Block[] => text.split("\n\n").flatMap(blocksOf);

function blocksOf(paragraph: string): Block[] {
  const found: Block[] = [];
  for (const line of paragraph.split("\n")) {
    const kind = kindOf(line);
    let block = found.at(-1);
    if (block?.kind !== kind) found.push((block = { kind, lines: [] }));
    block.lines.push(line.replace(SIGN, ""));
  }
  return found;
}

function kindOf(line: string): Block["kind"] {
  if (line.startsWith("- ")) return "points";
  return SIGN.test(line) ? "steps" : "text";
}

/** A text without the signs that mark defined words and lists. */
export const plain = (text: string): string =>
  blocks(text)
    .flatMap(({ lines }) => lines)
    .join("\n")
    .replaceAll("**", "");

/** Letter by letter without accents and capitals, so that places in both texts are the same. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, place) => foldLetter(text.charAt(place))).join("");
const foldLetter = (letter: string): string =>
  letter === "’" ? "'" : letter.normalize("NFD").charAt(0).toLowerCase().charAt(0);

/** The words that a search asks for. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/u).filter(Boolean);

/** Whether a text has all these words. */
export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** A line in pieces: words that are defined there (between two asterisks) and words that were looked for. */
export function pieces(line: string, words: readonly string[]): Piece[] {
  return line
    .split("**")
    .flatMap((text, number) => split(text, words).map((piece) => ({ ...piece, defined: number % 2 === 1 })))
    .filter(({ text }) => text !== "");
}

function split(text: string, words: readonly string[]): Omit<Piece, "defined">[] {
  const folded = fold(text);
  const found: Omit<Piece, "defined">[] = [];
  let place = 0;
  for (;;) {
    const next = earliest(folded, words, place);
    found.push({ text: text.slice(place, next?.from), found: false });
    if (!next) return found;
    found.push({ text: text.slice(next.from, next.to), found: true });
    place = next.to;
  }
}

/** Where the first of these words stands from here on; of two in one place, the longer. */
function earliest(
  text: string,
  words: readonly string[],
  place: number,
): { from: number; to: number } | null {
  const all = words
    .map((word) => ({ from: text.indexOf(word, place), length: word.length }))
    .filter(({ from }) => from >= 0)
    .sort((one, other) => one.from - other.from || other.length - one.length);
  const first = all[0];
  return first ? { from: first.from, to: first.from + first.length } : null;
}
