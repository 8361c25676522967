import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../../src/cleocatra/locales");
// the other files belong to the command line
const FILES = [
  "game.ftl",
  "learn.ftl",
  "page.ftl",
  "hints.ftl",
  "ending.ftl",
  "company.ftl",
  "ladder.ftl",
  "site.ftl",
  "offline.ftl",
];
const LEARNING = ["lessons.ftl", "rules.ftl", "puzzles.ftl", "review.ftl", "position.ftl"];
const PREFIX = "virtual:words/";

/**
 * Provides `virtual:words/fr`: the page's Fluent files of a language, parsed at build time, and
 * `virtual:words/fr/learning`: those of lessons and rules.
 */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, learning] = id.slice(PREFIX.length + 1).split("/");
      const folder = join(LOCALES, language!);
      const texts = (learning ? LEARNING : FILES).map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf8");
      });
      const { body } = new FluentResource(texts.join("\n"));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}
