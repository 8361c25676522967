import { afterEach, beforeEach, expect, test, vi } from "vitest";

const RECORD = `[Rules "basic"]\n[Players "red blue"]\n\n${"red: team 0,1 – écrire 貓\n".repeat(40)}`;

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  history.replaceState(null, "", "/");
});

/** Follows a record's link as another visitor does: with nothing but its text. */
async function shareAndFollow(): Promise<{ link: string; found: string | null; screen: string }> {
  const { fullLink, here } = await import("../../src/place");
  const { recordIn, withRecord } = await import("../../src/screens/recordLink");
  const link = fullLink((await withRecord("/replay?review=1", RECORD)) ?? "");
  history.replaceState(null, "", link);
  const { pathname, searchParams } = here();
  return { link, found: await recordIn(here()), screen: `${pathname} ${searchParams.get("review")}` };
}

test("a link holds a record where no server sees it", async () => {
  const { link, found, screen } = await shareAndFollow();
  expect(found).toBe(RECORD);
  expect(screen).toBe("/replay 1");
  expect(new URL(link).pathname + new URL(link).search).toBe("/replay?review=1");
});

test("on a static site too, with one # only", async () => {
  vi.stubEnv("MODE", "static");
  vi.stubEnv("BASE_URL", "/cats/game/");
  const { link, found, screen } = await shareAndFollow();
  expect(found).toBe(RECORD);
  expect(screen).toBe("/replay 1");
  expect(new URL(link).pathname + new URL(link).search).toBe("/cats/game/");
  expect(link.split("#")).toHaveLength(2);
});

test("what can't be read is no record, and what is too long gets no link", async () => {
  const { recordIn, withRecord } = await import("../../src/screens/recordLink");
  for (const hash of ["", "#record=", "#record=%", "#record=abc", "#R6"])
    expect(await recordIn(new URL(`http://cats.example/replay${hash}`))).toBeNull();
  const noise = Array.from({ length: 9000 }, (_, at) => String.fromCharCode(33 + ((at * at * 7919) % 8999)));
  expect(await withRecord("/replay?review=1", noise.join(""))).toBeNull();
});
