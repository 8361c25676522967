import { beforeEach, describe, expect, test, vi } from "vitest";
import { inner, route } from "../src/route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  route.go("/");
});

test("an address has parts and parameters", () => {
  route.go("/replay/abc?at=12");
  expect(route.parts).toEqual(["replay", "abc"]);
  expect(route.parameter("at")).toBe("12");
  expect(route.parameter("with")).toBeNull();
});

test("an address may be replaced, so that the way back skips it", () => {
  const before = history.length;
  route.go("/learn", { replace: true });
  expect(history.length).toBe(before);
  expect(location.pathname).toBe("/learn");
});

test("the browser's buttons are followed", () => {
  history.replaceState(null, "", "/lobby");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(route.parts).toEqual(["lobby"]);
});

describe("a link inside the page", () => {
  function click(options: MouseEventInit = {}): MouseEvent {
    const link = document.createElement("a");
    link.href = "/settings?from=here";
    inner(link);
    const event = new MouseEvent("click", { cancelable: true, ...options });
    link.dispatchEvent(event);
    return event;
  }

  test("changes the page without loading it", () => {
    expect(click().defaultPrevented).toBe(true);
    expect(route.parts).toEqual(["settings"]);
    expect(route.parameter("from")).toBe("here");
  });

  test("is left to the browser if it should open elsewhere", () => {
    for (const options of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(click(options).defaultPrevented).toBe(false);
    expect(route.parts).toEqual([]);
  });
});
