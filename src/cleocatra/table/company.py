"""Bots in the place of people: the host fills a free seat, and whoever leaves hands theirs to a bot."""

from __future__ import annotations

from cleocatra.rules import Colour
from cleocatra.table.agreement import hosts
from cleocatra.table.changes import Change
from cleocatra.table.creation import LEVEL_NAMES, check_levels
from cleocatra.table.events import Reason, SeatFilled, SeatPlan, Sitter
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import stand_in, start_if_full


def fill_seat(change: Change, held: frozenset[Colour], player: Colour, level: str) -> Change:
    """Give a free seat to a bot, as whoever holds these seats. With the last free one the game starts."""
    state = change.state
    name = LEVEL_NAMES.get(level.lower())
    if state.over:
        raise Refused("game/over")
    if not hosts(state, held):
        raise Refused("seat/forbidden", {"player": player})
    if all(seat.player is not player or not seat.free for seat in state.seats):
        raise Refused("seat/taken", {"player": player})
    if name is None:
        raise Refused("bot/unknown", {"field": "level"})
    check_levels([SeatPlan(player, Sitter.BOT, name)], state.game.options)
    return start_if_full(change.then(SeatFilled(player, name)))


def hand_over(change: Change, player: Colour) -> Change:
    """Leave a running game to a bot, which stands in until the player comes back."""
    state = change.state
    if state.over:
        raise Refused("game/over")
    if not state.started:
        raise Refused("game/not-started")
    if state.seat(player).bot_level is not None:
        return change
    return stand_in(change, player, Reason.LEFT)
