"""Tries what the README promises in new Debians: `make play`, and the packages, with and without a compiler.

    python scripts/try_debian.py                      in trixie, forky and sid
    python scripts/try_debian.py --suites trixie

Each Debian has only python3, python3-venv, make and git at first, so no compiler and no Node; then gcc and
Python's headers come. The state of the last commit is tried. Needs root, mmdebstrap and a connection.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

import build_page
from debian_root import HOME, DebianRoot, check_server, new_debian

ROOT = build_page.ROOT
PACKAGES = ("python3", "python3-venv", "make", "git")
COMPILER = ("gcc", "libc6-dev", "python3-dev")
CLONE = f"{HOME}/clone"
KERNEL = "from cleocatra.compiled import compiled_modules; print(len(compiled_modules()))"


def clone(debian: DebianRoot) -> None:
    target = debian.folder / CLONE.lstrip("/")
    subprocess.run(["rm", "-rf", str(target)], check=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(target)], check=True)


def try_make_play(debian: DebianRoot, compiled: bool) -> None:
    """`make play` in a new clone: its page answers, and a game begins."""
    clone(debian)
    with debian.serving("make play", cwd=CLONE) as address:
        check_server(address)
    modules = int(debian.run(f".venv/bin/python -c '{KERNEL}'", cwd=CLONE))
    assert (modules > 0) == compiled, modules
    print(f"  make play: {modules} modules compiled", flush=True)


def try_package(debian: DebianRoot, package: Path, compiled: bool) -> None:
    """A package in a new environment: the library, the command and the server."""
    place = f"{HOME}/{package.name}"
    (debian.folder / place.lstrip("/")).write_bytes(package.read_bytes())
    debian.run("rm -rf environment && python3 -m venv environment")
    debian.run(f"environment/bin/pip install --quiet '{place}'")
    modules = int(debian.run(f"environment/bin/python -c '{KERNEL}'"))
    assert (modules > 0) == compiled, modules
    debian.run(
        "environment/bin/cleocatra random --seed 7 >game.cleo && environment/bin/cleocatra check game.cleo"
    )
    refused = debian.run("environment/bin/cleocatra serve 2>&1 || true")
    assert "cleocatra[server]" in refused, refused
    debian.run(f"environment/bin/pip install --quiet '{place}[server]'")
    with debian.serving("environment/bin/cleocatra serve") as address:
        check_server(address)
    print(f"  {package.name}: {modules} modules compiled", flush=True)


def archive_of_sources() -> Path:
    """The archive of sources of this clone."""
    code = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
    made = subprocess.run(
        [ROOT / ".venv/bin/python", "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return ROOT / "dist" / made.stdout.split()[-1]


def wheel_of(debian: DebianRoot, archive: Path) -> Path:
    """A wheel that this Debian makes of the archive."""
    debian.run(f"environment/bin/pip wheel --quiet --no-deps --wheel-dir wheels {HOME}/{archive.name}")
    [wheel] = (debian.folder / "root/wheels").glob("*.whl")
    return wheel


def try_suite(suite: str, archive: Path, stale: bool) -> None:
    with new_debian(suite, PACKAGES, stale=stale) as debian:
        print(f"{suite}, {debian.run('python3 --version').strip()}, without a compiler:", flush=True)
        try_make_play(debian, compiled=False)
        try_package(debian, archive, compiled=False)
        debian.run(f"apt-get update -q && apt-get install -yq --no-install-recommends {' '.join(COMPILER)}")
        print(f"{suite}, with {', '.join(COMPILER)}:", flush=True)
        try_make_play(debian, compiled=True)
        try_package(debian, archive, compiled=True)
        try_package(debian, wheel_of(debian, archive), compiled=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--suites", nargs="+", default=["trixie", "forky", "sid"])
    parser.add_argument("--stale", action="store_true", help="accept a mirror that is behind the times")
    asked = parser.parse_args()
    archive = archive_of_sources()
    for suite in asked.suites:
        try_suite(suite, archive, asked.stale)


if __name__ == "__main__":
    main()
