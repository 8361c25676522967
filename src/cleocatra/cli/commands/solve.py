"""`cleocatra solve`: proves the result of a position, as far as it can be proved."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from cleocatra.amounts import percent
from cleocatra.cli.arguments import positive_number
from cleocatra.cli.files import complain, read_game_or_position
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.rules.drawing import player_name
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.solution import Solution

RESULTS = {0.0: "loss", 0.5: "share", 1.0: "win"}


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", help=Option("option-file-or-position"))
    add("--turns", metavar="N", type=positive_number, default=6, help=Option("option-turns", usual=6))
    add("--nodes", metavar="N", type=positive_number, help=Option("option-nodes"))


def run(arguments: Namespace) -> int:
    game = read_game_or_position(arguments.file)
    if game is None:
        return 1
    from cleocatra.bots.solution import NODES, Unsolvable, solve  # slow to import

    try:
        solution = solve(game.position.view(), turns=arguments.turns, nodes=arguments.nodes or NODES)
    except Unsolvable as error:
        complain(f"{arguments.file}: {say(f'solve-{error}')}")
        return 1
    screen = Screen()
    screen.line(verdict(solution), style="bold" if solution.exact else "")
    if solution.turn:
        screen.line(say("solve-turn", turn="; ".join(map(str, solution.turn))))
    return 0


def verdict(solution: Solution) -> str:
    """What is proved."""
    player = player_name(solution.player, say)
    if not solution.exact:
        low, high = percent(solution.low, 1), percent(solution.high, 1)
        return say("solve-open", player=player, low=low, high=high, number=solution.turns)
    result = RESULTS.get(round(solution.low, 6))
    if result:
        return say(f"solve-{result}", player=player, number=solution.turns)
    return say("solve-value", player=player, share=percent(solution.low, 1), number=solution.turns)
