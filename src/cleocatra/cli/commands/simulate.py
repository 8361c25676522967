"""`cleocatra simulate`: plays thousands of games between bots for the lab."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arguments import (
    WrongArguments,
    chosen_game,
    edition,
    positive_number,
    rule_set,
    whole_number,
)
from cleocatra.cli.commands.arena import bot_name
from cleocatra.cli.files import complain, file_reason
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import bot_fault_text, fault_text, variant_reason
from cleocatra.record.errors import shown
from cleocatra.rules import InvalidVariant
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.lab.simulation.manifest import Manifest, SimulationPlan


def seats(text: str) -> int:
    if text not in ("2", "3", "4"):
        raise ArgumentTypeError(say("simulate-players", text=shown(text)))
    return int(text)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("out", metavar="OUT", type=Path, help=Option("option-simulate-out"))
    parser.add_argument(
        "--bots", metavar="BOT", nargs="+", type=bot_name, help=Option("option-simulate-bots")
    )
    parser.add_argument("--players", metavar="N", type=seats, help=Option("option-simulate-players"))
    parser.add_argument("--rules", metavar="R", type=rule_set, help=Option("option-rules"))
    parser.add_argument("--edition", metavar="E", type=edition, help=Option("option-edition"))
    parser.add_argument("--variant", metavar="FILE", type=Path, help=Option("option-variant"))
    parser.add_argument("--games", metavar="N", type=positive_number, help=Option("option-games", usual=1000))
    parser.add_argument("--seed", metavar="S", type=whole_number, help=Option("option-seed", usual=1))
    parser.add_argument("--simulations", metavar="N", type=positive_number, help=Option("option-simulations"))
    parser.add_argument("--records", action="store_true", default=None, help=Option("option-records"))
    parser.add_argument("--manifest", metavar="FILE", type=Path, help=Option("option-manifest"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        metavar="N",
        type=positive_number,
        help=Option("option-processes", usual=os.cpu_count() or 1),
    )
    where.add_argument("--cluster", metavar="ADDRESS", help=Option("option-cluster"))


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.lab.simulation.manifest import InvalidManifest, read_manifest, versions
        from cleocatra.lab.simulation.simulate import CannotSimulate
        from cleocatra.lab.variants import in_file
    except ImportError as error:
        needed = say("needs-package", package=error.name or str(error), extra="lab")
        complain(f"cleocatra simulate: {needed}")
        return 1
    from cleocatra.bots.faults import BotFault

    try:
        expected = read_manifest(arguments.manifest) if arguments.manifest else None
        plan = again(arguments, expected) if expected else new_plan(arguments)
    except InvalidVariant as error:
        complain(f"{arguments.variant}: {variant_reason(in_file(error))}")
        return 2
    except InvalidManifest as error:
        complain(f"{arguments.manifest}: {fault_text(error)}")
        return 2
    except (WrongArguments, ImportError, AttributeError) as error:
        complain(f"cleocatra simulate: {error}")
        return 2
    except OSError as error:
        complain(file_reason(error))
        return 1
    if expected and expected.versions != versions():
        for name, here in versions().items():
            if expected.versions.get(name) != here:
                there = expected.versions.get(name)
                complain(say("simulate-versions", name=name, there=str(there), here=str(here)))
    try:
        done = played(plan, arguments)
    except CannotSimulate as error:
        complain(f"cleocatra simulate: {fault_text(error)}")
        return 1
    except BotFault as error:
        complain(f"cleocatra simulate: {bot_fault_text(error.code, error.details)}")
        return 1
    except OSError as error:
        complain(file_reason(error))
        return 1
    print(say("simulate-done", games=str(plan.match.games), folder=str(arguments.out)))
    return compared(expected, done) if expected else 0


def compared(expected: Manifest, done: Manifest) -> int:
    other = [name for name, digest in expected.files.items() if done.files.get(name) != digest]
    for name in other:
        complain(say("simulate-differs", file=name))
    if not other:
        print(say("simulate-same"))
    return 1 if other else 0


def again(arguments: Namespace, manifest: Manifest) -> SimulationPlan:
    for name in ("bots", "players", "rules", "edition", "variant", "games", "seed", "simulations", "records"):
        if getattr(arguments, name) is not None:
            raise WrongArguments(say("simulate-manifest-says", name=name))
    for bot in manifest.plan.match.bots:
        try:
            bot_name(bot)
        except ArgumentTypeError as error:
            raise WrongArguments(str(error)) from None
    return manifest.plan


def new_plan(arguments: Namespace) -> SimulationPlan:
    """The plan that the arguments describe. Raises WrongArguments, InvalidVariant or OSError."""
    from cleocatra.bots.match import Match
    from cleocatra.lab.simulation.manifest import SimulationPlan

    bots: list[str] = arguments.bots or ["vizier"]
    if len(bots) == 1:
        bots *= arguments.players or 2
    if arguments.players not in (None, len(bots)) or len(bots) > 4:
        wanted = "simulate-bots" if arguments.players else "simulate-bots-most"
        raise WrongArguments(say(wanted, players=str(arguments.players), bots=str(len(bots))))
    game = chosen_game(arguments)
    match = Match(
        tuple(bots),
        game.rules,
        game.edition,
        arguments.games or 1000,
        1 if arguments.seed is None else arguments.seed,
        arguments.simulations,
        variant=game.variant,
    )
    _ = match.options  # raises InvalidVariant if so many can't play it
    return SimulationPlan(match, bool(arguments.records))


def played(plan: SimulationPlan, arguments: Namespace) -> Manifest:
    """Run the simulation, with a progress bar on a terminal."""
    from cleocatra.bots.pool import local_pool
    from cleocatra.lab.simulation.simulate import check_plan, cluster, simulate

    check_plan(plan)  # before processes are started
    with progress(plan.match.games) as tell:
        if arguments.cluster:
            with cluster(arguments.cluster) as (pool, workers):
                return simulate(plan, arguments.out, pool, ahead=4 * workers, tell=tell)
        processes = arguments.processes or os.cpu_count() or 1
        with local_pool(processes) as pool:
            return simulate(plan, arguments.out, pool, ahead=2 * processes, tell=tell)


class Log:
    """Prints the progress in at most about twenty lines."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.said = 0

    def tell(self, done: int) -> None:
        if done == self.games or done - self.said >= self.games / 20:
            self.said = done
            print(
                say("simulate-progress", done=str(done), games=str(self.games)), file=sys.stderr, flush=True
            )


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    if not sys.stderr.isatty():
        yield Log(games).tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(say("arena-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
