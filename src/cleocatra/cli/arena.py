"""`cleocatra arena`: bots play matches."""

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

from cleocatra.bots.levels import LEVELS, YARDSTICKS, level
from cleocatra.cli.arguments import edition, positive_number, rule_set, whole_number
from cleocatra.cli.files import complain
from cleocatra.rules import Edition, RuleSet

if TYPE_CHECKING:
    from cleocatra.bots.arena import Match, Played
    from cleocatra.bots.standings import Standing

BOTS = "\n".join(f"  {one.name.lower():9}{one.line}" for one in LEVELS + YARDSTICKS)
HELP = f"""\
let bots play matches against each other
Name two to four bots; all play in every game, with --players in turns until the seats are full. Every pile is
played once with each seating, so no bot has the better tiles or the better seat.
A bot of your own is named MODULE:FACTORY, called as FACTORY(options, seed).

bots:
{BOTS}

Bots that search think as long as they do by themselves, or as --time (seconds a turn) or --simulations says.
With --out the games go to DIR: games.jsonl (with their records) and table.csv; run the same command again and
it goes on where it was stopped.

examples:
  cleocatra arena mouser kitten --games 200
  cleocatra arena sphinx uct --time 1 --games 400 --out match
  cleocatra arena vizier scribe mouser kitten --rules basic --games 100
"""


def bot_name(text: str) -> str:
    """The name of a bot that is there."""
    try:
        if ":" not in text:
            return level(text).name.lower()
        from cleocatra.bots.arena import factory_of

        if (here := str(Path.cwd())) not in sys.path:
            sys.path.insert(0, here)
        factory_of(text)
    except (ValueError, ImportError, AttributeError) as error:
        raise ArgumentTypeError(str(error)) from None
    return text


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(f"a number of seconds is needed, not {text!r}") from None
    if not 0 < number <= 3600:
        raise ArgumentTypeError(f"between 0 and 3600 seconds, not {text}")
    return number


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bots", metavar="BOT", nargs="+", type=bot_name, help="two to four bots")
    parser.add_argument(
        "--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help="basic or advanced"
    )
    parser.add_argument(
        "--players", metavar="N", type=positive_number, choices=(2, 3, 4), help="seats (default: one a bot)"
    )
    parser.add_argument("--edition", metavar="E", type=edition, default=Edition.INTERNATIONAL)
    parser.add_argument(
        "--games", metavar="N", type=positive_number, default=100, help="how many (default: 100)"
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number, default=1, help="piles and chance (default: 1)"
    )
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--time", metavar="SECONDS", type=seconds, help="thinking time a turn")
    effort.add_argument("--simulations", metavar="N", type=positive_number, help="simulations a turn")
    parser.add_argument("--processes", metavar="N", type=positive_number, default=os.cpu_count() or 1)
    parser.add_argument("--out", metavar="DIR", type=Path, help="the folder for games and table")


def run(arguments: Namespace) -> int:
    from cleocatra.bots.arena import Match, play_match  # these start processes: slow to import
    from cleocatra.bots.standings import standings

    bots: tuple[str, ...] = tuple(arguments.bots)
    if not 2 <= len(bots) <= 4:
        complain(f"cleocatra arena: two to four bots can play, not {len(bots)}")
        return 2
    if arguments.players:
        if len(bots) > arguments.players:
            complain(f"cleocatra arena: {len(bots)} bots need more than {arguments.players} seats")
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
    with watched(match.games) as tell:
        games = play_match(match, folder=arguments.out, processes=arguments.processes, tell=tell)
    table = standings(match, games)
    if arguments.out:
        write_table(arguments.out / "table.csv", table)
    print_table(match, games, table)
    return 0


@contextmanager
def watched(games: int) -> Iterator[Callable[[int], None] | None]:
    """What tells how many games are done, with a progress bar; nothing where nobody is watching."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda done: progress.update(task, completed=done)


def print_table(match: Match, games: Sequence[Played], table: Sequence[Standing]) -> None:
    turns = sum(game.turns for game in games) / len(games) / len(match.bots)
    print(f"{len(games)} games, {match.rules}, {match.edition}, {turns:.1f} turns each player")
    print(f"{'bot':20}{'wins':>8}{'95 % interval':>18}{'points':>8}{'s/turn':>9}")
    for one in table:
        low, high = one.interval
        interval = f"{low:.1%} – {high:.1%}"
        print(f"{one.name:20}{one.share:8.1%}{interval:>18}{one.points:8.1f}{one.seconds:9.3f}")


def write_table(file: Path, table: Sequence[Standing]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(["bot", "share", "low", "high", "points", "seconds_a_turn"])
        for one in table:
            writer.writerow([one.name, one.share, *one.interval, one.points, one.seconds])
