import type { Plugin } from "vite";
import { drawn } from "./prerendered.ts";

/** A viewBox with room for what stands out of it. */
const roomier = (box: string): string => {
  const [left, top, width, height] = box.split(" ").map(Number) as [number, number, number, number];
  return [left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM].join(" ");
};

const PAINTS = "art/Paints.svelte";
const PICTURES = { "title.svg": "art/Title.svelte", "wordmark.svg": "art/Wordmark.svelte" };
const COLOURS =
  "color-scheme: light dark; --sun: light-dark(#f7b733, #f3e3b5); --sun-far: light-dark(#f7b733, #8582b4)";
const ROOM = 45; // for what stands out of a picture
const INNER = /^.*?<svg[^>]*>(.*)<\/svg>\s*$/s;

/** Writes pictures of the page as files, for the documentation beside it. */
export function pictureFiles(): Plugin {
  return {
    name: "picture-files",
    apply: "build",
    async generateBundle() {
      const [paints, ...pictures] = await drawn([PAINTS, ...Object.values(PICTURES)], { styles: true });
      const shared = INNER.exec(paints!)![1]!;
      Object.keys(PICTURES).forEach((fileName, index) => {
        const [styles, opening, rest] = /^(.*?)(<svg)(.*)$/s.exec(pictures[index]!)!.slice(1);
        const inside = rest!
          .replace(">", () => `>${styles!}${shared}`)
          .replace(/viewBox="([^"]*)"/, (whole, box: string) =>
            index === 0 ? `viewBox="${roomier(box)}"` : whole,
          );
        const source = `${opening!} xmlns="http://www.w3.org/2000/svg" style="${COLOURS}"${inside}`;
        this.emitFile({ type: "asset", fileName, source });
      });
    },
  };
}
