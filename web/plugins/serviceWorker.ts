import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../sw.js");
const ALWAYS = ["", "icon.svg", "manifest.webmanifest"]; // the first is the page itself

/** Writes the service worker with the list of the files that it caches, and a version made from their names. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...ALWAYS, ...assets].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const head = `const VERSION = "${version}";\nconst NAMES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync(SOURCE, "utf8") });
    },
  };
}
