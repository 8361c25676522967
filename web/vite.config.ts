import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../src/cleocatra/locales");
const PREFIX = "virtual:words/";
const FILES = ["game.ftl", "learn.ftl", "page.ftl"]; // the others are the command line's
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

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

/** The service worker with the list of what it keeps. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = ["/", "/icon.svg", "/manifest.webmanifest", ...Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`)].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, "sw.js"), "utf8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n${source}` });
    },
  };
}

/** Compressed copies beside the files, so that the server needn't compress. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!PACKED.test(name)) continue;
        const content = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), worker(), packed()],
  build: { target: "es2022", outDir: "../src/cleocatra/server/static", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": process.env.CLEOCATRA ?? "http://127.0.0.1:8023" } },
});
