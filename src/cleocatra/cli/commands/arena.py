"""`cleocatra arena`: lets bots play a match."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.bots.entrants import ENGINE, factory_of, split_effort, takes_effort
from cleocatra.bots.levels import LEVELS, YARDSTICKS, UnknownBot, level
from cleocatra.cli.arguments import (
    WrongArguments,
    chosen_game,
    edition,
    one_of,
    positive_number,
    rule_set,
    whole_number,
)
from cleocatra.cli.files import complain, file_reason
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import folder_text, variant_reason
from cleocatra.record.errors import shown
from cleocatra.rules import InvalidVariant
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.match import Match

LOSE, SKIP = FAULT_RULES = ("lose", "skip")  # what becomes of a game in which a bot fails


def bot_name(text: str) -> str:
    """Check the name of a bot."""
    try:
        if ":" not in text:
            name, at, time = text.partition("@")
            if at:
                return f"{level(name).name.lower()}@{seconds(time):g}"
            name, number, simulations = text.partition("#")
            return level(name).name.lower() + (f"#{positive_number(simulations)}" if number else "")
        if not text.startswith(ENGINE):
            if (here := str(Path.cwd())) not in sys.path:
                sys.path.insert(0, here)
            factory_of(split_effort(text)[0])
    except UnknownBot:
        names = ", ".join(one.name for one in LEVELS + YARDSTICKS)
        raise ArgumentTypeError(say("argument-bot", text=shown(text), names=names)) from None
    except Exception as error:  # whatever happens in somebody else's module
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


def rating_points(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise ArgumentTypeError(say("argument-rating", text=shown(text))) from None
    if not -2000 <= number <= 2000:
        raise ArgumentTypeError(say("argument-rating", text=shown(text)))
    return number


def fault_rule(text: str) -> str:
    return one_of(FAULT_RULES, text)


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("bots", metavar="BOT", nargs="+", type=bot_name, help=Option("option-bots"))
    add("--rules", metavar="R", type=rule_set, help=Option("option-rules"))
    add("--players", metavar="N", type=positive_number, choices=(2, 3, 4), help=Option("option-seats"))
    add("--edition", metavar="E", type=edition, help=Option("option-edition"))
    add("--variant", metavar="FILE", type=Path, help=Option("option-variant"))
    add("--games", metavar="N", type=positive_number, default=100, help=Option("option-games", usual=100))
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-seed", usual=1))
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument("--time", metavar="SECONDS", type=seconds, help=Option("option-time"))
    effort.add_argument("--simulations", metavar="N", type=positive_number, help=Option("option-simulations"))
    add("--limit", metavar="SECONDS", type=seconds, help=Option("option-limit"))
    add("--faults", metavar="F", type=fault_rule, default=LOSE, help=Option("option-faults", usual=LOSE))
    add("--sprt", metavar=("LOW", "HIGH"), nargs=2, type=rating_points, help=Option("option-sprt"))
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
    bots = (f"  {one.name.lower():11}{say(f'level-{one.name}-about')}" for one in LEVELS + YARDSTICKS)
    return {"bots": "\n".join(bots)}


def run(arguments: Namespace) -> int:
    try:
        match = match_of(arguments)
    except InvalidVariant as error:
        from cleocatra.lab.variants import in_file

        complain(f"{arguments.variant}: {variant_reason(in_file(error))}")
        return 2
    except WrongArguments as error:
        complain(f"cleocatra arena: {error}")
        return 2
    except OSError as error:
        complain(f"cleocatra arena: {file_reason(error)}")
        return 1
    tell_unreached(match)
    return play(match, arguments)


def match_of(arguments: Namespace) -> Match:
    """The match that the arguments describe. Raises WrongArguments, InvalidVariant or OSError."""
    from cleocatra.bots.match import Match

    bots: tuple[str, ...] = tuple(arguments.bots)
    if not 2 <= len(bots) <= 4:
        raise WrongArguments(say("arena-bots", number=len(bots)))
    if arguments.players:
        if len(bots) > arguments.players:
            raise WrongArguments(say("arena-seats", bots=len(bots), seats=arguments.players))
        bots = tuple(islice(cycle(bots), arguments.players))
    if arguments.sprt and len(set(bots)) != 2:
        raise WrongArguments(say("arena-sprt-bots", number=len(set(bots))))
    if arguments.sprt and arguments.sprt[0] >= arguments.sprt[1]:
        raise WrongArguments(say("arena-sprt-order"))
    game = chosen_game(arguments)
    match = Match(
        bots,
        game.rules,
        game.edition,
        arguments.games,
        arguments.seed,
        arguments.simulations,
        arguments.time,
        game.variant,
        arguments.limit,
    )
    _ = match.options  # raises InvalidVariant if so many can't play it
    return match


def tell_unreached(match: Match) -> None:
    """Say which bots a thinking time or a number of simulations doesn't reach."""
    if match.effort is None:
        return
    option = "--time" if match.seconds is not None else "--simulations"
    for name in dict.fromkeys(match.bots):
        if split_effort(name)[1] is None and not takes_effort(name):
            complain(f"cleocatra arena: {say('arena-unreached', option=option, bot=name)}")


def play(match: Match, arguments: Namespace) -> int:
    """Play the match and print its results; the exit status is 1 if a bot has failed."""
    from cleocatra.bots.arena import WorkerDied, play_match  # slow to import
    from cleocatra.bots.folder import WrongFolder
    from cleocatra.cli.commands.arena_results import MatchReport

    report = MatchReport(match, arguments.out, arguments.faults == SKIP, arguments.sprt)
    try:
        with watched(match.games) as tell:
            games = play_match(
                match,
                folder=arguments.out,
                processes=arguments.processes,
                tell=tell,
                enough=report.decided if arguments.sprt else None,
            )
        report.write(games)
    except WrongFolder as error:
        complain(f"cleocatra arena: {folder_text(error)}")
        return 1
    except WorkerDied as error:
        complain(f"cleocatra arena: {say('arena-worker', games=error.games)}")
        return 1
    except OSError as error:
        complain(f"cleocatra arena: {file_reason(error)}")
        return 1
    return 1 if any(game.fault for game in games) else 0


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
