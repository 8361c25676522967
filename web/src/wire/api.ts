/** The server's requests, each as a function. */

import type {
  ActionRequest,
  Answer,
  GameLog,
  GameRequest,
  GameView,
  HintView,
  ListedGame,
  Moments,
  Problem,
  ReviewView,
  Welcome,
  WhyAnswer,
} from "./types";

/** The server said no, or (code `network`) nothing at all. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: string | null = null,
    readonly rule: string | null = null,
    readonly details: Record<string, string> = {},
    readonly view: GameView | null = null,
  ) {
    super(code);
  }
}

export const fresh = (): string =>
  crypto.getRandomValues(new Uint32Array(4)).reduce((text, one) => text + one.toString(36), "");

/** 132 random bits: what makes a request that creates something safe to send again. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(
    bytes,
    (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[byte % 64],
  ).join("");
}

/** An answer that says yes. */
async function granted(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refusal("network");
  }
  if (answer.ok) return answer;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    throw new Refusal("network");
  }
  throw new Refusal(problem.code, problem.reason, problem.rule, problem.details, problem.view ?? null);
}

const ask = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await granted(path, body)).json()) as T;

/** Ask again while the server can't be reached: only for what is safe to send again. */
async function insist<T>(path: string, body: unknown, most = 5): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask<T>(path, body);
    } catch (problem) {
      const again = problem instanceof Refusal && ["network", "server/stopping"].includes(problem.code);
      if (!again || attempt === most) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
    }
  }
}

/** Times to insist when nothing has begun yet: whoever has no network shall know it soon. */
const A_LITTLE = 2;

/** The server's time in milliseconds, to the second: the date of any answer tells it. */
export async function serverTime(): Promise<number> {
  return Date.parse((await fetch("/healthz", { cache: "no-store" })).headers.get("date") ?? "");
}

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export type Doing = ActionRequest["action"];

export const create = (plan: GameRequest): Promise<Welcome> =>
  insist("/api/games", { ...plan, secret: secret() }, A_LITTLE);
export const listed = (): Promise<ListedGame[]> => ask("/api/games");
export const view = (game: string): Promise<GameView> => ask(at(game));
export const join = (game: string, name: string): Promise<Welcome> =>
  insist(`${at(game)}/seats`, { name, secret: secret() }, A_LITTLE);
export const act = (game: string, action: Doing, after: number): Promise<Answer> =>
  insist(`${at(game)}/actions`, { action, after, id: fresh() });
export const takeBack = (game: string, after: number): Promise<Answer> =>
  insist(`${at(game)}/take-back`, { after, id: fresh() });
export const confirm = (game: string, after: number): Promise<Answer> =>
  insist(`${at(game)}/confirm`, { after, id: fresh() });
export const abandon = (game: string, after: number): Promise<Answer> =>
  insist(`${at(game)}/abandon`, { after, id: fresh() });
export const rematch = (game: string): Promise<Welcome> => insist(`${at(game)}/rematch`, {});
export const comeBack = (game: string): Promise<GameView> => ask(`${at(game)}/return`, {});
export const leave = (game: string, player: string): Promise<GameView> =>
  ask(`${at(game)}/seats/${player}/leave`, {});
export const log = (game: string, since: number): Promise<GameLog> => ask(`${at(game)}/log?since=${since}`);
export const why = (game: string, about: { action: string } | { cell: string }): Promise<WhyAnswer> =>
  ask(`${at(game)}/why?${new URLSearchParams(about as Record<string, string>)}`);
export const eventsOf = (game: string): string => `${at(game)}/events`;
export const recordOf = (game: string): string => `${at(game)}/record`;
export const fetchRecord = async (game: string): Promise<string> => (await granted(recordOf(game))).text();
export const readMoments = (game: string, since: number): Promise<Moments> =>
  ask(`${at(game)}/moments?since=${since}&most=200`);
export const reviewRecord = (record: string, turn: number): Promise<ReviewView> =>
  ask("/api/records/review", { record, turn });
export const readRecord = (record: string, since: number): Promise<Moments> =>
  ask("/api/records", { record, since });
export const hint = (game: string): Promise<HintView> => ask(`${at(game)}/hint`, {});
export const review = (game: string, turn: number): Promise<ReviewView> =>
  ask(`${at(game)}/review?turn=${turn}`);
