"""Run the tests of the page again and again on a busy machine: they must pass every time.

    python scripts/flake_hunt.py             20 runs of all browser tests, beside two busy processes
    python scripts/flake_hunt.py --runs 3 tests/web/test_games.py -k three

Each run has another seed, so that it plays other games; the first one plays those of `make test`. A failure
is shown whole, with its seeds, below the command that repeats the run.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = ["tests/web"]
SEED = "CLEOCATRA_TEST_SEED"
PASSED, NO_TESTS = 0, 5  # pytest's exit codes


def burn() -> None:
    """Keep one core busy."""
    while True:
        pass


@contextmanager
def busy_machine(processes: int) -> Iterator[None]:
    """Processes that do nothing but compete for the processor."""
    burners = [multiprocessing.Process(target=burn, daemon=True) for _ in range(processes)]
    for burner in burners:
        burner.start()
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.join()


def run(seed: int, options: Sequence[str]) -> bool:
    """Run the tests once; show what pytest says only if something failed."""
    command = ["-m", "pytest", "-q", "--dist", "worksteal", *options]
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, SEED: str(seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    minutes = (time.monotonic() - began) / 60
    summary = done.stdout.rstrip().rpartition("\n")[2]
    print(f"{SEED}={seed}: {summary} ({minutes:.1f} minutes)", flush=True)
    if done.returncode == NO_TESTS:
        sys.exit(done.stdout)
    if done.returncode != PASSED:
        print(f"{SEED}={seed} python {' '.join(command)}\n{done.stdout}", flush=True)
    return done.returncode == PASSED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument(
        "--busy", type=int, default=2, help="processes beside the tests that keep cores busy (2)"
    )
    parser.add_argument("--workers", type=int, default=2, help="test processes (2)")
    parser.add_argument("--seed", type=int, default=0, help="of the first run (0, as in make test)")
    parser.add_argument("-k", default="", help="only tests whose names have this in them")
    parser.add_argument("tests", nargs="*", default=SUITE, help="files or folders of tests (tests/web)")
    asked = parser.parse_args()
    options = ["-n", str(asked.workers), *(["-k", asked.k] if asked.k else []), *asked.tests]
    with busy_machine(asked.busy):
        passed = sum(run(seed, options) for seed in range(asked.seed, asked.seed + asked.runs))
    print(f"{passed} of {asked.runs} passed")
    return 0 if passed == asked.runs else 1


if __name__ == "__main__":
    sys.exit(main())
