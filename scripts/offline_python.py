"""Compare Python in the browser with Python here: counts of sequences, and whole games by seed.

    python scripts/offline_python.py                          all counts up to 10,000, 100 and 10 games
    python scripts/offline_python.py --leaves 500 --scribes 2 --viziers 0
    python scripts/offline_python.py --leaves 0 --scribes 0 --viziers 0 --others 3

The files are those of the built offline set, unpacked and verified as the page does it; they run in a worker
of a real Chromium. Every count must be exact, and every game's log the same, byte for byte. The mean time of
a turn is printed beside that of Python here, which runs compiled: what passes, what the processor works (a
busy machine hardly changes that), and the longest time of an answer. The bar is 100 ms for a Scribe's turn
and 1.5 s for a Vizier's.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from inspect import getsource
from pathlib import Path
from threading import Thread
from typing import Any

import build_page

sys.path.insert(0, str(build_page.ROOT))
from playwright.sync_api import Browser, Page, sync_playwright
from tests.data.files import perft_counts, perft_record
from tests.offline.bot_games import bot_game
from tests.web.browser import ARGUMENTS, find_quick_browser

from cleocatra.bots.levels import LEVELS

WORKER = """
import { loadPyodide } from "/pyodide.mjs";
const python = loadPyodide({ indexURL: "/" }).then(async (python) => {
  const files = await (await fetch("/cleocatra.json")).json();
  for (const [name, content] of Object.entries(files)) {
    const path = "/lib/ours/cleocatra/" + name;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    const bytes = () => Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
    python.FS.writeFile(path, name.endsWith(".bin") ? bytes() : content);
  }
  python.runPython("import sys; sys.path.insert(0, '/lib/ours')");
  return python;
});
onmessage = async ({ data }) => {
  try { postMessage({ answer: (await python).runPython(data) }); }
  catch (error) { postMessage({ failed: String(error) }); }
};
"""
ASK = """code => new Promise((resolve, reject) => {
    globalThis.worker ??= new Worker("/worker.js", { type: "module" });
    worker.onmessage = ({ data }) => "failed" in data ? reject(new Error(data.failed)) : resolve(data.answer);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(code);
})"""
COUNT = "from cleocatra.record import parse_game\nparse_game({record!r}).position.perft({depth})"
PLAY = """{source}
import json
json.dumps(bot_game({level!r}, {seed}))
"""


class InWorker:
    """Runs Python code in a worker of a browser."""

    def __init__(self, page: Page) -> None:
        self._page = page
        browser = page.context.browser
        assert browser is not None
        self._system = browser.new_browser_cdp_session()

    def cpu(self) -> float:
        """The seconds of processor time that the pages and workers of the browser have taken so far."""
        told = self._system.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in told if process["type"] == "renderer")

    def run(self, code: str) -> object:
        """The value of the code's last line."""
        return self._page.evaluate(ASK, code)

    def bot_game(self, level: str, seed: int) -> dict[str, Any]:
        """What `tests.offline.bot_games.bot_game` returns there."""
        code = PLAY.format(source=getsource(bot_game), level=level, seed=seed)
        told: dict[str, Any] = json.loads(str(self.run(code)))
        return told


def unpack_set(folder: Path) -> None:
    """Put the files of the built offline set into a folder; each must have its hash."""
    built = build_page.STATIC / "offline"
    (listed,) = built.glob("*.json")
    for file in json.loads(listed.read_text(encoding="utf-8")):
        pieces = (built / "pieces" / f"{piece['hash']}.bin" for piece in file["pieces"])
        content = gzip.decompress(b"".join(piece.read_bytes() for piece in pieces))
        assert hashlib.sha256(content).hexdigest() == file["hash"], file["name"]
        (folder / file["name"]).write_bytes(content)


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def python_in_worker(browser: Browser) -> Iterator[InWorker]:
    """The built set in a worker of this browser."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unpack_set(folder)
        (folder / "worker.js").write_text(WORKER, encoding="utf-8")
        (folder / "index.html").write_text("<!doctype html><title>Python</title>", encoding="utf-8")
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=name)) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}")
            page = context.new_page()
            page.goto("/")
            yield InWorker(page)
            context.close()
            server.shutdown()


def wrong_counts(there: InWorker, most: int) -> list[str]:
    """The counts that differ, of those up to so many leaves."""
    wrong = []
    for record, depth, leaves in perft_counts():
        if leaves <= most:
            counted = there.run(COUNT.format(record=perft_record(record), depth=depth))
            if counted != leaves:
                wrong.append(f"{record} at depth {depth}: {counted} instead of {leaves}")
    return wrong


def wrong_games(there: InWorker, level: str, games: int) -> list[str]:
    """The games whose logs differ; prints the mean time a turn in each place, and the longest there."""
    wrong: list[str] = []
    native: list[float] = []
    browser: list[float] = []
    turns, cpu = 0, there.cpu()
    for seed in range(games):
        here: dict[str, Any] = bot_game(level, seed)
        told = there.bot_game(level, seed)
        if told["log"] != here["log"]:
            wrong.append(f"game {seed} of {level}s")
        turns += int(told["turns"])
        native += here["seconds"]
        browser += told["seconds"]
    if turns:
        means = (f"{1000 * sum(seconds) / turns:.1f} ms" for seconds in (native, browser))
        print(f"{level}: a turn takes", " here and ".join(means), "in the browser", end=" ")
        print(f"({1000 * (there.cpu() - cpu) / turns:.1f} ms of the processor),", end=" ")
        print(f"an answer at most {1000 * max(browser):.0f} ms", flush=True)
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--leaves", type=int, default=10_000)
    parser.add_argument("--scribes", type=int, default=100)
    parser.add_argument("--viziers", type=int, default=10)
    parser.add_argument("--others", type=int, default=0, help="games of each other level but the Sphinx")
    asked = parser.parse_args()
    build_page.build()
    with (
        sync_playwright() as started,
        started.chromium.launch(executable_path=find_quick_browser(), args=ARGUMENTS) as browser,
        python_in_worker(browser) as there,
    ):
        wrong = wrong_counts(there, asked.leaves)
        rows = sum(leaves <= asked.leaves for _, _, leaves in perft_counts())
        print(f"{rows} counts up to {asked.leaves:,} leaves: {len(wrong)} wrong", flush=True)
        games = {level.name: asked.others for level in LEVELS if level.seconds is None}
        games |= {"Scribe": asked.scribes, "Vizier": asked.viziers}
        for level, number in games.items():
            if number:
                differing = wrong_games(there, level, number)
                print(f"{number} games of {level}s: {len(differing)} differ", flush=True)
                wrong += differing
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
