"""`cleocatra check`: are these records right?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.files import STANDARD_INPUT, read_game
from cleocatra.cli.screen import Screen
from cleocatra.rules import Position

HELP = """\
replay records and tell the score of each
Every tag and every action is checked. For each good record one line says the points of all players, and
who has won or whose turn it is. What is wrong is said as FILE:LINE:COLUMN: reason.

examples:
  cleocatra check game.cleo
  cleocatra check games/*.cleo && echo all good
  cleocatra random --seed 1 | cleocatra check -
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")


def run(arguments: Namespace) -> int:
    files: list[str] = arguments.files
    screen = Screen()
    status = 0
    for name in files:
        game = read_game(name)
        if game is None:
            status = 1
            continue
        shown = "<stdin>" if name == STANDARD_INPUT else name
        screen.line(f"{shown}: {score_line(game.position)}", style="green" if game.position.outcome else "")
    return status


def score_line(position: Position) -> str:
    """The points of all players, and how the game stands."""
    points = ", ".join(f"{player} {points}" for player, points in position.points.items())
    outcome = position.outcome
    if outcome is None:
        return f"{points}; not finished, {position.player} acts next"
    if len(outcome.winners) > 1:
        return f"{points}; {' and '.join(outcome.winners)} share the victory"
    return f"{points}; {outcome.winners[0]} wins"
