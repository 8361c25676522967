"""`cleocatra review`: finds the mistakes in a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import TYPE_CHECKING

from cleocatra.cli.arguments import one_of, positive_number, whole_number
from cleocatra.cli.files import complain, read_game
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.rules import Colour
from cleocatra.rules.drawing import player_name
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.review import Reviewed


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar="FILE", help=Option("option-file"))
    add("--player", metavar="COLOUR", type=colour, help=Option("option-reviewed-player"))
    add("--all", action="store_true", help=Option("option-reviewed-all"))
    add("--simulations", metavar="N", type=positive_number, help=Option("option-reviewed-simulations"))
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-seed", usual=1))


def colour(text: str) -> Colour:
    return Colour(one_of(list(Colour), text))


def run(arguments: Namespace) -> int:
    game = read_game(arguments.file)
    if game is None:
        return 1
    player: Colour | None = arguments.player
    if player is not None and player not in game.options.players:
        complain(f"cleocatra review: {say('reviewed-no-player', player=player_name(player, say))}")
        return 1
    from cleocatra.bots.review import MISTAKE, Reviewer  # slow to import

    reviewer = Reviewer(game, arguments.seed, arguments.simulations)
    whole = len(game.turns) - game.turn_under_way
    numbers = [n for n in range(whole) if player in (None, game.turns[n].player)]
    screen = Screen()
    seen: list[Reviewed] = []
    for number in numbers:
        seen.append(reviewer.turn(number))
        if arguments.all or seen[-1].loss >= MISTAKE:
            screen.line(turn_text(seen[-1]), style="bold" if seen[-1].loss >= MISTAKE else "")
            screen.line(f"    {opinion(seen[-1])}")
    for line in summary(seen):
        screen.line(line)
    return 0


def turn_text(turn: Reviewed) -> str:
    return say(
        "reviewed-turn",
        number=turn.turn + 1,
        player=player_name(turn.player, say),
        actions=words(turn.actions),
        before=round(100 * turn.win_probability_before),
        after=round(100 * turn.win_probability_after),
    )


def opinion(turn: Reviewed) -> str:
    if round(100 * turn.loss) == 0:
        return say("reviewed-good")
    return say("reviewed-better", loss=round(100 * turn.loss), actions=words(turn.best.decisions))


def words(decisions: Iterable[object]) -> str:
    return "; ".join(map(str, decisions))


def summary(turns: list[Reviewed]) -> Iterator[str]:
    """A line for each player: what their turns lost."""
    from cleocatra.bots.review import LARGE_MISTAKE, MISTAKE

    for player in dict.fromkeys(turn.player for turn in turns):
        losses = [turn.loss for turn in turns if turn.player == player]
        yield say(
            "reviewed-summary",
            player=player_name(player, say),
            turns=len(losses),
            loss=round(100 * fmean(losses), 1),
            mistakes=sum(loss >= MISTAKE for loss in losses),
            large=sum(loss >= LARGE_MISTAKE for loss in losses),
        )
