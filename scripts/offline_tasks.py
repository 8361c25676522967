"""See that the page stays responsive while Python thinks in its workers: long tasks in play without a server.

    python scripts/offline_tasks.py

Counts the main thread's tasks over 50 ms while bots think about their turns, while a hint is sought and while
a whole game is reviewed. Run it on a quiet machine: on a busy one every task waits for a core.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import build_page

sys.path.insert(0, str(build_page.ROOT))
from kill_tab import PATIENCE, SETTINGS, begin_game, prepare
from lighthouse import LONG
from playwright.sync_api import Page, sync_playwright
from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.hands import Hands

LEVEL = "Vizier"
TURNS = 12
WATCH = """
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => Math.round(one.duration))))
    .observe({type: 'longtask', buffered: false});
"""


def found(page: Page) -> list[int]:
    """The long tasks since this was asked last."""
    tasks: list[int] = page.evaluate("window.longTasks.splice(0)")
    return [task for task in tasks if task > LONG]


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
    page.locator(".review h3").first.wait_for()


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
                page.evaluate(WATCH)
                play(page)
                print(f"{TURNS} turns against a {LEVEL}, with hints: {found(page) or 'no long task'}")
                review(page, build_page.ROOT / "tests/data/games/red-threw-much-away.cleo")
                print(f"a whole game reviewed: {found(page) or 'no long task'}")
        finally:
            server.close()


if __name__ == "__main__":
    main()
