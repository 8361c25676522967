/** The time left for a turn, by the server's clock. */

import { serverTime } from "../wire/api";
import type { GameView } from "../wire/types";
import { t } from "../words/words.svelte";

const DAY = 86_400; // seconds
const OLD = 2000; // milliseconds: how old the date of an answer may be when it is sent

export class Ticker {
  now = $state(Date.now());
  private ahead = 0; // milliseconds that the server's clock is ahead of this device's

  constructor(timed: () => boolean) {
    $effect(() => {
      if (!timed()) return;
      void this.compare();
      const timer = setInterval(() => this.look(), 1000);
      return () => clearInterval(timer);
    });
  }

  look(): void {
    this.now = Date.now() + this.ahead;
  }

  /** The server tells its time roughly, and its answer takes a while: only what is outside of that counts. */
  private async compare(): Promise<void> {
    const asked = Date.now();
    try {
      const there = await serverTime();
      const answered = Date.now();
      if (there > answered || there + OLD < asked) this.ahead = there + OLD / 2 - (asked + answered) / 2;
      this.look();
    } catch {
      // without an answer this device's clock must do
    }
  }
}

export const LAST = 10; // seconds that call for attention

/** Seconds of a turn: those that are left, and all that it has. */
export interface TimeLeft {
  left: number;
  whole: number;
}

/** The time left until a time in seconds since 1970, never more than a turn has. */
export function timeLeft(clock: NonNullable<GameView["clock"]>, deadline: number, now: number): TimeLeft {
  const whole = "seconds" in clock ? clock.seconds : clock.days * DAY;
  return { left: Math.min(whole, Math.max(0, Math.ceil(deadline - now / 1000))), whole };
}

/** The time left as minutes and seconds; as days if it is long. */
export function clockText({ left }: TimeLeft): string {
  const hours = Math.floor(left / 3600);
  if (hours >= 48) return t("clock-days", { count: Math.floor(hours / 24) });
  const pad = (value: number): string => String(value).padStart(2, "0");
  if (hours > 0) return `${hours}:${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}`;
  return `${Math.floor(left / 60)}:${pad(left % 60)}`;
}
