import { expect, test } from "vitest";
import type { Answer, Request } from "../../src/offline/messages";
import { OneByOne, type Asker } from "../../src/offline/thinker";

const LOG = ["created", "started", "acted"];

/** A worker that answers when it is told to, and fails as Python does if it hears an event twice. */
class SlowWorker implements Asker {
  known = 0;
  readonly begun: string[] = [];
  private readonly open: (() => void)[] = [];

  async ask<T extends Answer>(request: Request): Promise<T> {
    if (request.do === "known") return this.known as T;
    if (request.do !== "think" && request.do !== "ask-with") throw new Error(request.do);
    this.begun.push(request.do === "think" ? "turn" : request.path);
    this.known += request.events.length;
    if (this.known > LOG.length) throw new Error("events came twice");
    await new Promise<void>((resolve) => this.open.push(resolve));
    return null as T;
  }

  async finishOne(): Promise<void> {
    await expect.poll(() => this.open.length).toBe(1); // never two at once
    this.open.shift()!();
  }
}

const thinkerOf = (worker: SlowWorker): OneByOne =>
  new OneByOne(
    () => worker,
    (_, after) => Promise.resolve(LOG.slice(after)),
  );

test("two questions at once are told the events once", async () => {
  const worker = new SlowWorker();
  const thinker = thinkerOf(worker);
  const answers = Promise.all([thinker.ask("~1", "/first", ""), thinker.ask("~1", "/second", "")]);
  await worker.finishOne();
  await worker.finishOne();
  await answers;
  expect(worker.begun).toEqual(["/first", "/second"]);
});

test("a bot's turn comes before questions that wait", async () => {
  const worker = new SlowWorker();
  const thinker = thinkerOf(worker);
  const answers = Promise.all([
    thinker.ask("~1", "/first", ""),
    thinker.ask(null, "/second", ""),
    thinker.think("~1"),
  ]);
  for (let done = 0; done < 3; done++) await worker.finishOne();
  await answers;
  expect(worker.begun).toEqual(["/first", "turn", "/second"]);
});

test("what fails is told, and the next is done", async () => {
  const worker = new SlowWorker();
  const thinker = new OneByOne(
    () => worker,
    () => Promise.resolve([...LOG, ...LOG]),
  );
  const failed = expect(thinker.think("~1")).rejects.toThrow("twice");
  await failed;
  worker.known = 0;
  const last = thinker.ask(null, "/last", "");
  await worker.finishOne();
  await expect(last).resolves.toBeNull();
});
