"""`cleocatra puzzles`: finds puzzles in self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cleocatra.cli.arguments import positive_number, whole_number
from cleocatra.cli.files import complain, reason_of
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.words import say

GAMES = 100


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help=Option("option-puzzles-file"))
    add(
        "--games",
        metavar="N",
        type=positive_number,
        default=GAMES,
        help=Option("option-puzzles-games", usual=GAMES),
    )
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-seed", usual=1))


def run(arguments: Namespace) -> int:
    from cleocatra.puzzles.file import OtherSeed, mine_into, written  # slow to import

    screen = Screen()
    try:
        for game, puzzles in mine_into(arguments.file, arguments.games, arguments.seed):
            screen.line(say("puzzles-game", game=str(game), number=len(puzzles)))
        screen.line(say("puzzles-found", number=len(written(arguments.file))), style="bold")
    except OtherSeed as error:
        complain(f"{arguments.file}: {say('puzzles-other-seed', seed=str(error.seed))}")
        return 1
    except UnicodeDecodeError:
        complain(f"{arguments.file}: {say('record-encoding')}")
        return 1
    except OSError as error:
        complain(f"{arguments.file}: {reason_of(error)}")
        return 1
    except ValueError:
        complain(f"{arguments.file}: {say('puzzles-not-such')}")
        return 1
    return 0
