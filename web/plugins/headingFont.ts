import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const WHOLE = join(MODULES, "@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff2");
const SUBSET = join(MODULES, ".fonts/headings.woff2"); // theme.css refers to it
const LOCALES = resolve(import.meta.dirname, "../../src/cleocatra/locales");
const LATIN = ["en", "fr"]; // Chinese headings are in the system's fonts
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»";
const LICENCE = [0, 13, 14]; // the font's names for its copyright and licence, which go with it

function letters(): string {
  const texts = LATIN.flatMap((language) => {
    const folder = join(LOCALES, language);
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  });
  return [...new Set(ASCII + FRENCH + texts.join(""))].join("");
}

/** Writes the headings' font with the letters of our languages only: two thirds of its size. */
export function headingFont(): Plugin {
  return {
    name: "heading-font",
    async buildStart() {
      const options = { targetFormat: "woff2", noHinting: true, preserveNameIds: LICENCE } as const;
      mkdirSync(join(MODULES, ".fonts"), { recursive: true });
      writeFileSync(SUBSET, await subsetFont(readFileSync(WHOLE), letters(), options));
    },
  };
}
