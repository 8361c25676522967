/**
 * Ends a turn that is done: at once, after a while in which it can be undone, or when the player says so.
 *
 * The server waits for the confirmation, so nothing may swallow it: a page that is left or hidden sends it
 * at once, and one that couldn't reach the server tries again when it hears from it. A request that is on
 * its way through the service worker when its page goes can be lost (in Chromium 1 of 10 sent at `pagehide`,
 * beacons too), so it is sent as soon as the page is about to be left.
 */

import type { Ending } from "../settings.svelte";
import type { GameView } from "../wire/types";

const SECOND = 1000;
const LEAVING = ["beforeunload", "pagehide"];
const BY_TOUCH = 3; // seconds
const BY_KEYS = 8; // whoever goes by keyboard or listens needs longer to reach Undo

export class TurnEnd {
  /** Seconds until the turn ends by itself; null while it doesn't. */
  left = $state<number | null>(null);
  /** Of how many seconds. */
  whole = $state(BY_TOUCH);
  private decided = -1; // the sequence number for which it was decided how the turn ends
  private byKeys = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly end: () => Promise<boolean>,
    private readonly ending: () => Ending,
  ) {
    document.addEventListener("visibilitychange", this.hidden);
    for (const event of LEAVING) addEventListener(event, this.leave);
  }

  /** Follows the game; a view that comes again starts nothing anew. */
  follow({ sequence, can_confirm, can_take_back }: GameView): void {
    if (!can_confirm) this.stop();
    if (!can_confirm || sequence === this.decided) return;
    this.decided = sequence;
    const ending = this.ending();
    if (ending === "once" || (ending === "undo" && !can_take_back)) void this.finish();
    else if (ending === "undo") this.start();
  }

  private start(): void {
    this.stop();
    if (document.hidden) return void this.finish();
    this.left = this.whole = this.byKeys ? BY_KEYS : BY_TOUCH;
    this.timer = setInterval(() => {
      this.left!--;
      if (this.left === 0) void this.finish();
    }, SECOND);
  }

  private stop(): void {
    clearInterval(this.timer);
    this.left = null;
  }

  private async finish(): Promise<void> {
    this.stop();
    const granted = await this.end();
    if (!granted) this.decided = -1; // the next view decides again
  }

  /** Something else was touched: the turn stays open until the player ends it. */
  touched(event: Event): void {
    this.byKeys = event.type === "keydown";
    if (!(event.target as Element).closest(".decide")) this.stop();
  }

  private readonly hidden = (): void => {
    if (document.hidden) this.leave();
  };
  private readonly leave = (): void => {
    if (this.left !== null) void this.finish();
  };

  close(): void {
    document.removeEventListener("visibilitychange", this.hidden);
    for (const event of LEAVING) removeEventListener(event, this.leave);
    this.leave();
  }
}
