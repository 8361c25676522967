"""`cleocatra show`: draws a position."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.files import complain, read_game_or_position
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=Option("option-file-or-position"))
    parser.add_argument("--at", metavar="TURN", type=whole_number, help=Option("option-at"))


def run(arguments: Namespace) -> int:
    game = read_game_or_position(arguments.file)
    if game is None:
        return 1
    turn: int | None = arguments.at
    if turn is not None:
        if turn > len(game.turns):
            complain(f"cleocatra show: {say('show-at', at=str(turn), turns=len(game.turns))}")
            return 2
        game = game.after_turns(turn)
    Screen().board(game.position)
    return 0
