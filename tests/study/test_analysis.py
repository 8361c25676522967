"""The analysis board: positions by hand and by text, what is wrong with them, and turns to be found."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cleocatra.rules import Colour
from cleocatra.study import attempt
from cleocatra.study.analysis import evaluate, look
from cleocatra.study.setup import line_of, parts_of
from cleocatra.table.refusals import Refused
from cleocatra.table.why import read_decision

LINE = "advanced international rb P0,0r/U1,0b/B0,1r/M-1,0i ????? 3,4 3 r"
LAST = "basic international rb C0,0r/B0,1b/M1,0 ?????? 22,21 9 b"


def test_a_position_is_taken_apart_and_put_together() -> None:
    setup = parts_of(LINE)
    assert line_of(setup) == LINE
    assert setup.points == [3, 4]
    with pytest.raises(Refused) as refused:
        line_of(replace(setup, points=[3]))
    assert refused.value.details["complaint"] == "position-points-number"
    assert refused.value.details["field"] == "points"


def test_an_error_is_told_with_its_place_and_its_code() -> None:
    with pytest.raises(Refused) as refused:
        look(LINE.replace("P0,0r", "P0,0x"), [])
    details = refused.value.details
    assert (details["complaint"], details["field"], details["word"]) == ("position-letter", "tiles", "x")
    assert details["column"] == str(LINE.index("P0,0") + 5)


def test_both_sides_are_played_and_the_line_of_each_moment_is_told() -> None:
    first = look(LINE, [])
    assert first.now == first.position == LINE
    assert first.action is None
    table = look(LINE, ["team -1,0"], read_decision("herd 0,0>1,0"))
    assert table.view.player == "blue"
    assert table.view.choices
    assert table.action is not None
    assert (table.action.kind, table.player) == ("herd", "red")
    assert look(table.now, []).now == table.now


def test_an_evaluation_says_what_is_proved() -> None:
    found = evaluate(LAST, [], 50)
    assert (found.certain, found.shares[Colour.BLUE]) == ("win", 1)
    assert found.ideas[0].share == 1
    assert evaluate(LAST, found.ideas[0].actions, 50).shares == {"red": 0, "blue": 1}


def test_any_turn_that_is_as_good_is_accepted_and_another_is_answered() -> None:
    start = attempt.look(LAST, [], simulations=50)
    assert start.attempt.result == "open"
    best = evaluate(LAST, [], 50).ideas[0].actions
    assert attempt.look(LAST, best, simulations=50).attempt.result == "solved"
    wrong = attempt.look(LAST, ["team 0,0", "team 1,0"], simulations=50)
    assert wrong.attempt.result == "failed"
    assert wrong.attempt.best == 1
    assert wrong.solution
