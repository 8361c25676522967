/**
 * Fetches the offline set in pieces, each verified by its hash and kept, so that a broken download goes on
 * where it was. The set counts only once all its files are whole.
 */

import { ROOT } from "../place";
import { FOLDER, kept, noteGone, noteReady, SIZE, VERSION } from "./set";

const PIECES = "offline-pieces";
const SETS = "offline-";
const WHOLE = "whole"; // the service worker looks for it
const AT_ONCE = 3;
const TYPES: Record<string, string> = {
  mjs: "text/javascript",
  wasm: "application/wasm",
  json: "application/json",
  zip: "application/zip",
};

interface Piece {
  hash: string;
  size: number;
}
interface SetFile {
  name: string;
  hash: string;
  pieces: Piece[];
}

export class Download {
  state = $state<"none" | "running" | "failed" | "ready">(kept() ? "ready" : "none");
  fetched = $state(0); // bytes
  readonly size = SIZE;

  /** Fetches what is missing. */
  async run(): Promise<void> {
    if (this.state === "running") return;
    this.state = "running";
    this.fetched = 0;
    try {
      await navigator.storage.persist().catch(() => false);
      const files = (await (await got(`${ROOT}offline/${VERSION}.json`)).json()) as SetFile[];
      await this.fetchPieces(files.flatMap((file) => file.pieces));
      await this.keep(files);
      noteReady();
      this.state = "ready";
      await this.forgetOthers(files).catch(() => undefined); // next time, then
    } catch {
      this.state = "failed";
    }
  }

  private async fetchPieces(pieces: Piece[]): Promise<void> {
    const cache = await caches.open(PIECES);
    const left = [...pieces];
    const fetchNext = async (): Promise<void> => {
      for (let piece = left.shift(); piece; piece = left.shift()) {
        if (!(await cache.match(address(piece)))) await fetchPiece(cache, piece);
        this.fetched += piece.size;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  }

  /** Puts the files together. */
  private async keep(files: SetFile[]): Promise<void> {
    const pieces = await caches.open(PIECES);
    const set = await caches.open(SETS + VERSION);
    for (const file of files) await set.put(FOLDER + file.name, await this.unpacked(pieces, file));
    await set.put(FOLDER + WHOLE, new Response());
  }

  /** A file; if it isn't what it should be, its pieces are fetched again next time. */
  private async unpacked(pieces: Cache, file: SetFile): Promise<Response> {
    try {
      return await whole(pieces, file);
    } catch (problem) {
      await Promise.all(file.pieces.map((piece) => pieces.delete(address(piece))));
      throw problem;
    }
  }

  /** Drops older sets, and pieces of them. */
  private async forgetOthers(files: SetFile[]): Promise<void> {
    const pieces = await caches.open(PIECES);
    for (const name of await caches.keys())
      if (name.startsWith(SETS) && name !== PIECES && name !== SETS + VERSION) await caches.delete(name);
    const used = new Set(files.flatMap((file) => file.pieces.map(address)));
    for (const { url } of await pieces.keys()) if (!used.has(new URL(url).pathname)) await pieces.delete(url);
  }

  /** Gives the space back. */
  async remove(): Promise<void> {
    noteGone();
    for (const name of await caches.keys()) if (name.startsWith(SETS)) await caches.delete(name);
    this.state = "none";
  }
}

/** The download of this page, whoever began it. */
export const download = new Download();

const address = ({ hash }: Piece): string => `${ROOT}offline/pieces/${hash}.bin`;

async function got(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function fetchPiece(cache: Cache, piece: Piece): Promise<void> {
  const content = await (await got(address(piece))).arrayBuffer();
  await verify(content, piece.hash);
  await cache.put(address(piece), new Response(content));
}

async function verify(content: ArrayBuffer, hash: string): Promise<void> {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const text = Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (text !== hash) throw new Error(`expected ${hash}, got ${text}`);
}

/** A file of the set, unpacked and verified. */
async function whole(pieces: Cache, file: SetFile): Promise<Response> {
  const parts = await Promise.all(
    file.pieces.map(async (piece) => (await pieces.match(address(piece)))!.blob()),
  );
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("gzip"));
  const content = await new Response(stream).arrayBuffer();
  await verify(content, file.hash);
  const type = TYPES[file.name.split(".").at(-1)!] ?? "application/octet-stream";
  return new Response(content, { headers: { "content-type": type } });
}
