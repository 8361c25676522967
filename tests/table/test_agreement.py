"""A game ends for all only if everybody who is still seated agrees."""

from __future__ import annotations

from random import Random

import pytest

from cleocatra.rules import Colour
from cleocatra.table.agreement import ask_to_end, decline_end
from cleocatra.table.changes import Change
from cleocatra.table.company import fill_seat, hand_over
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.events import SeatTaken, Sitter, format_event, parse_event
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import come_back, get_up, sit_down
from cleocatra.table.state import replay

RED, BLUE, BLACK = Colour.RED, Colour.BLUE, Colour.BLACK
OPEN = NewGame((NewSeat(Sitter.PERSON), NewSeat(Sitter.ANYONE), NewSeat(Sitter.ANYONE)), start=0)


def waiting() -> Change:
    """Red created a game, blue joined, and black's seat is free."""
    created = plan_game(OPEN, None, Random(1)).created
    return sit_down(first_change(created, [SeatTaken(RED, "Ann", "ann")], 0.0), BLUE, "Zoë", "zoe")


def running() -> Change:
    """Red and blue play with a bot."""
    return fill_seat(waiting(), frozenset([RED]), BLACK, "Kitten")


def asked(change: Change, *players: Colour) -> Change:
    return ask_to_end(change, frozenset(players))


def test_one_player_cannot_end_the_game_for_all() -> None:
    change = asked(running(), RED)
    assert not change.state.over
    assert change.state.asks_end == (RED,)
    again = asked(change, RED)
    assert again.events == change.events  # asking twice is asking once


def test_it_ends_when_everybody_agrees_and_names_who_asked_first() -> None:
    ended = asked(asked(running(), BLUE), RED)
    assert [event.type for event in ended.events][-3:] == ["end-asked", "end-asked", "abandoned"]
    assert ended.state.abandoned_by is BLUE
    with pytest.raises(Refused, match="game/over"):
        asked(ended, RED)


def test_one_who_shares_the_device_agrees_with_it() -> None:
    assert asked(running(), RED, BLUE).state.abandoned_by is RED


def test_who_declines_plays_on_and_all_must_be_asked_again() -> None:
    declined = decline_end(asked(running(), RED), BLUE)
    assert declined.state.asks_end == ()
    assert not asked(declined, BLUE).state.over
    assert decline_end(declined, BLUE) is declined  # there is nothing to decline


def test_who_left_is_not_asked() -> None:
    left = hand_over(running(), BLUE)
    assert asked(left, RED).state.abandoned_by is RED
    assert asked(get_up(running(), BLUE), RED).state.over
    assert not asked(come_back(left, [BLUE]), RED).state.over


@pytest.mark.parametrize("leave", [hand_over, get_up])
def test_it_ends_when_the_last_who_has_not_agreed_leaves(leave: object) -> None:
    assert callable(leave)
    assert leave(asked(running(), RED), BLUE).state.abandoned_by is RED


def test_who_asked_and_left_asks_no_more() -> None:
    left = hand_over(asked(running(), RED), RED)
    assert (left.state.over, left.state.asks_end) == (False, ())


def test_before_the_game_begins_its_host_alone_cancels_it() -> None:
    with pytest.raises(Refused, match="seat/forbidden"):
        asked(waiting(), BLUE)
    assert asked(waiting(), RED).state.abandoned_by is RED


def test_the_log_leads_to_the_same_state() -> None:
    change = asked(decline_end(asked(running(), RED), BLUE), BLUE)
    assert replay([parse_event(format_event(event)) for event in change.events]) == change.state
