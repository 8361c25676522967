/** A server at the edge of the page: streams and requests that a test answers when it wants to. */

import { vi } from "vitest";
import type { GameView } from "../../src/wire/types";

/** A stream that a test opens, feeds and breaks. */
export class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  readyState = FakeStream.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeStream.all.push(this);
  }

  static get last(): FakeStream {
    return FakeStream.all.at(-1)!;
  }

  open(): void {
    this.readyState = FakeStream.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  send(type: "view" | "presence", data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  /** The connection breaks; `forGood` if the browser won't try again by itself. */
  fail(forGood = false): void {
    this.readyState = forGood ? FakeStream.CLOSED : FakeStream.CONNECTING;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

export interface Request {
  path: string;
  body: Record<string, unknown> | null;
  prefer: string | null;
  answer(body: unknown, status?: number): Promise<void>;
  lose(): Promise<void>;
}

/** Lets everything happen that waits only for promises. */
export const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

/** Replaces `fetch` and `EventSource`; the requests come in the order in which they were sent. */
export function fakeServer(): Request[] {
  const requests: Request[] = [];
  FakeStream.all = [];
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("fetch", (path: string, options: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      requests.push({
        path,
        body: typeof options.body === "string" ? (JSON.parse(options.body) as Record<string, unknown>) : null,
        prefer: new Headers(options.headers).get("prefer"),
        answer: (body, status = 200) => {
          resolve(new Response(JSON.stringify(body), { status }));
          return settle();
        },
        lose: () => {
          reject(new TypeError("Failed to fetch"));
          return settle();
        },
      });
    });
  });
  return requests;
}

/** Feeds views into the present stream. */
export function tell(...views: GameView[]): void {
  for (const one of views) FakeStream.last.send("view", one);
}
