import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/cleocatra/locales");
const PREFIX = "virtual:words/";
const FILES = ["game.ftl", "learn.ftl", "page.ftl"]; // the others are the command line's

/** `virtual:words/fr`: the page's Fluent files of a language as one text, without comments. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const folder = join(LOCALES, id.slice(PREFIX.length + 1));
      const texts = FILES.map((file) => {
        this.addWatchFile(join(folder, file));
        return readFileSync(join(folder, file), "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte()],
  build: { target: "es2022", outDir: "../src/cleocatra/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": process.env.CLEOCATRA ?? "http://127.0.0.1:8023" } },
});
