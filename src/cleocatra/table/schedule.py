"""When a table needs attention without a request, according to its log."""

from __future__ import annotations

from cleocatra.table.seats import Seat
from cleocatra.table.state import GameState


def turn_due(state: GameState) -> float | None:
    """When the turn needs attention: seconds since 1970, 0 for at once, None for never."""
    return 0.0 if acting_bot(state) is not None else state.deadline


def acting_bot(state: GameState) -> Seat | None:
    """The seat of the bot whose turn it is, also of one that stands in for a person.

    When all persons have left, bots wait until one comes back.
    """
    seat = state.acting_seat
    return None if seat is None or seat.bot_level is None or state.deserted else seat


def acting_person(state: GameState) -> Seat | None:
    """The seat of the person whose turn it is, even if nobody sits there at present."""
    seat = state.acting_seat
    return seat if seat is not None and seat.bot_level is None else None
