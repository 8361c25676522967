"""`cleocatra ladder`: measures how strong the levels are."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arena import watched
from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.files import complain
from cleocatra.rules import RuleSet

if TYPE_CHECKING:
    from cleocatra.bots.ladder import Rung
    from cleocatra.bots.standings import Rating

HELP = """\
measure how strong the levels are
Every level plays against the level below it, and the second against chance. Prints a table in Markdown: the
share of victories with its 95 % interval, and ratings of all levels from all those games (openskill, the
model of Plackett and Luce). In games of four, two of each level sit in turns. With --out the games are kept
in DIR, and the same command goes on where it was stopped. Needs openskill: pip install cleocatra[arena].

examples:
  cleocatra ladder --games 100
  cleocatra ladder --rules basic --games 200 --out ladder/basic-2
  cleocatra ladder --players 4 --games 60 --out ladder/advanced-4
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help="basic or advanced"
    )
    parser.add_argument("--players", metavar="N", type=positive_number, choices=(2, 4), default=2)
    parser.add_argument("--games", metavar="N", type=positive_number, default=100, help="in each match")
    parser.add_argument("--seed", metavar="S", type=whole_number, default=1)
    parser.add_argument("--processes", metavar="N", type=positive_number, default=os.cpu_count() or 1)
    parser.add_argument("--out", metavar="DIR", type=Path, help="the folder for the games")


def run(arguments: Namespace) -> int:
    try:
        import openskill  # noqa: F401 - better to know it before the games than after them
    except ModuleNotFoundError:
        complain("cleocatra ladder: openskill is needed: pip install cleocatra[arena]")
        return 1
    from cleocatra.bots.ladder import climb, rate, rungs

    matches = rungs(arguments.rules, arguments.players, arguments.games, arguments.seed)
    print(f"{arguments.rules}, {arguments.players} players, {arguments.games} games each\n")
    print("| level | against | victories | 95 % interval | points | s a turn |")
    print("|---|---|---|---|---|---|", flush=True)
    games = []
    with watched(arguments.games) as tell:
        for rung, played in climb(matches, folder=arguments.out, processes=arguments.processes, tell=tell):
            print_rung(rung)
            games.append(played)
    print_ratings(rate(matches, games))
    return 0


def print_rung(rung: Rung) -> None:
    low, high = rung.upper.interval
    upper, lower = rung.upper, rung.lower
    print(
        f"| {upper.name} | {lower.name} | {upper.share:.1%} | {low:.1%} – {high:.1%} "
        f"| {upper.points:.1f} : {lower.points:.1f} | {upper.seconds:.3f} |",
        flush=True,
    )


def print_ratings(table: Sequence[Rating]) -> None:
    print("\n| level | rating | 95 % interval |")
    print("|---|---|---|")
    for one in table:
        low, high = one.strength - one.margin, one.strength + one.margin
        print(f"| {one.name} | {one.strength:.1f} | {low:.1f} – {high:.1f} |")
