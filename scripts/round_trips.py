"""Writes positions as one line and reads them back: `parse(format(p)) == p`, with the same legal actions.

python scripts/round_trips.py                    100,000 positions of random games
python scripts/round_trips.py --positions 5000 --seed 7
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, islice, product

from cleocatra.record import format_position, parse_position
from cleocatra.rules import Colour, Dice, Edition, Options, Position, RuleSet

ALL_OPTIONS = tuple(
    Options(rules, edition, tuple(Colour)[:players])
    for rules, edition, players in product(RuleSet, Edition, (2, 3, 4))
)


def positions(first_seed: int) -> Iterator[Position]:
    """Positions of random games, as the table sees them and as a player does."""
    for seed in count(first_seed):
        position = Position.start(ALL_OPTIONS[seed % len(ALL_OPTIONS)], seed=seed)
        dice = Dice(seed)
        while position.actions:
            yield (
                position
                if position.turns_taken % 2
                else position.view(revealed=len(position.actions) % 2 == 0)
            )
            position = position.apply(position.random_action(dice))
        yield position


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    longest = ""
    for number, position in enumerate(islice(positions(arguments.seed), arguments.positions)):
        line = format_position(position)
        again = parse_position(line)
        if again != position or (number % 20 == 0 and again.actions != position.actions):
            print(f"read back otherwise: {line}")
            return 1
        longest = max(longest, line, key=len)
    print(
        f"{arguments.positions:,} positions in {time.monotonic() - began:.0f} s; the longest line:\n{longest}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
