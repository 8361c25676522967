"""When a table has to be looked at without anyone asking, as far as its log says."""

from __future__ import annotations

from cleocatra.server.game_log import GameState, Seat


def turn_due(state: GameState) -> float | None:
    """When something is to be done next (seconds since 1970; in the past: at once); None: never."""
    return 0.0 if acting_bot(state) is not None else state.deadline


def acting_bot(state: GameState) -> Seat | None:
    """The seat of the bot whose turn it is, also of one that stands in for a person."""
    seat = state.seat(state.actor) if state.actor is not None else None
    return seat if seat is not None and seat.bot_level is not None else None
