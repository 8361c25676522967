"""Bots in the place of people, as decisions on a table's state."""

from __future__ import annotations

from random import Random

import pytest

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.company import fill_seat, hand_over
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import SeatTaken, Sitter, format_event, parse_event
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import come_back, sit_down
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


def test_nobody_leaves_a_game_that_has_not_begun_to_a_bot() -> None:
    assert refused(lambda: hand_over(waiting(), Colour.RED)) == "game/not-started"


def test_the_log_leads_to_the_same_state() -> None:
    left = hand_over(running(), Colour.RED)
    state: GameState = replay([parse_event(format_event(event)) for event in left.events])
    assert state == left.state
