// Made by scripts/wire_types.py from the server's OpenAPI description and the bots. Don't edit.

/** The bots to choose from, weakest first. */
export const LEVELS = [
  { name: "Kitten", rating: 955 },
  { name: "Stray", rating: 1138 },
  { name: "Mouser", rating: 1280 },
  { name: "Digger", rating: 1481 },
  { name: "Guard", rating: 1676 },
  { name: "Foreman", rating: 1845 },
  { name: "Scribe", rating: 2000 },
  { name: "Priestess", rating: 2175 },
  { name: "Architect", rating: 2333 },
  { name: "Vizier", rating: 2495 },
  { name: "Oracle", rating: 2670 },
  { name: "Sphinx", rating: 2877 },
] as const;

/** Shares of victory from which on a turn counts as a mistake, and as a large one. */
export const MISTAKE = 0.05;
export const LARGE_MISTAKE = 0.15;
/** The standard deviation of a player's luck and play, for the root of each turn. */
export const NOISE = 0.007;

/** All actions that may be sent. */
export interface ActionList {
  sequence: number;
  actions: string[];
}

/** An action in the words of a record, a Score by its parts, or `reveal` for the tile of a Scout. */
export interface ActionRequest {
  after: number;
  id: string;
  action: string | ScoreRequest;
}

/** An action that was taken. */
export interface ActionView {
  kind: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass";
  action: string;
  source: string | null;
  cell: string | null;
  player: Colour | null;
  tile: Kind | null;
  beside: Kind[];
  score?: ScoreView | null;
  take?: string[] | null;
  put?: string[] | null;
}

/** A position, what was decided since, and one more decision. */
export interface AnalysisAction {
  position: string;
  done?: string[];
  action?: string | ScoreRequest | null;
}

/** A position, what was decided since, and what seems impossible: see `why` of a game. */
export interface AnalysisQuestion {
  position: string;
  done?: string[];
  kind?: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass" | null;
  source?: string | null;
  cell?: string | null;
}

/** A position, and what was decided since. */
export interface AnalysisRequest {
  position: string;
  done?: string[];
}

/** A position after some decisions, in which all seats are one's own. */
export interface AnalysisTable {
  done: string[];
  view: GameView;
  position: string;
  now: string;
  action: ActionView | null;
  player: Colour | null;
}

/** The request was granted, durably, by the event of this sequence number. */
export interface Answer {
  sequence: number;
  view?: GameView | null;
}

/** Whether the right turn was found, and if not, what speaks against the one that was played. */
export interface Attempt {
  result: "open" | "solved" | "failed";
  share?: number | null;
  best?: number | null;
  next_player?: Colour | null;
  refutation?: StepView[];
  reason?: TurnReason | null;
}

/** A turn to be found, after some decisions. */
export interface AttemptTable {
  done: string[];
  view: GameView;
  player: Colour;
  position: string;
  attempt: Attempt;
  solution: StepView[];
}

/** Something to pick up, and everything that may be done with it. */
export interface Choice {
  kind: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass";
  piece: "pile" | "tile" | "rescuer" | "supply" | null;
  source: string | null;
  ability: Kind | null;
  targets: Target[];
  take?: Pick | null;
  put?: Pick | null;
}

/** A player's colour. */
export type Colour = "red" | "blue" | "black" | "green";

/** A number of days for each turn. */
export interface CorrespondenceClock {
  days: number;
  kind?: "correspondence";
}

/** A number of days for each turn. */
export interface CorrespondenceClockRequest {
  days: number;
  kind?: "correspondence";
}

/** R2: the editions differ in what two players take out of the game. */
export type Edition = "international" | "french";

/** What a position is worth to everyone, and the best turns in it. */
export interface EvaluationView {
  player: Colour | null;
  shares: Record<Colour, number>;
  certain: "win" | "share" | "loss" | null;
  ideas: IdeaView[];
}

/** Something that happened. */
export interface EventView {
  sequence: number;
  type: string;
  player?: Colour | null;
  name?: string | null;
  action?: string | null;
  tile?: Kind | null;
  deadline?: number | null;
  level?: string | null;
  reason?: Reason | null;
  auto_confirm?: boolean | null;
  pledge?: string | null;
  share?: string | null;
  removed?: boolean | null;
  pile?: Kind[] | null;
  salt?: string | null;
  commitment?: string | null;
}

/** The level of the bot that gets a free seat. */
export interface FillRequest {
  level: string;
}

/** Some of the turns of a game. */
export interface GameLog {
  total: number;
  turns: TurnView[];
}

/** A game to be created. The seats get the colours red, blue, black, green in this order. */
export interface GameRequest {
  rules?: RuleSet;
  edition?: Edition;
  seats: SeatRequest[];
  start?: number | "lot";
  auto_confirm?: boolean;
  take_backs?: boolean;
  turn_take_backs?: boolean;
  listed?: boolean;
  hints?: boolean;
  clock?: TurnClockRequest | CorrespondenceClockRequest | null;
  absence?: number | null;
  substitute?: string;
  record?: string | null;
  turn?: number | null;
  shared_shuffle?: boolean;
  secret?: string | null;
}

/** A game as one viewer may see it. */
export interface GameView {
  tiles: TileView[];
  placed: string | null;
  pile_size: number;
  unseen: Record<Kind, number>;
  unused_inspectors: number;
  sequence: number;
  rules: RuleSet;
  edition: Edition;
  variant: string | null;
  auto_confirm: boolean;
  take_backs: boolean;
  turn_take_backs: boolean;
  hints: boolean;
  clock: TurnClock | CorrespondenceClock | null;
  absence: number | null;
  substitute: string;
  stage: "waiting" | "opening" | "first" | "second" | "bonus" | "confirm" | "over" | "abandoned";
  player: Colour | null;
  deadline: number | null;
  open_tile: Kind | null;
  goal: number;
  last_round: boolean;
  turn_count: number;
  action_count: number;
  turns: string[];
  winners: Colour[];
  asks_end: Colour[];
  deserted: boolean;
  abandoned_by: Colour | null;
  too_long: number | null;
  commitment: string;
  pile: Kind[] | null;
  salt: string | null;
  shuffle: ShuffleView | null;
  recent: TurnView[];
  your_turn: boolean;
  seats: SeatView[];
  choices: Choice[];
  actions: string[];
  can_take_back: boolean;
  can_take_back_turn: boolean;
  can_confirm: boolean;
  host: boolean;
  next_game: string | null;
  rematched_by: Colour | null;
}

export interface Health {
  status?: "ok";
}

/** What the first idea aims at, and the piece it begins with. */
export interface HintReason {
  aim: "score" | "prepare" | "block" | "tile" | "position" | "pass";
  before: number;
  after: number;
  rival: Colour | null;
  piece: "pile" | "open" | "supply" | "rescuer" | "tile" | "none";
  cell: string | null;
  tile: Kind | null;
  colours: number;
  helpers: number;
}

/** Everyone's share of victory, the best ideas, and how sure the bot is of the first. */
export interface HintView {
  sequence: number;
  player: Colour;
  shares: Record<Colour, number>;
  sureness: number;
  ideas: IdeaView[];
  reason: HintReason | null;
}

/** A way to play the rest of the turn, and the player's share of victory after it. */
export interface IdeaView {
  actions: string[];
  steps: StepView[];
  share: number;
  tries: number;
}

/** A seat to be taken: a certain one or the first that is free. */
export interface JoinRequest {
  name: string;
  player?: Colour | null;
  secret?: string | null;
}

/** A tile's cat, which fixes its colour and its ability; in the order of the kernel's numbers. */
export type Kind = "cleocatra" | "mafdat" | "bastet" | "mut" | "princess";

/** What was decided in a step of a lesson so far, and one more decision. */
export interface LessonAction {
  done?: string[];
  action?: string | ScoreRequest | null;
}

/** What was decided in a step of a lesson so far, and what seems impossible: see `why` of a game. */
export interface LessonQuestion {
  done?: string[];
  kind?: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass" | null;
  source?: string | null;
  cell?: string | null;
}

/** What was decided in a step of a lesson so far. */
export interface LessonRequest {
  done?: string[];
}

/** A step of a lesson after some decisions. */
export interface LessonTable {
  done: string[];
  view: GameView;
  verdict: Verdict;
  solution: StepView[];
}

/** A lesson in the list of all. */
export interface LessonView {
  name: string;
  chapter: string;
  steps: number;
}

/** A public game that waits for players. */
export interface ListedGame {
  game: string;
  rules: RuleSet;
  edition: Edition;
  variant: string | null;
  clock: TurnClock | CorrespondenceClock | null;
  seats: SeatView[];
}

/** The table after a number of actions. */
export interface Moment {
  tiles: TileView[];
  placed: string | null;
  pile_size: number;
  unseen: Record<Kind, number>;
  unused_inspectors: number;
  number: number;
  turn: number | null;
  action: ActionView | null;
  stage: "waiting" | "opening" | "first" | "second" | "bonus" | "confirm" | "over" | "abandoned";
  player: Colour | null;
  points: Record<Colour, number>;
  supply: Record<Colour, number>;
}

/** A record, and how many of its actions were taken. */
export interface MomentRequest {
  record: string;
  moment: number;
}

/** A game, and some of its moments. */
export interface Moments {
  rules: RuleSet;
  edition: Edition;
  variant: string | null;
  goal: number;
  players: Colour[];
  total: number;
  shuffle: "verified" | "shared" | "partly" | "false" | "closed" | "none";
  moments: Moment[];
}

/** Something to be done on the state that the client saw last; the same `id` twice does it once. */
export interface MoveRequest {
  after: number;
  id: string;
}

/** A phrase to be said to everyone at the table. */
export interface PhraseRequest {
  phrase: "hello" | "luck" | "well-played" | "wow" | "oops" | "thinking" | "thanks" | "again";
}

/** How many of these tiles are to be chosen. */
export interface Pick {
  number: number;
  cells: string[];
}

/** The SHA-256 of the game's commitment, the player's colour and their share, with spaces between them. */
export interface PledgeRequest {
  pledge: string;
}

/** A position in one line. */
export interface PositionRequest {
  position: string;
}

/** A position in one line. */
export interface PositionView {
  position: string;
}

/** Whether the player's turns confirm themselves; null: as the game's option says. */
export interface PreferenceRequest {
  auto_confirm: boolean | null;
}

/** Which players are here, and how many spectators are connected to this process of the server. */
export interface PresenceView {
  here: Colour[];
  spectators: number;
  saying?: Record<Colour, Said> | null;
}

/** A refusal: a stable code, for `action/illegal` the reason and its rule, for `action/stale` the view. */
export interface Problem {
  code: "action/id-reused" | "action/illegal" | "action/stale" | "action/unreadable" | "body/content-type" | "body/invalid" | "body/too-deep" | "body/too-large" | "bot/unknown" | "game/damaged" | "game/newer" | "game/not-over" | "game/not-started" | "game/over" | "game/too-long" | "game/unknown" | "games/share" | "games/too-many" | "hint/forbidden" | "host/unknown" | "lesson/unknown" | "name/characters" | "name/length" | "name/mixed" | "origin/forbidden" | "position/invalid" | "puzzle/unknown" | "rate/exceeded" | "record/invalid" | "record/over" | "request/head-too-large" | "request/invalid" | "request/malformed" | "request/method" | "request/secret-reused" | "request/too-slow" | "request/unknown" | "seat/forbidden" | "seat/none-free" | "seat/removed" | "seat/share" | "seat/stays" | "seat/taken" | "server/busy" | "server/failed" | "server/stopping" | "shuffle/closed" | "shuffle/other-share" | "store/unavailable" | "stream/too-many" | "take-back/forbidden" | "take-back/nothing" | "turn/nothing-to-confirm" | "turn/over";
  reason?: string | null;
  rule?: string | null;
  details?: Record<string, string>;
  view?: GameView | null;
}

/** All puzzles, and the one of the day. */
export interface PuzzleList {
  daily: string;
  puzzles: PuzzleView[];
}

/** A puzzle in the list of all. */
export interface PuzzleView {
  name: string;
  rules: RuleSet;
  players: number;
  difficulty: string;
  themes: string[];
}

/** Why a bot stands in for a person. */
export type Reason = "clock" | "absence" | "left";

/** A record to be read. */
export interface RecordRequest {
  record: string;
  since?: number;
}

/** A record, and the turn of it to be looked at: its lines are counted from 0. */
export interface ReviewRequest {
  record: string;
  turn: number;
}

/** A turn that was played: its player's share before and after it, and the best way to play it. */
export interface ReviewView {
  turn: number;
  player: Colour;
  actions: string[];
  steps: StepView[];
  before: number;
  after: number;
  best: IdeaView;
  played: number;
  loss: number;
  luck: number;
  accuracy: number;
  shares_before: Record<Colour, number>;
  shares_after: Record<Colour, number>;
  luck_shares: Record<Colour, number>;
  play_shares: Record<Colour, number>;
  certain_before: "win" | "share" | "loss" | null;
  certain_after: "win" | "share" | "loss" | null;
  position: string;
  reason: TurnReason | null;
}

/** Which rules are played. */
export type RuleSet = "basic" | "advanced";

/** What a player says, and until when it is heard, in seconds since 1970. */
export interface Said {
  phrase: "hello" | "luck" | "well-played" | "wow" | "oops" | "thinking" | "thanks" | "again";
  until: number;
}

/** A Score by its parts; the cells may come in any order. */
export interface ScoreRequest {
  score: string;
  helpers?: string[];
  take?: string[];
  put: string[];
}

/** What a Score brings: `points` is one for each colour and each helper, plus the ability's. */
export interface ScoreView {
  points: number;
  colours: ScoredColour[];
  helpers: string[];
  ability: number;
  returns: string[];
  bonus: Colour | null;
}

/** A colour that counts, and the tiles that may stand for it. */
export interface ScoredColour {
  kind: Kind;
  cells: string[];
}

/** A seat: a person (its token comes with the answer), anyone with the link, or a bot of a level. */
export interface SeatRequest {
  sitter: Sitter;
  level?: string | null;
  name?: string | null;
}

/** A seat and the token that opens it. It is told once: keep it. */
export interface SeatToken {
  player: Colour;
  token: string;
}

/** A player: who sits there, and what lies before them. */
export interface SeatView {
  player: Colour;
  sitter: Sitter;
  level: string | null;
  name: string | null;
  free: boolean;
  yours: boolean;
  points: number;
  supply: number;
  substitute: string | null;
  auto_confirm: boolean;
}

/** The parts of a position; what isn't on the board lies in the pile and the supplies. */
export interface Setup {
  rules: RuleSet;
  edition: Edition;
  players: Colour[];
  tiles: SetupTile[];
  points: number[];
  turn: Colour;
  round?: number;
  stage?: "first" | "second" | "bonus";
  player?: Colour | null;
  placed?: string | null;
}

/** A position by its parts: what isn't on the board lies in the pile and the supplies. */
export interface SetupRequest {
  rules?: RuleSet;
  edition?: Edition;
  players: Colour[];
  tiles: SetupTileRequest[];
  points: number[];
  turn: Colour;
  round?: number;
  stage?: "first" | "second" | "bonus";
  player?: Colour | null;
  placed?: string | null;
}

/** A tile, and what stands on it. */
export interface SetupTile {
  cell: string;
  kind: Kind;
  rescuers?: Colour[];
  inspector?: boolean;
}

/** A tile of a position that is set up, and what stands on it. */
export interface SetupTileRequest {
  cell: string;
  kind: Kind;
  rescuers?: Colour[];
  inspector?: boolean;
}

/** The share of chance that was pledged: 256 random bits. */
export interface ShareRequest {
  share: string;
}

/** A shuffle to which each player contributes a share of chance. */
export interface ShuffleView {
  pledges: Record<Colour, string>;
  shares: Record<Colour, string>;
  closed: boolean;
  sealed: Kind[] | null;
}

/** Who a seat is meant for. */
export type Sitter = "person" | "anyone" | "bot";

/** A decision that was or could be taken: its kind and the cells it names. */
export interface StepView {
  kind: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass";
  source: string | null;
  cell: string | null;
  cells: string[];
  tile?: Kind | null;
  points?: number | null;
}

/** One way to complete a choice, and the words to send for it. */
export interface Target {
  action: string;
  cell: string | null;
  player?: Colour | null;
  score?: ScoreView | null;
}

/** A tile of the pyramids. */
export interface TileView {
  cell: string;
  x: number;
  y: number;
  kind: Kind;
  rescuers: Colour[];
  inspector: boolean;
}

/** A number of seconds for each turn. */
export interface TurnClock {
  seconds: number;
  kind?: "turn";
}

/** A number of seconds for each turn. */
export interface TurnClockRequest {
  seconds: number;
  kind?: "turn";
}

/** What the better turn has that the played one hasn't. */
export interface TurnReason {
  cause: "win" | "draw" | "points" | "helpers" | "opened" | "gift" | "prepare" | "blind" | "fresh" | "position";
  played?: number;
  best?: number;
  rival?: Colour | null;
  tile?: Kind | null;
}

/** A turn, an opening or a bonus action; the last one may be unfinished. */
export interface TurnView {
  number: number;
  player: Colour;
  bonus: boolean;
  actions: ActionView[];
}

/** Whether the goal is reached, can still be reached, or was missed, and what to say to that. */
export interface Verdict {
  result: "open" | "reached" | "missed";
  answer?: string | null;
  own?: boolean;
  details?: Record<string, number>;
}

/** A game's id, the tokens of the seats that were taken with the request, and the game. */
export interface Welcome {
  game: string;
  tokens: SeatToken[];
  view: GameView;
}

/** Whether an action, or half of one, is possible now; if not, the reason and its rule. */
export interface Why {
  action: string;
  kind: "open" | "reveal" | "scout" | "search" | "swap" | "dispatch" | "team" | "herd" | "score" | "rally" | "pass";
  possible: boolean;
  reason?: string | null;
  rule?: string | null;
  details?: Record<string, string>;
}

/** One answer, or for a cell one for each kind of action. */
export interface WhyAnswer {
  answers: Why[];
}

/** The points that a rescuer of the player who acts could score where an action puts something. */
export interface WorthView {
  sequence: number;
  points?: Record<string, number>;
}
