import { expect, test } from "vitest";
import { blocks, matches, pieces, plain, wordsOf } from "../../src/rules/prose";

test("paragraphs and lists are told apart", () => {
  const text = "One.\nStill one.\n\nA list:\n- this\n- that\n\n1. first\n2. second";
  expect(blocks(text)).toEqual([
    { kind: "text", lines: ["One.", "Still one."] },
    { kind: "text", lines: ["A list:"] },
    { kind: "points", lines: ["this", "that"] },
    { kind: "steps", lines: ["first", "second"] },
  ]);
});

test("a search takes accents, capitals and apostrophes as one types them", () => {
  const text = "L’Éclaireur va à côté de la tuile";
  expect(matches(text, wordsOf("l'eclaireur COTE"))).toBe(true);
  expect(matches(text, wordsOf("eclaireur inspecteur"))).toBe(false);
  expect(matches("把一位督導放到救援板塊上", wordsOf("督導 救援"))).toBe(true);
});

test("what was found and what is defined are pieces of their own", () => {
  expect(pieces("An **area** has four areas.", wordsOf("area"))).toEqual([
    { text: "An ", defined: false, found: false },
    { text: "area", defined: true, found: true },
    { text: " has four ", defined: false, found: false },
    { text: "area", defined: false, found: true },
    { text: "s.", defined: false, found: false },
  ]);
});

test("of two words that begin in one place the longer is marked", () => {
  const marked = pieces("Rescuers", wordsOf("res rescue")).filter(({ found }) => found);
  expect(marked.map(({ text }) => text)).toEqual(["Rescue"]);
});

test("signs are not read", () => {
  expect(plain("An **area**:\n- one\n- two")).toBe("An area:\none\ntwo");
});
