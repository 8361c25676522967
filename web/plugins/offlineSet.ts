import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import PARTS from "./offlineParts.json" with { type: "json" }; // of our package: what a table on one device needs

const PACKAGE = resolve(import.meta.dirname, "../../src/cleocatra");
const PYODIDE = resolve(import.meta.dirname, "../node_modules/pyodide");
const ENGINE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const PIECE = 512 * 1024; // bytes that a lost connection may cost
const VIRTUAL = "virtual:offline-set";

interface SetFile {
  name: string;
  content: Buffer;
}

const hash = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** Our Python as one file: the content of each source by its path, of networks in base 64. */
function sources(): SetFile {
  const names = PARTS.flatMap((part) =>
    part.endsWith(".py")
      ? [part]
      : readdirSync(join(PACKAGE, part), { recursive: true, encoding: "utf8" })
          .map((name) => `${part}/${name.replaceAll("\\", "/")}`)
          .filter((name) => /\.(py|toml|txt|bin)$/.test(name)),
  ).sort();
  const content = (name: string): string =>
    readFileSync(join(PACKAGE, name), name.endsWith(".bin") ? "base64" : "utf8");
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, content(name)])));
  return { name: "cleocatra.json", content: Buffer.from(text) };
}

/** Pyodide's list of packages, without any: nothing is loaded beside the standard library. */
function lock(): SetFile {
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8")) as { info: object };
  return { name: "pyodide-lock.json", content: Buffer.from(JSON.stringify({ info, packages: {} })) };
}

function files(): SetFile[] {
  const engine = ENGINE.map((name) => ({ name, content: readFileSync(join(PYODIDE, name)) }));
  return [...engine, lock(), sources()];
}

/**
 * Makes the offline set: Pyodide and our Python, compressed and cut into pieces named by their hashes, with a
 * list of them. `virtual:offline-set` tells its version, and how many bytes are fetched for it. `whole`: a static
 * site has the files themselves too, so that it plays before anything is downloaded.
 */
export function offlineSet({ whole = false } = {}): Plugin {
  const pieces = new Map<string, Buffer>();
  let version = "";
  let list = "";
  let size = 0;
  function make(): void {
    const listed = files().map(({ name, content }) => {
      const packed = gzipSync(content, { level: 9 });
      const parts: { hash: string; size: number }[] = [];
      for (let at = 0; at < packed.length; at += PIECE) {
        const piece = packed.subarray(at, at + PIECE);
        parts.push({ hash: hash(piece), size: piece.length });
        pieces.set(hash(piece), piece);
      }
      size += packed.length;
      return { name, hash: hash(content), pieces: parts };
    });
    list = JSON.stringify(listed);
    version = hash(list).slice(0, 16);
  }
  return {
    name: "offline-set",
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return null;
      if (version === "") make();
      return `export const VERSION = "${version}"; export const SIZE = ${size};`;
    },
    generateBundle() {
      if (version === "") return; // a bundle without it
      this.emitFile({ type: "asset", fileName: `offline/${version}.json`, source: list });
      for (const [name, source] of pieces)
        this.emitFile({ type: "asset", fileName: `offline/pieces/${name}.bin`, source });
      for (const { name, content } of whole ? files() : [])
        this.emitFile({ type: "asset", fileName: `offline/${version}/${name}`, source: content });
    },
  };
}
