"""Builds the site: one folder, `build/site`, that any host of files can serve, below any path.

    python scripts/build_site.py                 build it, and check its links
    python -m http.server --directory build      look at it: http://localhost:8000/site/

The documentation is at its top (`site/mkdocs.yml`), the game without a server in `game/`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import build_page
from check_links import broken_links

ROOT = build_page.ROOT
GAME = ROOT / "build/site-game"
SITE = ROOT / "build/site"
STAMP = GAME / "built.txt"


def build_game() -> None:
    """Build the page for hosts without our server, if its sources have changed."""
    now = build_page.digest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == now:
        return
    print("Building the game for the site…", flush=True)
    node, npm = build_page.node_commands()
    build_page.install(node, npm, tools=False)
    vite = "node_modules/vite/bin/vite.js"
    build_page.run([*node, vite, "build", "--mode", "static", "--outDir", str(GAME)], node)
    STAMP.write_text(now, encoding="utf-8")


def build_documentation() -> None:
    print("Building the documentation…", flush=True)
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--config-file", "site/mkdocs.yml"]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}  # about a version that is not used here
    subprocess.run(command, cwd=ROOT, env=quiet, check=True)


def build() -> None:
    build_game()
    build_documentation()
    shutil.copytree(GAME, SITE / "game", ignore=shutil.ignore_patterns(STAMP.name))
    if broken := broken_links(SITE):
        raise SystemExit("\n".join(broken))


if __name__ == "__main__":
    build()
    print(f"The site is in {SITE.relative_to(ROOT)}: every link leads somewhere")
