/**
 * A record in the address itself, behind the #, so that no server needs to keep it. On a static site the
 * whole address stands there, and the record is part of its query: not every messenger follows a second #.
 */

import { STATIC } from "../place";

const NAME = "record";
const LONGEST = 8000; // characters that every messenger carries

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The address of a screen (one with a query) with a record; null if that is too long for a link. */
export async function withRecord(screen: string, record: string): Promise<string | null> {
  const text = await packed(record);
  return text && `${screen}${STATIC ? "&" : "#"}${NAME}=${text}`;
}

/** The record in an address; null if there is none that can be read. */
export async function recordIn({ hash, search }: URL): Promise<string | null> {
  const text = new URLSearchParams(STATIC ? search : hash.slice(1)).get(NAME);
  return text ? unpacked(text) : null;
}

async function packed(record: string): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream("deflate-raw"));
  const text = btoa(String.fromCharCode(...bytes.slice(0, LONGEST)));
  if (bytes.length >= LONGEST || text.length > LONGEST) return null;
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<string | null> {
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return null;
  }
}
