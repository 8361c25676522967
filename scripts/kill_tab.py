"""Kill the tab again and again under play without a connection, and see that nothing acknowledged is lost.

    python scripts/kill_tab.py --cycles 200
    python scripts/kill_tab.py --control

A page plays by clicks. At random moments its renderer crashes, often in the middle of an action. A new tab
must find every event that the page had shown, in the same order and without a gap, and play on.

The control puts a worker in place that acknowledges before it writes: the script must find that out and fail.
Nobody but persons plays then, because bots read what is written.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import build_page

sys.path.insert(0, str(build_page.ROOT))
from playwright.sync_api import BrowserContext, Error, Page, sync_playwright
from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_quick_browser
from tests.web.hands import OVER, Hands

MOST_STEPS = 5  # before a tab is killed
MOST_MILLISECONDS = 120  # of the action under way
PATIENCE = 120_000  # milliseconds
SETTINGS = "localStorage['cleocatra.settings'] ??= JSON.stringify({pace: 'instant', ending: 'once'})"
SHOWN = "Number(document.querySelector('.table').dataset.step.split('/')[0])"
LOG = """game => new Promise((resolve, reject) => {
    const opening = indexedDB.open("cleocatra");
    opening.onerror = reject;
    opening.onsuccess = () => {
        const events = opening.result.transaction("events").objectStore("events");
        const reading = events.getAll(IDBKeyRange.bound([game, 0], [game, Infinity]));
        reading.onerror = reject;
        reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ sequence, event }) => [sequence, event]));
        };
    };
})"""
HASTY = """
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (names, mode = "readonly", options = {}) {
  if (mode === "readonly") return begin.call(this, names, mode, options);
  const kept = [];
  const hasty = { objectStore: () => ({ add: (value) => kept.push(value) }) };
  setTimeout(() => hasty.oncomplete());
  setTimeout(() => {
    const store = begin.call(this, names, mode, options).objectStore(names);
    for (const value of kept) store.put(value);
  }, 2000);
  return hasty;
};
"""
REPLACE_WORKER = """async hasty => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!/assets\\/worker-[^/]*\\.js$/.test(request.url)) continue;
            const answer = await cache.match(request);
            const { headers } = answer;
            await cache.put(request, new Response(hasty + await answer.text(), { headers }));
        }
    }
}"""
Log = list[tuple[int, str]]


class Lost(Exception):
    """Something that was shown is gone."""


def begin(page: Page, *, control: bool) -> str:
    """Make the page play without a connection and begin a game; returns the game's address."""
    prepare(page, control=control)
    return begin_game(page, "here" if control else "bot")


def prepare(page: Page, *, control: bool = False) -> None:
    """Make the page play without a connection."""
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("button", name="Make available offline").click()
    page.get_by_text("Ready: this device").wait_for()
    if control:
        page.evaluate(REPLACE_WORKER, HASTY)
    page.context.set_offline(True)


def begin_game(page: Page, company: str, level: str = "Kitten", *, hints: bool = False) -> str:
    """Begin a game with a bot, or with others at this device."""
    page.goto(f"/new?with={company}")
    if company == "bot":
        page.locator(".seat select").nth(1).select_option(level)
    if hints:
        page.locator("details summary").click()
        page.get_by_label("Allow hints").check()
    page.locator("button.go").click()
    page.locator(".table[data-step]").wait_for()
    return page.url


def play_and_kill(page: Page, dice: random.Random) -> int:
    """Play some steps and begin one more; returns the number of the last event that was shown."""
    hands = Hands(page, dice.getrandbits(32))
    for _ in range(dice.randint(1, MOST_STEPS)):
        hands.wait_for_turn(PATIENCE)
        if page.locator(OVER).count() > 0:
            break
        hands.step()
    shown = int(page.evaluate(SHOWN))
    chips = page.locator(".dock.mine .chip:not(.off), .free, .tile.target")
    if chips.count() > 0:
        chips.first.dispatch_event("click")
    page.wait_for_timeout(dice.uniform(0, MOST_MILLISECONDS))
    with suppress(Error):  # it doesn't answer any more
        page.goto("chrome://crash", timeout=2000)
    return shown


def look(context: BrowserContext, address: str, before: Log, shown: int) -> tuple[Page, Log]:
    """A new tab of the game; raises Lost unless its log goes on from what was known."""
    page = context.new_page()
    page.goto("/learn")
    game = address.rpartition("/")[2]
    log: Log = [(number, event) for number, event in page.evaluate(LOG, game)]
    if [number for number, _ in log] != list(range(1, len(log) + 1)):
        raise Lost("the log has a gap")
    if log[: len(before)] != before:
        raise Lost("the log has changed")
    if len(log) < shown:
        raise Lost(f"event {shown} was shown, the log has {len(log)}")
    page.goto(address)
    page.locator(".table[data-step]").wait_for()
    return page, log


def run(context: BrowserContext, cycles: int, dice: random.Random, *, control: bool) -> None:
    page, games = context.new_page(), 1
    log: Log = []
    address = begin(page, control=control)
    for cycle in range(1, cycles + 1):
        shown = play_and_kill(page, dice)
        page.close()
        page, log = look(context, address, log, shown)
        if page.locator(OVER).count() > 0:
            address, log, games = begin_game(page, "bot"), [], games + 1
        if cycle % 10 == 0 or cycle == cycles:
            print(
                f"{cycle} tabs killed, {games} games, {len(log)} events in the last: nothing is lost",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--control", action="store_true")
    asked = parser.parse_args()
    build_page.build()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "games.db")
        server.start()
        try:
            with (
                sync_playwright() as started,
                started.chromium.launch(executable_path=find_quick_browser(), args=ARGUMENTS) as browser,
            ):
                context = browser.new_context(base_url=server.url)
                context.set_default_timeout(PATIENCE)
                context.add_init_script(SETTINGS)
                run(context, asked.cycles, random.Random(asked.seed), control=asked.control)
        except Lost as lost:
            raise SystemExit(str(lost)) from None
        finally:
            server.close()


if __name__ == "__main__":
    main()
