"""`cleocatra arena`: lets bots play a match."""

from __future__ import annotations

import csv
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.amounts import number, percent, span
from cleocatra.bots.levels import LEVELS, YARDSTICKS, UnknownBot, factory_of, level
from cleocatra.cli.arguments import edition, positive_number, rule_set, whole_number
from cleocatra.cli.files import complain, file_reason
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import folder_text
from cleocatra.cli.terminal.listing import padded
from cleocatra.record.errors import shown
from cleocatra.rules import Edition, RuleSet
from cleocatra.rules.drawing import width_of
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.match import Match
    from cleocatra.bots.results import Played
    from cleocatra.bots.standings import Standing


COLUMNS = (("wins", 8), ("interval", 18), ("points", 8), ("seconds", 9))  # after the name, and their widths


def bot_name(text: str) -> str:
    """Check the name of a bot."""
    try:
        if ":" not in text:
            name, at, time = text.partition("@")
            return level(name).name.lower() + (f"@{seconds(time):g}" if at else "")
        if (here := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, here)
        factory_of(text)
    except UnknownBot:
        names = ", ".join(one.name for one in LEVELS + YARDSTICKS)
        raise ArgumentTypeError(say("argument-bot", text=shown(text), names=names)) from None
    except (ValueError, ImportError, AttributeError) as error:
        raise ArgumentTypeError(str(error)) from None
    return text


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(say("argument-seconds", text=shown(text))) from None
    if not 0 < number <= 3600:
        raise ArgumentTypeError(say("argument-seconds-range", text=shown(text)))
    return number


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("bots", metavar="BOT", nargs="+", type=bot_name, help=Option("option-bots"))
    add("--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help=Option("option-rules"))
    add("--players", metavar="N", type=positive_number, choices=(2, 3, 4), help=Option("option-seats"))
    add("--edition", metavar="E", type=edition, default=Edition.INTERNATIONAL, help=Option("option-edition"))
    add("--games", metavar="N", type=positive_number, default=100, help=Option("option-games", usual=100))
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-seed", usual=1))
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--time", metavar="SECONDS", type=seconds, help=Option("option-time"))
    effort.add_argument("--simulations", metavar="N", type=positive_number, help=Option("option-simulations"))
    add_processes(parser)
    add("--out", metavar="DIR", type=Path, help=Option("option-arena-out"))


def add_processes(parser: ArgumentParser) -> None:
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--processes",
        metavar="N",
        type=positive_number,
        default=cores,
        help=Option("option-processes", usual=cores),
    )


def help_details() -> dict[str, str]:
    bots = (f"  {one.name.lower():9}{say(f'level-{one.name}-about')}" for one in LEVELS + YARDSTICKS)
    return {"bots": "\n".join(bots)}


def run(arguments: Namespace) -> int:
    from cleocatra.bots.arena import play_match  # slow to import
    from cleocatra.bots.folder import WrongFolder
    from cleocatra.bots.match import Match
    from cleocatra.bots.standings import standings

    bots: tuple[str, ...] = tuple(arguments.bots)
    if not 2 <= len(bots) <= 4:
        complain(f"cleocatra arena: {say('arena-bots', number=len(bots))}")
        return 2
    if arguments.players:
        if len(bots) > arguments.players:
            complain(f"cleocatra arena: {say('arena-seats', bots=len(bots), seats=arguments.players)}")
            return 2
        bots = tuple(islice(cycle(bots), arguments.players))
    match = Match(
        bots,
        arguments.rules,
        arguments.edition,
        arguments.games,
        arguments.seed,
        arguments.simulations,
        arguments.time,
    )
    try:
        with watched(match.games) as tell:
            games = play_match(match, folder=arguments.out, processes=arguments.processes, tell=tell)
        table = standings(match, games)
        if arguments.out:
            write_table(arguments.out / "table.csv", table)
    except WrongFolder as error:
        complain(f"cleocatra arena: {folder_text(error)}")
        return 1
    except OSError as error:
        complain(f"cleocatra arena: {file_reason(error)}")
        return 1
    print_table(match, games, table)
    return 0


@contextmanager
def watched(games: int) -> Iterator[Callable[[int], None] | None]:
    """A callback for the number of finished games that shows a progress bar; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("arena-progress"), total=games)
        yield lambda done: progress.update(task, completed=done)


def print_table(match: Match, games: Sequence[Played], table: Sequence[Standing]) -> None:
    turns = sum(game.turns for game in games) / len(games) / len(match.bots)
    rules, edition = say(f"board-rules-{match.rules}"), say(f"board-edition-{match.edition}")
    print(say("arena-summary", games=len(games), rules=rules, edition=edition, turns=number(turns, 1)))
    print(
        padded(say("arena-bot"), 20) + "".join(to_the_right(say(f"arena-{t}"), wide) for t, wide in COLUMNS)
    )
    for one in table:
        cells = (
            percent(one.share.value, 1),
            span(percent(one.share.low, 1), percent(one.share.high, 1)),
            number(one.points, 1),
            number(one.seconds, 3),
        )
        widths = (wide for _, wide in COLUMNS)
        print(f"{one.name:20}" + "".join(map(to_the_right, cells, widths)))


def to_the_right(text: str, width: int) -> str:
    return " " * (width - width_of(text)) + text


def write_table(file: Path, table: Sequence[Standing]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["bot", "share", "low", "high", "points", "seconds_a_turn"])
        for one in table:
            share = one.share
            writer.writerow([one.name, share.value, share.low, share.high, one.points, one.seconds])
