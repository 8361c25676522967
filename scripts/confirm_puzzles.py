"""Confirms puzzles with a search 50 times as long as the mining's.

    python scripts/confirm_puzzles.py                          a random 100 of those that are shipped
    python scripts/confirm_puzzles.py --from mined.txt --keep confirmed.txt
                                                               all of a mined file; writes those confirmed

A puzzle is confirmed if the longer search finds the same turn best, and no other within 10 % of the victory.
`--seed` chooses the sample and the dice of the searches. To be kept, three have to agree.
With `--keep`, what stands in that file already is skipped.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from cleocatra.puzzles.file import written
from cleocatra.puzzles.mining import MARGIN, SIMULATIONS, confirmed
from cleocatra.puzzles.puzzle import Puzzle, format_puzzle, puzzles

TIMES = 50
SAMPLE = 100
SEARCHES = 3  # that have to agree before a puzzle is kept
REJECTED = "# not confirmed: "


def holds(puzzle: Puzzle, seed: int) -> bool:
    """Whether a long search agrees with a puzzle; says so if it doesn't."""
    found = confirmed(puzzle.position, TIMES * SIMULATIONS, seed)
    agrees = found is not None and bool({one.end for one in found.right} & set(puzzle.ends()))
    if found is not None and agrees and found.margin >= MARGIN:
        return True
    margin = "another turn" if found is None or not agrees else f"margin {found.margin:.3f}"
    print(f"not confirmed ({margin}, was {puzzle.margin:.3f}): {puzzle.line}", flush=True)
    return False


def keep(source: Path, target: Path, seed: int) -> list[bool]:
    """Append the confirmed puzzles of a file to another one, and the others as comments."""
    text = target.read_text(encoding="utf-8") if target.exists() else ""
    results = []
    for puzzle in written(source):
        line = format_puzzle(puzzle)
        if line in text:
            continue
        results.append(all(holds(puzzle, seed + number) for number in range(0, 10 * SEARCHES, 10)))
        with target.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n" if results[-1] else f"{REJECTED}{line}\n")
    return results


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--from", dest="source", type=Path)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--seed", type=int, default=101)
    arguments = parser.parse_args()
    if arguments.source and arguments.keep:
        results = keep(arguments.source, arguments.keep, arguments.seed)
    else:
        everything = list(puzzles().values())
        sample = random.Random(arguments.seed).sample(everything, min(arguments.sample, len(everything)))
        results = [holds(puzzle, arguments.seed) for puzzle in sample]
    print(f"{sum(results)} of {len(results)} puzzles confirmed by {TIMES * SIMULATIONS:,} simulations")
    return 0 if all(results) or arguments.keep else 1


if __name__ == "__main__":
    sys.exit(main())
