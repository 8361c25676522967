import { beforeEach, expect, test, vi } from "vitest";

vi.resetModules();
vi.stubEnv("MODE", "static");
vi.stubEnv("BASE_URL", "/cats/game/");
const { inner, route } = await import("../src/route.svelte");

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  route.go("/");
});

test("on a static site, addresses stand behind a hash", () => {
  route.go("/replay/~abc?at=12");
  expect(location.pathname + location.search + location.hash).toBe("/cats/game/#/replay/~abc?at=12");
  expect(route.parts).toEqual(["replay", "~abc"]);
  expect(route.parameter("at")).toBe("12");
});

test("an address on a static site may name a place on its screen", () => {
  route.go("/learn");
  route.point("R6");
  expect(location.hash).toBe("#/learn#R6");
  expect(route.anchor).toBe("R6");
  expect(route.parts).toEqual(["learn"]);
});

test("a link on a static site follows its address, and can be opened elsewhere", async () => {
  const link = document.createElement("a");
  link.setAttribute("href", "/lobby");
  const followed = inner(link);
  expect(link.getAttribute("href")).toBe("/cats/game/#/lobby");
  link.setAttribute("href", "/new?with=bot");
  await vi.waitFor(() => expect(link.getAttribute("href")).toBe("/cats/game/#/new?with=bot"));
  link.click();
  expect(route.parts).toEqual(["new"]);
  expect(route.parameter("with")).toBe("bot");
  followed.destroy();
});
