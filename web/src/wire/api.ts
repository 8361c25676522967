/** The server's requests, each as a function. Games on this device are asked here, by the same requests. */

import { ready } from "../offline/set";
import { STATIC } from "../place";
import type { ActionKind } from "./shapes";
import type {
  ActionRequest,
  AnalysisTable,
  Answer,
  AttemptTable,
  Colour,
  EvaluationView,
  GameLog,
  GameRequest,
  GameView,
  HintView,
  LessonView,
  ListedGame,
  Moments,
  PhraseRequest,
  PositionView,
  PresenceView,
  PuzzleList,
  Problem,
  ReviewView,
  Setup,
  Welcome,
  WhyAnswer,
  WorthView,
} from "./types";

/** The server refused a request, or (code `network`) couldn't be reached. */
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

/** What to ask `why` about: a kind of action, with what was taken up and where it should go, or a cell. */
export interface Question {
  kind?: ActionKind;
  source?: string;
  cell?: string;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** 132 random bits: they make a request that creates something safe to send again. */
export function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(22));
  return Array.from(bytes, (byte) => ALPHABET[byte % 64]).join("");
}

const SMALL = 10_000; // characters; browsers let 64 kB of requests outlive their page

const post = (body: unknown, minimal: boolean): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(minimal ? { prefer: "return=minimal" } : {}) },
  ...lasting(JSON.stringify(body)),
});
/** A body that arrives even if the page is closed while it is sent, unless it is too long for that. */
const lasting = (body: string): RequestInit => ({ body, keepalive: body.length < SMALL });

/** Sends a request; throws a `Refusal` unless the answer says yes. Returns its text. */
async function send(path: string, body?: unknown, minimal = false): Promise<string> {
  if (STATIC || path.startsWith(at("~"))) return device(path, body);
  let answer: Response;
  let problem: Problem;
  try {
    if (!navigator.onLine && answeredHere(path, body)) return await device(path, body);
    answer = await fetch(path, body === undefined ? {} : post(body, minimal));
    if (answer.ok) return await answer.text();
    problem = (await answer.json()) as Problem;
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    if (answeredHere(path, body)) return device(path, body);
    throw new Refusal("network");
  }
  throw refusal(problem);
}

const refusal = (problem: Problem): Refusal =>
  new Refusal(problem.code, problem.reason, problem.rule, problem.details, problem.view ?? null);

/** The answer of this device. */
async function device(path: string, body: unknown): Promise<string> {
  if (!ready()) throw new Refusal("network");
  const { askDevice } = await import("../offline/device");
  const { ok, answer } = await askDevice(path, body).catch(() => {
    throw new Refusal("network"); // Python didn't start
  });
  if (ok) return answer;
  throw refusal(JSON.parse(answer) as Problem);
}

/** Whether this device answers while the server can't be reached: nobody else is needed for it. */
function answeredHere(path: string, body: unknown): boolean {
  if (!ready()) return false;
  if (path !== "/api/games") return /^\/api\/(lessons|puzzles|records|analysis)\b/.test(path);
  const { seats, clock, absence, listed } = (body ?? {}) as Partial<GameRequest>;
  const here = seats?.every((seat) => seat.sitter !== "anyone") === true;
  return here && !clock && !absence && !listed;
}

const ask = async <T>(path: string, body?: unknown, minimal = false): Promise<T> =>
  JSON.parse(await send(path, body, minimal)) as T;

const RETRIES = 5;
const FEW_RETRIES = 2; // where nothing has begun yet: whoever has no network should know it soon
const FIRST_WAIT = 400; // milliseconds; doubled with each retry
const TEMPORARY = ["network", "server/stopping"];

interface Insisting {
  retries?: number;
  minimal?: boolean;
}

/** Asks again while the server can't be reached: only for requests that are safe to send again. */
async function insist<T>(
  path: string,
  body: unknown,
  { retries = RETRIES, minimal }: Insisting = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask<T>(path, body, minimal);
    } catch (problem) {
      const temporary = problem instanceof Refusal && TEMPORARY.includes(problem.code);
      if (!temporary || attempt === retries) throw problem;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT * 2 ** attempt));
    }
  }
}

/** The server's time in milliseconds, to the second: the date of any answer tells it. */
export async function serverTime(): Promise<number> {
  if (STATIC) return Date.now();
  return Date.parse((await fetch("/healthz", { cache: "no-store" })).headers.get("date") ?? "");
}

const at = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export type Phrase = PhraseRequest["phrase"];
export type Doing = ActionRequest["action"];

export const create = (plan: GameRequest): Promise<Welcome> =>
  insist("/api/games", { ...plan, secret: secret() }, { retries: FEW_RETRIES });
export const listed = (): Promise<ListedGame[]> => ask("/api/games");
export const view = (game: string): Promise<GameView> => ask(at(game));
export const join = (game: string, name: string): Promise<Welcome> =>
  insist(`${at(game)}/seats`, { name, secret: secret() }, { retries: FEW_RETRIES });

/** A move builds on a view, and its `id` makes it safe to send again. `minimal`: the answer needs no view. */
const move = (game: string, what: string, body: object, minimal: boolean): Promise<Answer> =>
  insist(`${at(game)}/${what}`, { ...body, id: secret() }, { minimal });

export const act = (game: string, action: Doing, after: number, minimal = false): Promise<Answer> =>
  move(game, "actions", { action, after }, minimal);
export const takeBack = (game: string, after: number, minimal = false): Promise<Answer> =>
  move(game, "take-back", { after }, minimal);
export const confirm = (game: string, after: number, minimal = false): Promise<Answer> =>
  move(game, "confirm", { after }, minimal);
export const takeBackTurn = (game: string, after: number, minimal = false): Promise<Answer> =>
  move(game, "take-back-turn", { after }, minimal);
/** Asks to end the game for all, or agrees to it. */
export const abandon = (game: string, after: number, minimal = false): Promise<Answer> =>
  move(game, "abandon", { after }, minimal);
export const playOn = (game: string, after: number, minimal = false): Promise<Answer> =>
  move(game, "play-on", { after }, minimal);

export const rematch = (game: string): Promise<Welcome> => insist(`${at(game)}/rematch`, {});
export const fillSeat = (game: string, player: Colour, level: string): Promise<GameView> =>
  ask(`${at(game)}/seats/${player}/fill`, { level });
export const removePlayer = (game: string, player: Colour): Promise<GameView> =>
  ask(`${at(game)}/seats/${player}/remove`, {});
export const pledge = (game: string, player: Colour, pledge: string): Promise<GameView> =>
  insist(`${at(game)}/seats/${player}/pledge`, { pledge });
export const tellShare = (game: string, player: Colour, share: string): Promise<GameView> =>
  insist(`${at(game)}/seats/${player}/share`, { share });
export const leave = (game: string, player: Colour): Promise<GameView> =>
  ask(`${at(game)}/seats/${player}/leave`, {});
export const handOver = (game: string, player: Colour): Promise<GameView> =>
  ask(`${at(game)}/seats/${player}/hand-over`, {});
export const say = (game: string, player: Colour, phrase: Phrase): Promise<PresenceView> =>
  ask(`${at(game)}/seats/${player}/say`, { phrase });
export const comeBack = (game: string): Promise<GameView> => ask(`${at(game)}/return`, {});
export const log = (game: string): Promise<GameLog> => ask(`${at(game)}/log?since=0`);
export const why = (game: string, question: Question): Promise<WhyAnswer> =>
  ask(`${at(game)}/why?${new URLSearchParams({ ...question }).toString()}`);
export const worth = (game: string): Promise<WorthView> => ask(`${at(game)}/worth`);
export const hint = (game: string): Promise<HintView> => ask(`${at(game)}/hint`, {});
export const review = (game: string, turn: number): Promise<ReviewView> =>
  ask(`${at(game)}/review?turn=${turn}`);

export const eventsOf = (game: string): string => `${at(game)}/events`;
export const recordOf = (game: string): string => `${at(game)}/record`;
export const fetchRecord = (game: string): Promise<string> => send(recordOf(game));

export const lessons = (): Promise<LessonView[]> => ask("/api/lessons");
/** A step of a lesson, or (`what`) a question about it, after what was done in it. */
export const lesson = <T>(name: string, step: number, body: object, what = ""): Promise<T> =>
  insist(`/api/lessons/${encodeURIComponent(name)}/${step}${what}`, body, { retries: FEW_RETRIES });

/** All puzzles, and that of a day, which is the day where the player is. */
export const puzzles = (day: string): Promise<PuzzleList> => ask(`/api/puzzles?day=${day}`);
/** A puzzle after what was done in it. */
export const puzzle = (name: string, body: object): Promise<AttemptTable> =>
  insist(`/api/puzzles/${encodeURIComponent(name)}`, body, { retries: FEW_RETRIES });
/** A question about a table that began in a position. */
export const analysis = <T>(what: string, body: object): Promise<T> =>
  insist(`/api/analysis/${what}`, body, { retries: FEW_RETRIES });

/** A position after what was played in it: all seats are one's own. */
export const analyse = (body: object): Promise<AnalysisTable> =>
  insist("/api/analysis", body, { retries: FEW_RETRIES });
/** A turn to be found in a position. */
export const tryTurn = (body: object): Promise<AttemptTable> =>
  insist("/api/analysis/try", body, { retries: FEW_RETRIES });
export const evaluate = (body: object): Promise<EvaluationView> => ask("/api/analysis/evaluate", body);
export const setupOf = (position: string): Promise<Setup> => ask("/api/analysis/setup", { position });
export const putTogether = (setup: Setup): Promise<PositionView> => ask("/api/analysis/position", setup);
export const positionOf = (game: string, moment: number): Promise<PositionView> =>
  ask(`${at(game)}/position?moment=${moment}`);
export const positionOfRecord = (record: string, moment: number): Promise<PositionView> =>
  ask("/api/records/position", { record, moment });

export const readMoments = (game: string, since: number): Promise<Moments> =>
  ask(`${at(game)}/moments?since=${since}&most=200`);
export const readRecord = (record: string, since: number): Promise<Moments> =>
  ask("/api/records", { record, since });
export const reviewRecord = (record: string, turn: number): Promise<ReviewView> =>
  ask("/api/records/review", { record, turn });
