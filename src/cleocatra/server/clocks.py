"""Clocks and patience: when a turn's time is over, and when a bot stands in for a person.

What is decided here depends on the state, the marks of who is here, and the time that is passed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from cleocatra.server.events import ClockStarted, Event, Reason
from cleocatra.server.game_log import GameState, Seat, after
from cleocatra.server.turns import stand_in

ABSENCE = "absence"  # the kind of job that looks whether someone is away


def acting_person(state: GameState) -> Seat | None:
    """The seat of the person whose turn it is, even if nobody sits there at present."""
    seat = state.seat(state.actor) if state.actor is not None else None
    return seat if seat is not None and seat.bot_level is None else None


def timed(before: GameState, events: Sequence[Event], now: float) -> Sequence[Event]:
    """The events, and the start of a clock if they leave a person to act whose clock doesn't run yet."""
    clock = before.created.clock
    if clock is None or not events:
        return events
    state = reduce(after, events, before)
    seat = acting_person(state)
    if seat is None or state.deadline is not None:
        return events
    return [*events, ClockStarted(seat.player, round(now + clock.limit, 3))]


def run_out(state: GameState, now: float) -> list[Event]:
    """A bot stands in for the player whose time is over."""
    seat = acting_person(state)
    if seat is None or state.deadline is None or now < state.deadline:
        return []
    return stand_in(state, seat.player, Reason.CLOCK)


def absent(state: GameState, marks: Mapping[str, float], now: float) -> list[Event]:
    """A bot stands in for the player who has been away for too long, if another person is here to wait."""
    seat = acting_person(state)
    if seat is None or state.created.absence is None or not someone_waits(state, marks, now):
        return []
    if now < marks.get(seat.player, 0.0) + state.created.absence:
        return []
    return stand_in(state, seat.player, Reason.ABSENCE)


def patience(state: GameState, marks: Mapping[str, float], now: float) -> float | None:
    """When to look next whether the player who acts is away; None if nobody waits for it."""
    seat = acting_person(state)
    if seat is None or state.created.absence is None or not someone_waits(state, marks, now):
        return None
    return max(now, marks.get(seat.player, 0.0)) + state.created.absence


def someone_waits(state: GameState, marks: Mapping[str, float], now: float) -> bool:
    """Whether another person than the one who acts is here."""
    others = (seat.player for seat in state.seats if seat.player is not state.actor)
    return any(marks.get(player, 0.0) > now for player in others)
