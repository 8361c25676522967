"""`cleocatra ladder`: measures how strong the levels are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.amounts import number, percent, span
from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.commands.arena import add_processes, seconds, watched
from cleocatra.cli.files import complain, file_reason
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import folder_text
from cleocatra.rules import RuleSet
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.ladder import Rung
    from cleocatra.bots.ratings import Rating


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
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--time", metavar="SECONDS", type=seconds, help=Option("option-ladder-time"))
    effort.add_argument(
        "--simulations", metavar="N", type=positive_number, help=Option("option-ladder-simulations")
    )
    add_processes(parser)
    add("--out", metavar="DIR", type=Path, help=Option("option-ladder-out"))


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.bots.ratings import ratings  # fail before the games, not after them
    except ModuleNotFoundError:
        complain(f"cleocatra ladder: {say('needs-package', package='choix', extra='arena')}")
        return 1
    from cleocatra.bots.folder import WrongFolder
    from cleocatra.bots.ladder import ANCHOR, claim_ladder_folder, climb, rungs

    matches = rungs(
        arguments.rules, arguments.players, arguments.games, arguments.seed, own_effort(arguments)
    )
    try:
        if arguments.out:
            claim_ladder_folder(arguments.out, matches)  # before anything is played or printed
    except WrongFolder as error:
        complain(f"cleocatra ladder: {folder_text(error)}")
        return 1
    except OSError as error:
        complain(f"cleocatra ladder: {file_reason(error)}")
        return 1
    rules = say(f"board-rules-{arguments.rules}")
    print(say("ladder-summary", rules=rules, players=arguments.players) + "\n")
    print_head(
        "ladder-level",
        "ladder-against",
        "ladder-games",
        "ladder-victories",
        "arena-interval",
        "arena-points",
        "ladder-seconds",
    )
    played, climbed = [], []
    for match in matches:
        with watched(match.games) as tell:
            rung, games = climb(match, folder=arguments.out, processes=arguments.processes, tell=tell)
        print_rung(rung)
        climbed.append(rung)
        played.append((match, games))
    table = ratings(played, ANCHOR)
    print_ratings(table)
    print_verdict(climbed, table)
    return 0


def own_effort(arguments: Namespace) -> str:
    """What follows the last level's name, if its effort isn't the usual one."""
    if arguments.time is not None:
        return f"@{arguments.time:g}"
    return f"#{arguments.simulations}" if arguments.simulations else ""


def print_head(*names: str) -> None:
    """The first two lines of a table in Markdown."""
    print(f"| {' | '.join(say(name) for name in names)} |")
    print(f"|{'---|' * len(names)}", flush=True)


def print_rung(rung: Rung) -> None:
    upper, lower = rung.upper, rung.lower
    share = upper.share
    cells = (
        upper.name,
        lower.name,
        f"{rung.games}",
        percent(share.value, 1),
        span(percent(share.low, 1), percent(share.high, 1)),
        f"{number(upper.points, 1)} : {number(lower.points, 1)}",
        number(upper.seconds, 3),
    )
    print(f"| {' | '.join(cells)} |", flush=True)


def print_ratings(table: Sequence[Rating]) -> None:
    print()
    print_head("ladder-level", "ladder-rating", "arena-interval")
    for one in table:
        low, high = one.strength - one.margin, one.strength + one.margin
        print(f"| {one.name} | {one.strength:.0f} | {low:.0f} – {high:.0f} |")


def print_verdict(rungs: Sequence[Rung], table: Sequence[Rating]) -> None:
    """The largest step between neighbouring levels, and the rungs whose games don't tell who is stronger."""
    from cleocatra.bots.ladder import FIRST_RUNG

    strength = {one.name: one.strength for one in table}
    levels = [rung for rung in rungs if rung.lower.name != FIRST_RUNG]
    steps = [strength[rung.upper.name] - strength[rung.lower.name] for rung in levels]
    largest = steps.index(max(steps))
    unsure = [rung_name(rung) for rung in rungs if rung.upper.share.low <= 0.5]
    print()
    print(say("ladder-largest", points=round(steps[largest]), rung=rung_name(levels[largest])))
    print(say("ladder-unsure", rungs=", ".join(unsure)) if unsure else say("ladder-sure"))


def rung_name(rung: Rung) -> str:
    return f"{rung.upper.name} – {rung.lower.name}"
