"""`cleocatra ladder`: measures how strong the levels are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arena import add_processes, watched
from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.files import complain
from cleocatra.cli.parser import Option
from cleocatra.rules import RuleSet
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.ladder import Rung
    from cleocatra.bots.standings import Rating


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help=Option("option-rules"))
    add(
        "--players",
        metavar="N",
        type=positive_number,
        choices=(2, 4),
        default=2,
        help=Option("option-players-number", usual=2),
    )
    add(
        "--games",
        metavar="N",
        type=positive_number,
        default=100,
        help=Option("option-match-games", usual=100),
    )
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-seed", usual=1))
    add_processes(parser)
    add("--out", metavar="DIR", type=Path, help=Option("option-ladder-out"))


def run(arguments: Namespace) -> int:
    try:
        import openskill  # noqa: F401 - better to know it before the games than after them
    except ModuleNotFoundError:
        complain(f"cleocatra ladder: {say('needs-package', package='openskill', extra='arena')}")
        return 1
    from cleocatra.bots.ladder import climb, rate, rungs

    matches = rungs(arguments.rules, arguments.players, arguments.games, arguments.seed)
    rules, players, number = str(arguments.rules), arguments.players, arguments.games
    print(say("ladder-summary", rules=rules, players=players, games=number) + "\n")
    print_head(
        "ladder-level",
        "ladder-against",
        "ladder-victories",
        "arena-interval",
        "arena-points",
        "ladder-seconds",
    )
    games = []
    with watched(arguments.games) as tell:
        for rung, played in climb(matches, folder=arguments.out, processes=arguments.processes, tell=tell):
            print_rung(rung)
            games.append(played)
    print_ratings(rate(matches, games))
    return 0


def print_head(*names: str) -> None:
    """The first two lines of a table in Markdown."""
    print(f"| {' | '.join(say(name) for name in names)} |")
    print(f"|{'---|' * len(names)}", flush=True)


def print_rung(rung: Rung) -> None:
    low, high = rung.upper.interval
    upper, lower = rung.upper, rung.lower
    print(
        f"| {upper.name} | {lower.name} | {upper.share:.1%} | {low:.1%} – {high:.1%} "
        f"| {upper.points:.1f} : {lower.points:.1f} | {upper.seconds:.3f} |",
        flush=True,
    )


def print_ratings(table: Sequence[Rating]) -> None:
    print()
    print_head("ladder-level", "ladder-rating", "arena-interval")
    for one in table:
        low, high = one.strength - one.margin, one.strength + one.margin
        print(f"| {one.name} | {one.strength:.1f} | {low:.1f} – {high:.1f} |")
