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
    from cleocatra.bots.review import Reviewed, Reviewer


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
    from cleocatra.bots.review import Reviewer  # slow to import

    reviewer = Reviewer(game, arguments.seed, arguments.simulations)
    whole = len(game.turns) - game.turn_under_way
    numbers = [n for n in range(whole) if player in (None, game.turns[n].player)]
    screen = Screen()
    seen: list[Reviewed] = []
    try:
        review_all(reviewer, numbers, seen, screen, show_all=arguments.all)
    except KeyboardInterrupt:  # what was reviewed until now is summed up
        screen.line(say("review-progress", done=len(seen), total=len(numbers)))
    if seen:
        for line in (*summary(seen), *balances(seen, len(seen) == len(game.turns))):
            screen.line(line)
    return 0


def review_all(
    reviewer: Reviewer, numbers: list[int], seen: list[Reviewed], screen: Screen, *, show_all: bool
) -> None:
    """Review these turns one after the other, and show each that is a mistake, or all."""
    from cleocatra.bots.review import MISTAKE

    for number in numbers:
        seen.append(reviewer.turn(number))
        if show_all or seen[-1].loss >= MISTAKE:
            screen.line(turn_text(seen[-1]), style="bold" if seen[-1].loss >= MISTAKE else "")
            for line in opinion(seen[-1]):
                screen.line(f"    {line}")


def turn_text(turn: Reviewed) -> str:
    return say(
        "reviewed-turn",
        number=turn.turn + 1,
        player=player_name(turn.player, say),
        actions=words(turn.actions),
        before=round(100 * turn.before[turn.player]),
        after=round(100 * turn.after[turn.player]),
    )


def opinion(turn: Reviewed) -> Iterator[str]:
    """What would have been better and why, and what is proved."""
    from cleocatra.table.advice import certainty, reason_of

    if round(100 * turn.loss) == 0:
        yield say("reviewed-good")
    else:
        yield say("reviewed-better", loss=round(100 * turn.loss), actions=words(turn.best.decisions))
    before = certainty(turn.before[turn.player], turn.certain_before)
    after = certainty(turn.after[turn.player], turn.certain_after)
    reason = reason_of(turn.choice, before == "win" and after != "win")
    if reason is not None:
        rival = player_name(reason.rival, say) if reason.rival else ""
        yield say(f"reviewing-{reason.cause}", played=reason.played, best=reason.best, rival=rival)
    if after is not None:
        yield say(f"certain-{after}", name=player_name(turn.player, say))


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


def balances(turns: list[Reviewed], whole: bool) -> Iterator[str]:
    """A line for each player of a whole game: how the result came about."""
    from cleocatra.bots.review import balance

    if not whole:
        return
    for player in turns[0].before:
        found = balance(turns, player)
        yield say(
            "reviewed-balance",
            player=player_name(player, say),
            start=round(100 * found.start),
            luck=signed(found.luck),
            own=signed(found.own),
            others=signed(found.others),
            result=round(100 * found.result),
            noise=round(100 * found.noise),
            accuracy=round(100 * found.accuracy),
        )


def signed(share: float) -> str:
    """A change in percent, with a real minus sign."""
    return f"{round(100 * share):+d}".replace("-", "−")
