"""`cleocatra show`: draws a position."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.files import complain, read_game
from cleocatra.cli.screen import Screen
from cleocatra.words import say

HELP = """\
draw the position where a record ends, or an earlier one
Below the pyramids: whose action it is, the points and supply of each player, the inspectors, and what is left
in the pile. Turns are counted as the record's lines: openings, turns and bonus actions.

examples:
  cleocatra show game.cleo
  cleocatra show game.cleo --at 0      before the openings
  cleocatra show game.cleo --at 12     after the record's twelfth turn
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--at", metavar="TURN", type=whole_number, help="the position after this many turns")


def run(arguments: Namespace) -> int:
    game = read_game(arguments.file)
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
