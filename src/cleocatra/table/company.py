"""Who sits at a table: the host fills a free seat with a bot or sends somebody away, and whoever leaves hands
their seat to a bot.
"""

from __future__ import annotations

from cleocatra.rules import Colour
from cleocatra.table.agreement import hosts
from cleocatra.table.changes import Change
from cleocatra.table.creation import LEVEL_NAMES, check_levels
from cleocatra.table.events import Reason, SeatFilled, SeatLeft, SeatPlan, Sitter
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


def remove(change: Change, held: frozenset[Colour], player: Colour) -> Change:
    """Send away who came by the link, before the game begins, as whoever holds these seats. Who came from the
    public list can't come back to this game.
    """
    state = change.state
    if state.over:
        raise Refused("game/over")
    if not hosts(state, held):
        raise Refused("seat/forbidden", {"player": player})
    if state.started or (state.shares is not None and state.shares.closed):
        raise Refused("seat/stays")
    seat = state.seat(player)
    if seat.sitter is not Sitter.ANYONE or seat.free:
        raise Refused("seat/forbidden", {"player": player})
    return change.then(SeatLeft(player, removed=True))


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
