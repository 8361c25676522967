"""`cleocatra perft`: counts sequences of actions."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.files import complain, read_game_or_position
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.record import format_action
from cleocatra.rules import Position, UnseenTile
from cleocatra.words import say

KERNEL_DEPTH = 3  # of one call of the kernel: short, since Ctrl-C works only between calls


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=Option("option-file-or-position"))
    parser.add_argument("--depth", metavar="N", type=whole_number, required=True, help=Option("option-depth"))
    parser.add_argument("--divide", action="store_true", help=Option("option-divide"))


def run(arguments: Namespace) -> int:
    game = read_game_or_position(arguments.file)
    if game is None:
        return 1
    screen = Screen()
    position = game.position
    try:
        if arguments.divide and arguments.depth:
            total = 0
            for action in position.actions:
                leaves = count(position.apply(action), arguments.depth - 1)
                screen.line(f"{format_action(action)}: {leaves}")
                total += leaves
        else:
            total = count(position, arguments.depth)
    except UnseenTile:
        complain(f"{arguments.file}: {say('perft-unseen')}")
        return 1
    screen.line(str(total))
    return 0


def count(position: Position, depth: int) -> int:
    """The number of sequences of `depth` actions."""
    if depth <= KERNEL_DEPTH:
        return position.perft(depth)
    return sum(count(position.apply(action), depth - 1) for action in position.actions)
