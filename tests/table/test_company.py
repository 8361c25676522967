"""Bots in the place of people, as decisions on a table's state."""

from __future__ import annotations

from random import Random

import pytest

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.company import fill_seat, hand_over
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import Reason, SeatTaken, Sitter, format_event, parse_event
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import acting_bot, turn_due
from cleocatra.table.seating import come_back, sit_down, stand_in
from cleocatra.table.state import GameState, replay

RED, BLUE, BLACK = frozenset([Colour.RED]), frozenset([Colour.BLUE]), Colour.BLACK
OPEN = NewGame((NewSeat(Sitter.PERSON), NewSeat(Sitter.ANYONE), NewSeat(Sitter.ANYONE)), start=0)


def waiting() -> Change:
    """Red created a game, and two seats are free."""
    created = plan_game(OPEN, None, Random(1)).created
    return first_change(created, [SeatTaken(Colour.RED, "Ann", "ann")], 0.0)


def refused(decide: object) -> str:
    assert callable(decide)
    with pytest.raises(Refused) as found:
        decide()
    return found.value.code


def test_the_host_fills_free_seats_with_bots_until_the_game_starts() -> None:
    joined = sit_down(waiting(), Colour.BLUE, "Zoë", "zoe")
    full = fill_seat(joined, RED, BLACK, "kitten")
    assert [event.type for event in full.events][-3:] == ["seat-filled", "started", "revealed"]
    seat = full.state.seat(BLACK)
    assert (seat.sitter, seat.bot_level, seat.free) == (Sitter.BOT, "Kitten", False)


def test_only_the_host_fills_seats_and_only_free_ones() -> None:
    joined = sit_down(waiting(), Colour.BLUE, "Zoë", "zoe")
    assert refused(lambda: fill_seat(joined, BLUE, BLACK, "Kitten")) == "seat/forbidden"
    assert refused(lambda: fill_seat(joined, frozenset(), BLACK, "Kitten")) == "seat/forbidden"
    assert refused(lambda: fill_seat(joined, RED, Colour.BLUE, "Kitten")) == "seat/taken"
    assert refused(lambda: fill_seat(joined, RED, Colour.GREEN, "Kitten")) == "seat/taken"
    assert refused(lambda: fill_seat(joined, RED, BLACK, "Tiger")) == "bot/unknown"


def running() -> Change:
    return fill_seat(sit_down(waiting(), Colour.BLUE, "Zoë", "zoe"), RED, BLACK, "Kitten")


def test_who_leaves_hands_the_seat_to_a_bot_until_they_come_back() -> None:
    left = hand_over(running(), Colour.RED)
    assert left.state.seat(Colour.RED).bot_level == "Scribe"
    assert left.state.abandoned_by is None
    assert hand_over(left, Colour.RED) is left  # twice is once
    back = come_back(left, [Colour.RED])
    assert back.state.seat(Colour.RED).bot_level is None


def test_bots_wait_when_everybody_has_left_until_somebody_comes_back() -> None:
    one = hand_over(running(), Colour.RED)
    assert not one.state.deserted
    assert acting_bot(one.state) is not None
    left = hand_over(one, Colour.BLUE)
    assert left.state.deserted
    assert project(left.state, frozenset()).deserted
    assert (acting_bot(left.state), turn_due(left.state)) == (None, None)
    back = come_back(left, [Colour.BLUE])
    assert acting_bot(back.state) is not None
    away = stand_in(stand_in(running(), Colour.RED, Reason.ABSENCE), Colour.BLUE, Reason.CLOCK)
    assert not away.state.deserted  # who was too slow hasn't left


def test_nobody_leaves_a_game_that_has_not_begun_to_a_bot() -> None:
    assert refused(lambda: hand_over(waiting(), Colour.RED)) == "game/not-started"


def test_the_log_leads_to_the_same_state() -> None:
    left = hand_over(running(), Colour.RED)
    state: GameState = replay([parse_event(format_event(event)) for event in left.events])
    assert state == left.state
