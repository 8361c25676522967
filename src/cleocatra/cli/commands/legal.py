"""`cleocatra legal`: lists the legal actions."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.files import read_game_or_position
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.record import format_action


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=Option("option-file-or-position"))


def run(arguments: Namespace) -> int:
    game = read_game_or_position(arguments.file)
    if game is None:
        return 1
    screen = Screen()
    for action in game.position.actions:
        screen.line(format_action(action))
    return 0
