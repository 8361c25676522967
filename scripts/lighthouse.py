"""Measures the page: Lighthouse on start page and table, for phone and laptop, and the longest tasks in play.

    python scripts/lighthouse.py

Run it on a quiet machine: a busy one costs performance points. Tasks are measured by the time that the
browser's main thread worked, times four, as Lighthouse does for a phone. Lighthouse comes from npm.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median_low
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build_page
from tests.server.process import ServerProcess
from tests.web.browser import ARGUMENTS, find_browser
from tests.web.hands import Hands

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
BAR = 95
RUNS = 5
ATTEMPTS = 3  # now and then Lighthouse loses its own trace
LONG = 50  # milliseconds
SLOWER = 4  # a phone than this machine
TRACED = ["toplevel", "devtools.timeline"]
SHOWN = 10
MANY = 13  # tiles
TURNS = 2  # that are traced, with the others' turns between


def measure(address: str, form: str, folder: Path) -> dict[str, int]:
    """Lighthouse's scores of an address, of 100: the medians of several runs, for they vary."""
    runs = [measure_once(address, form, folder) for _ in range(RUNS)]
    return {name: median_low(run[name] for run in runs) for name in CATEGORIES}


def measure_once(address: str, form: str, folder: Path) -> dict[str, int]:
    report = folder / "report.json"
    flags = f"--chrome-flags=--headless {' '.join(ARGUMENTS)}"
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", flags]
    command += ["--output=json", f"--output-path={report}", f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--preset=desktop"] if form == "desktop" else []
    for attempt in range(ATTEMPTS):
        done = subprocess.run(command, env={**os.environ, "CHROME_PATH": find_browser()}, timeout=300)
        if done.returncode == 0:
            break
        if attempt + 1 == ATTEMPTS:
            raise SystemExit(f"Lighthouse failed {ATTEMPTS} times on {address}")
    categories = json.loads(report.read_text())["categories"]
    return {name: round(100 * categories[name]["score"]) for name in CATEGORIES}


def game_to_watch(server: ServerProcess) -> str:
    """The address of a game of four with many tiles, which everybody may watch."""
    record = (build_page.ROOT / "tests/data/perft/advanced-international-4p-60.cleo").read_text()
    answer = server.http.post("/api/games", json={"seats": [{"sitter": "person"}] * 4, "record": record})
    assert answer.status_code == 201, answer.text
    return f"{server.url}/play/{answer.json()['game']}"


def longest_tasks(server: ServerProcess) -> list[int]:
    """The longest tasks in a game of four with all tiles and all its motion, in milliseconds of a phone."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 390, "height": 844}, base_url=server.url)
        page.add_init_script(
            "localStorage['cleocatra.settings'] ??= JSON.stringify({pace: 'quick', ending: 'button'})"
        )
        page.goto("/new?with=bot")
        for _ in range(2):
            page.locator(".seats > button").click()
        page.locator("button.go").click()
        hands = Hands(page, seed=1)
        traced = 0
        for _ in range(300):
            hands.wait_for_turn()
            if hands.over or traced == TURNS:
                break
            if page.locator(".tile").count() < MANY:
                hands.step()
                continue
            if traced == 0:
                browser.start_tracing(page=page, categories=TRACED)
            hands.play_turn()
            traced += 1
        hands.wait_for_turn()
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        browser.close()
    return tasks_of(trace)[:SHOWN]


def tasks_of(trace: list[dict[str, Any]], slower: int = SLOWER) -> list[int]:
    """How long the main thread worked on each of its tasks, on a device so much slower; longest first."""
    threads = {
        (event["pid"], event["tid"])
        for event in trace
        if event.get("name") == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    tasks = [
        event.get("tdur", 0) * slower / 1000
        for event in trace
        if event.get("name", "").endswith("RunTask") and (event["pid"], event["tid"]) in threads
    ]
    return sorted(map(round, tasks), reverse=True)


def main() -> int:
    build_page.build()
    worst = 100
    with TemporaryDirectory() as name:
        folder = Path(name)
        server = ServerProcess(folder / "games.db")
        server.start()
        try:
            for title, address in (("start", server.url), ("table", game_to_watch(server))):
                for form in ("mobile", "desktop"):
                    scores = measure(address, form, folder)
                    worst = min(worst, *scores.values())
                    print(f"{title:6} {form:8}", *(f"{key} {value}" for key, value in scores.items()))
            tasks = longest_tasks(server)
            print(f"longest tasks with {MANY} tiles, of {LONG} ms at most: {tasks}")
        finally:
            server.close()
    return 0 if worst >= BAR and tasks[0] <= LONG else 1


if __name__ == "__main__":
    sys.exit(main())
