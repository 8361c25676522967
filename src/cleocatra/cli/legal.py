"""`cleocatra legal`: what can be done now?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.files import read_game
from cleocatra.cli.screen import Screen
from cleocatra.record import format_action

HELP = """\
list the legal actions where a record ends
One action a line, in the words of a record and in the order that the library pins: by kind of action, then by
cells (y, then x). A finished game has none.

examples:
  cleocatra legal game.cleo
  cleocatra legal game.cleo | grep ^score
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")


def run(arguments: Namespace) -> int:
    game = read_game(arguments.file)
    if game is None:
        return 1
    screen = Screen()
    for action in game.position.actions:
        screen.line(format_action(action))
    return 0
