"""`cleocatra simulate`: thousands of games among bots, for the lab."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arena import bot_name
from cleocatra.cli.arguments import edition, positive_number, rule_set, whole_number
from cleocatra.cli.files import complain, reason_of
from cleocatra.rules import Edition, InvalidVariant, RuleSet

if TYPE_CHECKING:
    from cleocatra.lab.manifest import Manifest, Plan

HELP = """\
play thousands of games among bots and keep what happened
OUT becomes a folder with games.parquet (a row for each game), turns.parquet (one for each turn) and manifest.json,
with --records also records.cleo. Run the same command again and it goes on where it was stopped; whoever
computes it, and however often it was stopped, the files are the same to the byte. docs/lab.md explains the columns.

Bots think by simulations, never by the clock: for sphinx and uct say --simulations. One bot plays all seats.
With --manifest a simulation is played again, and the answer is whether the files are the same.

examples:
  cleocatra simulate out --bots vizier --games 10000
  cleocatra simulate out --bots scribe mouser kitten --rules basic --games 3000 --seed 7
  cleocatra simulate short --bots vizier --variant examples/variants/short.toml --games 2000
  cleocatra simulate out --bots vizier --players 4 --games 100000 --cluster tcp://10.0.0.1:8786
  cleocatra simulate again --manifest out/manifest.json
"""


def seats(text: str) -> int:
    if text not in ("2", "3", "4"):
        raise ArgumentTypeError(f"2, 3 or 4 players, not {text!r}")
    return int(text)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help="the folder for what comes of it")
    parser.add_argument("--bots", metavar="BOT", nargs="+", type=bot_name, help="one, or one for each seat")
    parser.add_argument(
        "--players", metavar="N", type=seats, help="how many play, if one bot plays all seats"
    )
    parser.add_argument("--rules", metavar="R", type=rule_set, help="basic or advanced (default: advanced)")
    parser.add_argument("--edition", metavar="E", type=edition, help="international or french")
    parser.add_argument("--variant", metavar="FILE", type=Path, help="a variant of the game, as TOML")
    parser.add_argument("--games", metavar="N", type=positive_number, help="how many (default: 1000)")
    parser.add_argument("--seed", metavar="S", type=whole_number, help="piles and chance (default: 1)")
    parser.add_argument(
        "--simulations", metavar="N", type=positive_number, help="a turn, for bots that search"
    )
    parser.add_argument("--records", action="store_true", default=None, help="keep the games' records too")
    parser.add_argument("--manifest", metavar="FILE", type=Path, help="play this simulation again")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", metavar="N", type=positive_number, help="default: all cores")
    where.add_argument("--cluster", metavar="ADDRESS", help="a Dask cluster's scheduler: tcp://HOST:PORT")


class WrongArguments(ValueError):
    """Arguments that don't go together."""


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.lab.manifest import InvalidManifest, read_manifest, versions
        from cleocatra.lab.simulate import CannotSimulate
    except ImportError as error:
        complain(f"cleocatra simulate needs the extra: pip install 'cleocatra[lab]' ({error})")
        return 1
    try:
        expected = read_manifest(arguments.manifest) if arguments.manifest else None
        plan = again(arguments, expected) if expected else new_plan(arguments)
    except (WrongArguments, InvalidVariant, InvalidManifest, ImportError, AttributeError) as error:
        complain(f"cleocatra simulate: {error}")
        return 2
    except OSError as error:
        complain(f"{error.filename}: {reason_of(error)}")
        return 1
    if expected and expected.versions != versions():
        for name, here in versions().items():
            if expected.versions.get(name) != here:
                complain(f"played with {name} {expected.versions.get(name)}, here {here}: it may differ")
    try:
        done = played(plan, arguments)
    except (CannotSimulate, OSError) as error:
        complain(f"cleocatra simulate: {error}")
        return 1
    print(f"{plan.match.games} games in {arguments.out}")
    return compared(expected, done) if expected else 0


def compared(expected: Manifest, done: Manifest) -> int:
    other = [name for name, digest in expected.files.items() if done.files.get(name) != digest]
    for name in other:
        complain(f"{name} is not the same as the manifest says")
    if not other:
        print("the same files as the manifest says, to the byte")
    return 1 if other else 0


def again(arguments: Namespace, manifest: Manifest) -> Plan:
    for name in ("bots", "players", "rules", "edition", "variant", "games", "seed", "simulations", "records"):
        if getattr(arguments, name) is not None:
            raise WrongArguments(f"--manifest says it all: --{name} can't be given beside it")
    for bot in manifest.plan.match.bots:
        try:
            bot_name(bot)
        except ArgumentTypeError as error:
            raise WrongArguments(str(error)) from None
    return manifest.plan


def new_plan(arguments: Namespace) -> Plan:
    """The simulation that the arguments describe; raises WrongArguments, InvalidVariant or OSError."""
    from cleocatra.bots.arena import Match
    from cleocatra.lab.manifest import Plan
    from cleocatra.lab.variants import VariantFile, read_variant
    from cleocatra.rules.variant import STANDARD

    bots: list[str] = arguments.bots or ["vizier"]
    if len(bots) == 1:
        bots *= arguments.players or 2
    if arguments.players not in (None, len(bots)) or len(bots) > 4:
        raise WrongArguments(
            f"one bot for each of {arguments.players or '2 to 4'} players is needed, not {len(bots)}"
        )
    file = read_variant(arguments.variant) if arguments.variant else VariantFile(STANDARD)
    for field in fields(file):
        given, said = getattr(arguments, field.name), getattr(file, field.name)
        if field.name != "variant" and given and said and given != said:
            raise WrongArguments(f"--{field.name} {given}, but {arguments.variant} says {said}")
    match = Match(
        tuple(bots),
        arguments.rules or file.rules or RuleSet.ADVANCED,
        arguments.edition or file.edition or Edition.INTERNATIONAL,
        arguments.games or 1000,
        1 if arguments.seed is None else arguments.seed,
        arguments.simulations,
        variant=file.variant if file.variant.differences else STANDARD,
    )
    _ = match.options  # raises InvalidVariant if so many can't play it
    return Plan(match, bool(arguments.records))


def played(plan: Plan, arguments: Namespace) -> Manifest:
    """Play, with a progress bar where somebody is watching."""
    from cleocatra.bots.arena import own_processes
    from cleocatra.lab.simulate import check_plan, cluster, simulate

    check_plan(plan)  # before anything is started
    with progress(plan.match.games) as tell:
        if arguments.cluster:
            with cluster(arguments.cluster) as (pool, workers):
                return simulate(plan, arguments.out, pool, ahead=4 * workers, tell=tell)
        processes = arguments.processes or os.cpu_count() or 1
        with own_processes(processes) as pool:
            return simulate(plan, arguments.out, pool, ahead=2 * processes, tell=tell)


class Log:
    """Says in a log how far it is: at most twenty lines."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.said = 0

    def tell(self, done: int) -> None:
        if done == self.games or done - self.said >= self.games / 20:
            self.said = done
            print(f"{done} of {self.games} games", file=sys.stderr, flush=True)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    if not sys.stderr.isatty():
        yield Log(games).tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)
