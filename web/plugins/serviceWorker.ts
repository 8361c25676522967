import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../sw.js");
const ALWAYS = ["", "icon.svg", "manifest.webmanifest"]; // the first is the page itself

const SET = /^offline\/(\w+)\.json$/;

/**
 * Writes the service worker with the list of the files that it caches, a version made from their names, and that
 * of the offline set.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = [...ALWAYS, ...assets].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const set = Object.keys(bundle).flatMap((name) => SET.exec(name)?.[1] ?? [])[0];
      if (set === undefined) throw new Error("no offline set");
      const head = `const VERSION = "${version}";\nconst SET = "${set}";\nconst NAMES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync(SOURCE, "utf8") });
    },
  };
}
