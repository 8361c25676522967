"""Compare Python in the browser with Python here: counts of sequences, and whole games by seed.

    python scripts/offline_python.py                          all counts up to 10,000, 100 and 10 games
    python scripts/offline_python.py --leaves 500 --scribes 2 --viziers 0

The files are those of the built offline set, unpacked and verified as the page does it; they run in a worker
of a real Chromium. Every count must be exact, and every game's log the same, byte for byte. The
mean time a turn is printed beside that of Python here.
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
    """The games whose logs differ, and the mean time a turn in each place."""
    wrong, seconds, turns = [], [0.0, 0.0], 0
    for seed in range(games):
        here, told = bot_game(level, seed), there.bot_game(level, seed)
        if told["log"] != here["log"]:
            wrong.append(f"game {seed} of {level}s")
        turns += told["turns"]
        seconds = [one + float(str(game["seconds"])) for one, game in zip(seconds, (here, told), strict=True)]
    if turns:
        native, browser = (1000 * one / turns for one in seconds)
        print(f"{level}: {native:.1f} ms a turn here, {browser:.1f} ms in the browser", flush=True)
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--leaves", type=int, default=10_000)
    parser.add_argument("--scribes", type=int, default=100)
    parser.add_argument("--viziers", type=int, default=10)
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
        for level, games in (("Scribe", asked.scribes), ("Vizier", asked.viziers)):
            differing = wrong_games(there, level, games)
            print(f"{games} games of {level}s: {len(differing)} differ", flush=True)
            wrong += differing
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
