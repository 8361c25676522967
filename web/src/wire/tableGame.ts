/** A game as a table needs it: on the server, or in a lesson. */

import type { Doing, Phrase, Question, Refusal } from "./api";
import type {
  Colour,
  GameLog,
  GameView,
  HintView,
  Moments,
  PresenceView,
  WhyAnswer,
  WorthView,
} from "./types";

export interface TableGame {
  readonly game: string;
  /** The newest view. */
  readonly view: GameView | null;
  readonly presence: PresenceView | null;
  readonly link: "connecting" | "live" | "lost";
  /** Why the last request wasn't granted. */
  readonly refusal: Refusal | null;
  /** Whether the result of one's own request isn't known yet. */
  readonly busy: boolean;

  act(action: Doing): Promise<boolean>;
  takeBack(): Promise<boolean>;
  confirm(): Promise<boolean>;
  takeBackTurn(): Promise<boolean>;
  abandon(): Promise<boolean>;
  playOn(): Promise<boolean>;
  handOver(): Promise<boolean>;
  say(player: Colour, phrase: Phrase): Promise<void>;
  takeOver(): Promise<boolean>;
  join(name: string): Promise<boolean>;

  why(question: Question): Promise<WhyAnswer>;
  worth(): Promise<WorthView>;
  hint(): Promise<HintView>;
  log(): Promise<GameLog>;
  moments(since: number): Promise<Moments>;
}
