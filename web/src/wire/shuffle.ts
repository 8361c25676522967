/**
 * This page's part in a shuffle that nobody can choose: for each of one's seats a share of chance, which is
 * pledged first and told when all have pledged. The player needn't do anything.
 */

import { drop, load, save } from "../storage";
import * as api from "./api";
import { Refusal } from "./api";
import { sha256 } from "./sha256";
import type { Colour, GameView, SeatView } from "./types";

type Kept = Partial<Record<Colour, string>>;

export class Contribution {
  private readonly sent = new Set<string>();

  constructor(private readonly game: string) {}

  private get place(): string {
    return `share-${this.game}`;
  }

  /** Does what the view asks for; each thing once. */
  follow(view: GameView): void {
    if (!view.shuffle) return;
    if (view.stage !== "waiting") drop(this.place);
    else for (const seat of view.seats) if (seat.yours) this.contribute(view, seat);
  }

  private contribute({ shuffle, commitment }: GameView, { player }: SeatView): void {
    const { pledges, shares, closed } = shuffle!;
    if (!(player in pledges)) {
      if (!closed) this.once(`pledge ${player}`, () => this.pledge(commitment, player));
      return;
    }
    const share = load<Kept>(this.place, {})[player];
    // a pledge that isn't one's own was made by another page with the same seat: that one tells its share
    if (!closed || player in shares || share === undefined) return;
    if (pledges[player] === pledgeOf(commitment, player, share)) {
      this.once(`share ${player}`, () => api.tellShare(this.game, player, share));
    }
  }

  private pledge(commitment: string, player: Colour): Promise<GameView> {
    const kept = load<Kept>(this.place, {});
    const share = kept[player] ?? randomShare(); // another tab may have pledged a moment ago
    save(this.place, { ...kept, [player]: share });
    return api.pledge(this.game, player, pledgeOf(commitment, player, share));
  }

  private once(name: string, send: () => Promise<GameView>): void {
    if (this.sent.has(name)) return;
    this.sent.add(name);
    send().catch((problem: unknown) => {
      if (!(problem instanceof Refusal)) throw problem;
      this.sent.delete(name); // the next view asks again; without it the game begins all the same
    });
  }
}

export const pledgeOf = (commitment: string, player: Colour, share: string): string =>
  sha256(`${commitment} ${player} ${share}`);

/** 256 random bits. */
function randomShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
