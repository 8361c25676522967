"""Seeds for everything in a test that is left to chance: piles, bots and clicks.

They follow from the test's name, so that every run plays the same games, and are printed, so that pytest
shows them when the test fails. CLEOCATRA_TEST_SEED=N plays other games.
"""

from __future__ import annotations

import os
from collections import Counter
from zlib import crc32

VARIABLE = "CLEOCATRA_TEST_SEED"
_drawn: Counter[str] = Counter()


def next_seed(purpose: str) -> int:
    """The next seed that the running test needs for something."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    use = f"{test} {purpose}"
    seed = seed_of(use, _drawn[use])
    _drawn[use] += 1
    print(f"{VARIABLE}={chosen()}: {purpose} {_drawn[use]} of this test has the seed {seed}")
    return seed


def seed_of(use: str, number: int) -> int:
    return crc32(f"{chosen()} {use} {number}".encode())


def chosen() -> str:
    return os.environ.get(VARIABLE, "0")
