"""Counting (section 9 of the rules): the counts of `tests/data/perft`, to the last leaf."""

from functools import cache

import pytest

from cleocatra import Position, UnseenTile
from cleocatra.compiled import compiled_modules
from cleocatra.record import parse_game
from tests.data.files import game_record, perft_counts, perft_record
from tests.rules.boards import played

MOST_UNCOMPILED = 10_000
COUNTS = perft_counts()


@cache
def position_of(record: str) -> Position:
    return parse_game(perft_record(record)).position


def test_all_the_counts_are_here() -> None:
    assert len(COUNTS) == 236
    assert {record for record, _, _ in COUNTS} >= {"lone-scout-1", "advanced-international-4p-60"}


@pytest.mark.parametrize("record", sorted({record for record, _, _ in COUNTS}))
def test_every_count_is_exact(record: str) -> None:
    compiled = bool(compiled_modules())
    rows = [(depth, leaves) for name, depth, leaves in COUNTS if name == record]
    counted = [(depth, leaves) for depth, leaves in rows if compiled or leaves <= MOST_UNCOMPILED]
    assert counted
    assert [(depth, position_of(record).perft(depth)) for depth, _ in counted] == counted


def test_depth_zero_counts_one() -> None:
    assert played().perft(0) == 1


def test_the_end_of_a_game_ends_a_sequence() -> None:
    """Shorter sequences don't count: after the last turn's second action there is nothing."""
    *_, last_but_one, last = parse_game(game_record("shared-victory")).positions()
    assert last.perft(0) == 1
    assert last.perft(1) == 0
    assert last_but_one.perft(1) == len(last_but_one.actions)
    assert last_but_one.perft(2) == 0


def test_a_depth_is_not_negative() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        played().perft(-1)


def test_counting_needs_a_known_pile() -> None:
    with pytest.raises(UnseenTile):
        played("red: open 0,0\nblue: open 1,0").view().perft(1)


def test_perft_is_the_number_of_actions_and_of_theirs() -> None:
    position = position_of("advanced-international-3p-24")
    assert position.perft(1) == len(position.actions)
    assert position.perft(2) == sum(len(position.apply(action).actions) for action in position.actions)
