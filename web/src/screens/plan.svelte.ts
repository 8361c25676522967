/** A game that is being set up: its seats and options. */

import { settings } from "../settings.svelte";
import { load, save } from "../storage";
import { COLOURS } from "../art/kinds";
import type { Colour, Edition, GameRequest, RuleSet } from "../wire/types";
import type { Origin } from "./replaying.svelte";

export type With = "bot" | "here" | "friends";
export interface SeatPlan {
  who: "me" | "here" | "anyone" | "bot";
  level: string;
  name: string;
}
export type ClockPlan = "none" | "60" | "180" | "600" | "days";

/** What is remembered of the last game of its kind. */
interface Kept {
  edition: Edition;
  clock: ClockPlan;
  absence: string;
  takeBacks: boolean;
  autoConfirm: boolean;
  turnTakeBacks: boolean;
  hints: boolean;
  names: string[]; // of those who share the device
  levels: string[]; // of the bots
}
const WEAKEST = "Kitten";

export class GamePlan {
  seats = $state<SeatPlan[]>([]);
  rules = $state<RuleSet>("basic"); // for newcomers; after that, as the last time
  edition = $state<Edition>("international");
  start = $state("lot");
  clock = $state<ClockPlan>("none");
  absence = $state("none"); // or seconds
  takeBacks = $state(true);
  turnTakeBacks = $state(false);
  autoConfirm = $state(false);
  hints = $state(false);
  listed = $state(false);
  origin = $state.raw<Origin | null>(null);
  /** Whose seats they are; a game that goes on has its players already. */
  readonly colours = $derived<readonly Colour[]>(this.origin?.players ?? COLOURS);

  constructor(
    private readonly kind: With,
    listed: boolean,
    rules: RuleSet | null = null,
  ) {
    const { levels = [WEAKEST], names = [], ...options } = load<Partial<Kept>>(`plan-${kind}`, {});
    Object.assign(this, { hints: kind === "bot", turnTakeBacks: kind === "bot" }, options);
    this.rules = rules ?? load<RuleSet>("rules", "basic");
    this.listed = listed;
    const me: SeatPlan = { who: "me", level: WEAKEST, name: settings.name };
    const who = ({ bot: "bot", here: "here", friends: "anyone" } as const)[kind];
    const others = kind === "bot" && levels.length > 0 ? levels : [WEAKEST];
    const [second = "", ...more] = kind === "here" ? names : [];
    const seat = (level: string, name: string): SeatPlan => ({ who, level, name });
    this.seats = [
      me,
      ...others.map((level) => seat(level, second)),
      ...more.map((name) => seat(WEAKEST, name)),
    ];
  }

  /** Remembers the options for the next game. */
  keep(): void {
    if (this.origin) return;
    const { edition, clock, absence, takeBacks, turnTakeBacks, autoConfirm, hints } = this;
    const levels = this.seats.flatMap((seat) => (seat.who === "bot" ? [seat.level] : []));
    const names = this.seats.flatMap((seat) => (seat.who === "here" ? [seat.name.trim()] : []));
    const options = { edition, clock, absence, takeBacks, turnTakeBacks, autoConfirm, hints };
    const kept: Kept = { ...options, names, levels };
    save(`plan-${this.kind}`, kept);
    save("rules", this.rules);
  }

  /** Go on from there, as this player or whoever has the turn; the bots that played stay. */
  goOnFrom(origin: Origin, wanted: string | null = null): void {
    const [me, other] = this.seats;
    const mine = origin.players.find((player) => player === wanted) ?? origin.player;
    this.origin = origin;
    this.seats = origin.players.map((player) => {
      if (player === mine) return { ...me! };
      return { ...other!, level: origin.levels[player] ?? other!.level };
    });
  }

  /** Whether all others are bots. */
  get alone(): boolean {
    return this.seats.filter((seat) => seat.who !== "bot").length === 1;
  }

  add(): void {
    const last = this.seats.at(-1)!;
    this.seats.push({ ...last, name: "" });
  }

  /** The request that creates it. */
  request(): GameRequest {
    const clock: GameRequest["clock"] =
      this.clock === "none"
        ? null
        : this.clock === "days"
          ? { kind: "correspondence", days: 3 }
          : { kind: "turn", seconds: Number(this.clock) };
    return {
      ...(this.origin
        ? { record: this.origin.record, turn: this.origin.turn }
        : {
            rules: this.rules,
            edition: this.edition,
            start: this.start === "lot" ? "lot" : Number(this.start),
          }),
      auto_confirm: this.autoConfirm,
      take_backs: this.takeBacks,
      turn_take_backs: this.turnTakeBacks && this.alone,
      hints: this.hints,
      listed: this.listed,
      shared_shuffle: !this.origin && this.seats.some((seat) => seat.who === "anyone"),
      ...(clock ? { clock } : {}),
      ...(this.absence === "none" ? {} : { absence: Number(this.absence) }),
      seats: this.seats.map((seat) => {
        if (seat.who === "bot") return { sitter: "bot", level: seat.level };
        if (seat.who === "anyone") return { sitter: "anyone" };
        return { sitter: "person", name: seat.name.trim() || null }; // nameless players go by their colour
      }),
    };
  }
}
