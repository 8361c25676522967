"""What bots think at a table: their own turns, hints and reviews.

A bot sees what the player sees, and its seed comes from the game's log: the same question gets the same
answer.
"""

from __future__ import annotations

from cleocatra.bots.appraisal import adviser
from cleocatra.bots.interface import Bot
from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.bots.review import Reviewer
from cleocatra.record import Game
from cleocatra.rules import Colour
from cleocatra.table.advice import HintView, ReviewView, hint_view, review_view
from cleocatra.table.refusals import Refused, unconfirmed
from cleocatra.table.seats import Seat
from cleocatra.table.state import GameState
from cleocatra.table.turns import check_actor

IDEAS = 5
LEAST_SECONDS = 0.05  # the least thinking time, however many others wait


def make_bot(state: GameState, seat: Seat, waited: float = 0.0) -> Bot:
    """The bot of a seat for one turn. Its seed comes from the log: whoever asks again gets the same.

    The time that the turn has waited is taken from the bot's thinking time, so that queues stay short.
    """
    assert seat.bot_level is not None
    chosen = level(seat.bot_level)
    effort = None if chosen.seconds is None else Effort(seconds=max(LEAST_SECONDS, chosen.seconds - waited))
    players = list(state.game.options.players)
    seed = state.created.bot_seed + len(players) * state.sequence + players.index(seat.player)
    return chosen.make(state.game.options, seed, effort)


def check_hint(state: GameState, player: Colour) -> None:
    """Raise Refused without hints in the game, or out of turn."""
    if not state.created.hints:
        raise Refused("hint/forbidden")
    check_actor(state, player)
    if state.awaits_confirmation:
        raise unconfirmed()


def hint(state: GameState, simulations: int | None = None) -> HintView:
    """What the adviser thinks of the present turn."""
    assert state.actor is not None
    thought = adviser(state.game.options, state.created.bot_seed, simulations).explain(state.position, IDEAS)
    return hint_view(state.sequence, state.actor, thought, state.position)


def review(game: Game, number: int, seed: int, simulations: int | None = None) -> ReviewView:
    """A turn beside the best one; raises Refused if the game has no such turn, or not the whole of it."""
    whole = len(game.turns) - game.turn_under_way
    if number >= whole:
        raise Refused("request/invalid", {"field": "turn", "most": str(whole - 1)})
    start = game.after_turns(number).position
    return review_view(number, Reviewer(game, seed, simulations).turn(number), start)
