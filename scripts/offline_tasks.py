"""See that the page stays responsive while Python thinks in its workers: long tasks in play without a server.

    python scripts/offline_tasks.py

Prints the main thread's longest tasks while bots think about their turns, while hints are sought and while a
whole game is reviewed; it fails if one is over 50 ms. What counts is the time that the thread worked: on a
busy machine every task also waits for a core.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import build_page

sys.path.insert(0, str(build_page.ROOT))
from kill_tab import PATIENCE, SETTINGS, begin_game, prepare
from lighthouse import LONG, SHOWN, TRACED, tasks_of
from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.hands import Hands

LEVEL = "Vizier"
TURNS = 12


def longest(browser: Browser, page: Page, do: Callable[[], None]) -> list[int]:
    """The milliseconds of the longest tasks while something is done."""
    browser.start_tracing(page=page, categories=TRACED)
    do()
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    return tasks_of(trace, slower=1)[:SHOWN]


def play(page: Page) -> None:
    """Play some turns with hints; bots think in between."""
    hands = Hands(page, 1)
    for _ in range(TURNS):
        hands.wait_for_turn(PATIENCE)
        if hands.over:
            return
        page.locator("button.hint").click()
        page.locator(".toast").wait_for()
        hands.play_turn()


def review(page: Page, record: Path) -> None:
    """Let a whole game be reviewed."""
    page.evaluate("history.pushState(null, '', '/games'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".review .button").click()
    page.locator(".review h3").first.wait_for(timeout=10 * PATIENCE)  # a bot thinks about every turn


def main() -> None:
    build_page.build()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder) / "games.db")
        server.start()
        try:
            with (
                sync_playwright() as started,
                started.chromium.launch(executable_path=find_browser(), args=ARGUMENTS) as browser,
            ):
                context = browser.new_context(base_url=server.url, viewport={"width": 390, "height": 844})
                context.set_default_timeout(PATIENCE)
                context.add_init_script(SETTINGS)
                page = context.new_page()
                prepare(page)
                begin_game(page, "bot", LEVEL, hints=True)
                tasks = longest(browser, page, lambda: play(page))
                print(f"{TURNS} turns against a {LEVEL}, with hints: {tasks} ms")
                record = build_page.ROOT / "tests/data/games/red-threw-much-away.cleo"
                more = longest(browser, page, lambda: review(page, record))
                print(f"a whole game reviewed: {more} ms")
        finally:
            server.close()
    if max(tasks + more) > LONG:
        raise SystemExit(f"a task takes more than {LONG} ms")


if __name__ == "__main__":
    main()
