"""Does the Sphinx keep its time on a busy machine?

    python scripts/overruns.py                  1,000 turns beside four busy processes
    python scripts/overruns.py --busy 0 --turns 100 --seconds 0.5

It plays against itself, in games of two and four. A turn's time is that of all its decisions: turning a tile
over and placing it count together. The exit status is 1 if a turn takes more than 20 % longer than it may.
Where nothing else runs for a second, every bot is late; so the processor's time of the longest turn is told.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Process
from typing import NamedTuple

from cleocatra.bots.interface import play
from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.rules import Colour, Options, Phase, Position, RuleSet

GAMES = tuple(
    Options(rules, players=tuple(Colour)[:players])
    for rules, players in ((RuleSet.ADVANCED, 2), (RuleSet.ADVANCED, 4), (RuleSet.BASIC, 2))
)
MOST = 0.2  # of the time for a turn


class Timed(NamedTuple):
    """A turn, the seconds it took, and those of them in which the processor worked for it."""

    seconds: float
    worked: float
    where: str


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Processes that do nothing but use the processor."""
    loops = [Process(target=spin, daemon=True) for _ in range(processes)]
    for loop in loops:
        loop.start()
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.join()


def spin() -> None:
    while True:
        pass


def turns(seconds: float) -> Iterator[Timed]:
    """Turns of one game after another, without end."""
    number = 0
    while True:
        yield from game_turns(GAMES[number % len(GAMES)], number, seconds)
        number += 1


def game_turns(options: Options, number: int, seconds: float) -> Iterator[Timed]:
    effort = Effort(seconds=seconds)
    bots = {player: level("sphinx").make(options, number, effort) for player in options.players}
    position = Position.start(options, seed=number)
    while position.phase is not Phase.OVER:
        game = f"{options.rules}, {len(options.players)} players, pile {number}"
        where = f"{game}, {position.turns_taken} turns, {position.phase.name.lower()}"
        began, worked = time.perf_counter(), time.thread_time()
        player = position.player
        _, position = play(bots[player], position)
        if position.phase is Phase.SECOND_ACTION:
            _, position = play(bots[player], position)
        yield Timed(time.perf_counter() - began, time.thread_time() - worked, where)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a turn (default: 1)")
    parser.add_argument("--busy", type=int, default=4, help="busy processes beside it (default: 4)")
    arguments = parser.parse_args()
    with busy(arguments.busy):
        found = sorted(islice(turns(arguments.seconds), arguments.turns))
    load = os.getloadavg()[1]
    print(
        f"{len(found)} turns of {arguments.seconds:g} s beside {arguments.busy} busy processes"
        f" on {os.cpu_count()} cores, load {load:.1f}"
    )
    for name, place in (("median", 0.5), ("99 %", 0.99)):
        print(f"{name}: {found[int(place * (len(found) - 1))].seconds:.3f} s")
    worst = found[-1]
    overrun = worst.seconds / arguments.seconds - 1
    print(f"longest: {worst.seconds:.3f} s, overrun {max(0.0, overrun):.1%} ({worst.where});")
    print(f"the processor worked for it for {worst.worked:.3f} s")
    sys.exit(overrun > MOST)


if __name__ == "__main__":
    main()
