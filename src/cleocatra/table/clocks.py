"""Clocks and absence: when a turn's time is over, and when a bot stands in for a person.

Everything here depends on the state, on the marks of who is here, and on the time that is passed in.
"""

from __future__ import annotations

from collections.abc import Mapping

from cleocatra.table.changes import Change
from cleocatra.table.events import ClockStarted, Reason
from cleocatra.table.schedule import acting_person
from cleocatra.table.seating import stand_in
from cleocatra.table.state import GameState


def start_clock(change: Change, now: float) -> Change:
    """Start the clock if the change leaves a person to act whose clock doesn't run yet."""
    clock = change.state.created.clock
    if clock is None or not change.events or change.state.deadline is not None:
        return change
    seat = acting_person(change.state)
    if seat is None:
        return change
    return change.then(ClockStarted(seat.player, round(now + clock.limit, 3)))


def run_out(change: Change, now: float) -> Change:
    """Let a bot stand in for the player whose time is over."""
    seat = acting_person(change.state)
    deadline = change.state.deadline
    if seat is None or deadline is None or now < deadline:
        return change
    return stand_in(change, seat.player, Reason.CLOCK)


def replace_absent(change: Change, marks: Mapping[str, float], now: float) -> Change:
    """Let a bot stand in for a player who has been away for too long, if another person is waiting."""
    state = change.state
    seat = acting_person(state)
    if seat is None or state.created.absence is None or not someone_waits(state, marks, now):
        return change
    if now < marks.get(seat.player, 0.0) + state.created.absence:
        return change
    return stand_in(change, seat.player, Reason.ABSENCE)


def absence_due(state: GameState, marks: Mapping[str, float], now: float) -> float | None:
    """When to check next whether the player who acts is away; None if nobody is waiting."""
    seat = acting_person(state)
    if seat is None or state.created.absence is None or not someone_waits(state, marks, now):
        return None
    return max(now, marks.get(seat.player, 0.0)) + state.created.absence


def someone_waits(state: GameState, marks: Mapping[str, float], now: float) -> bool:
    """Whether a person other than the one who acts is here."""
    others = (seat.player for seat in state.seats if seat.player is not state.actor)
    return any(marks.get(player, 0.0) > now for player in others)
