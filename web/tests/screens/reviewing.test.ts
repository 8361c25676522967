import { expect, test } from "vitest";
import { balanceOf, Reviewing, reviewOf } from "../../src/screens/reviewing.svelte";
import { Refusal } from "../../src/wire/api";
import type { Colour, ReviewView } from "../../src/wire/types";

type Shares = Record<Colour, number>;
const shares = (red: number, blue: number): Shares => ({ red, blue, black: 0, green: 0 });

/** A review of a turn in which nothing happened but what is told. */
function reviewed(turn: number, player: Colour, told: Partial<ReviewView> = {}): ReviewView {
  const [even, none] = [shares(0.5, 0.5), shares(0, 0)];
  return {
    ...{ turn, player, actions: [], steps: [], before: 0.5, after: 0.5, played: 0.5, loss: 0, luck: 0 },
    ...{ best: { actions: [], steps: [], share: 0.5, tries: 0 }, accuracy: 1, position: "", reason: null },
    ...{ shares_before: even, shares_after: even, luck_shares: none, play_shares: none },
    ...{ certain_before: null, certain_after: null },
    ...told,
  };
}

/** A bot that answers when it is told to. */
class Bot {
  readonly asked: number[] = [];
  private readonly answers = new Map<number, (review: ReviewView) => void>();
  judge = (turn: number): Promise<ReviewView> => {
    this.asked.push(turn);
    return new Promise((answer) => this.answers.set(turn, answer));
  };
  async answer(turn: number): Promise<void> {
    this.answers.get(turn)!(reviewed(turn, "red"));
    for (let wait = 0; wait < 5; wait++) await Promise.resolve();
  }
}

test("a review that is stopped asks no more, and goes on with what isn't known", async () => {
  const bot = new Bot();
  const reviewing = new Reviewing(bot.judge);
  const first = reviewing.ask([0, 1, 2, 3]);
  expect(bot.asked).toEqual([0, 1]); // two at once
  await bot.answer(0);
  expect(bot.asked).toEqual([0, 1, 2]);
  reviewing.stop();
  await bot.answer(1);
  await bot.answer(2);
  await first;
  expect(reviewing.busy).toBe(false);
  expect(bot.asked).toEqual([0, 1, 2]);
  const second = reviewing.ask([0, 1, 2, 3]);
  expect(bot.asked).toEqual([0, 1, 2, 3]);
  await bot.answer(3);
  await second;
  expect([...reviewing.known.keys()]).toEqual([0, 1, 2, 3]);
});

test("each answer is kept at once, for whoever closes the page in the middle", async () => {
  const bot = new Bot();
  void new Reviewing(bot.judge, "review-one").ask([0, 1, 2]);
  await bot.answer(1);
  const again = new Reviewing(bot.judge, "review-one");
  expect([...again.known.keys()]).toEqual([1]);
});

test("a refusal ends the review, and what is known stays", async () => {
  let healthy = true;
  const judge = (turn: number): Promise<ReviewView> =>
    healthy ? Promise.resolve(reviewed(turn, "red")) : Promise.reject(new Refusal("server/busy"));
  const reviewing = new Reviewing(judge);
  await reviewing.ask([0]);
  healthy = false;
  await reviewing.ask([0, 1, 2]);
  expect(reviewing.problem?.code).toBe("server/busy");
  expect(reviewing.busy).toBe(false);
  expect([...reviewing.known.keys()]).toEqual([0]);
});

test("the same game has one review, on whichever screen", () => {
  const judge = (): Promise<ReviewView> => Promise.reject(new Refusal("server/busy"));
  expect(reviewOf("one game", judge)).toBe(reviewOf("one game", judge));
  expect(reviewOf("one game", judge)).not.toBe(reviewOf("another", judge));
});

test("luck and everyone's turns add up to the result", () => {
  const turns = [
    reviewed(0, "red", {
      ...{ luck_shares: shares(0.1, -0.1), play_shares: shares(-0.2, 0.2), accuracy: 0.5 },
      shares_after: shares(0.4, 0.6),
    }),
    reviewed(1, "blue", {
      ...{ shares_before: shares(0.4, 0.6), play_shares: shares(0.6, -0.6), accuracy: 0.1 },
      shares_after: shares(1, 0),
    }),
  ];
  const { start, luck, own, others, result, accuracy } = balanceOf(turns, "red");
  expect([start, luck, own, others, result, accuracy]).toEqual([0.5, 0.1, -0.2, 0.6, 1, 0.5]);
  expect(start + luck + own + others).toBeCloseTo(result);
  expect(balanceOf(turns, "blue")).toMatchObject({ luck: -0.1, own: -0.6, others: 0.2, result: 0 });
});
