"""A hint tells what its idea aims at, which piece it begins with, and what that changes."""

from __future__ import annotations

import pytest

from cleocatra.record import parse_decision
from cleocatra.rules import Action, Kind, Pass, Position, RuleSet
from cleocatra.table.choices import possible
from cleocatra.table.hint_reason import HintReason, hint_reason
from cleocatra.table.worth import best_score
from tests.rules.boards import played
from tests.server.test_choices import random_states

ROW = """
red: open 0,0
blue: open 1,0
red: scout 2,0; dispatch
blue: scout -1,0; dispatch
"""
ROW_PILE = "mut bastet mafdat princess"  # from left to right: princess, mut, bastet, mafdat


def reason(position: Position, *words: str) -> HintReason:
    return hint_reason(tuple(map(parse_decision, words)), position)


def test_a_score_right_away_is_told_with_its_colours_and_helpers() -> None:
    told = reason(played(ROW, pile=ROW_PILE), "score 0,0 to 0,0")
    assert (told.aim, told.before, told.after) == ("score", 3, 3)
    assert (told.piece, told.cell, told.tile) == ("rescuer", "0,0", Kind.MUT)
    assert (told.colours, told.helpers) == (3, 0)


def test_an_action_before_a_score_is_told_by_what_it_adds() -> None:
    told = reason(played(ROW, pile=ROW_PILE), "team 1,0", "score 0,0 with 1,0 to 0,0")
    assert (told.aim, told.before, told.after) == ("score", 3, 4)
    assert (told.piece, told.cell) == ("supply", None)
    assert (told.colours, told.helpers) == (0, 0)


def test_a_turn_without_a_score_prepares_one() -> None:
    told = reason(played(ROW, pile=ROW_PILE), "team 1,0")
    assert (told.aim, told.before, told.after, told.rival) == ("prepare", 3, 5, None)


def test_what_is_turned_over_is_a_new_tile() -> None:
    told = reason(played(ROW, pile=ROW_PILE), "reveal")
    assert (told.aim, told.piece, told.cell) == ("tile", "pile", None)


def test_a_bonus_action_may_be_passed_on() -> None:
    position = played(
        "red: open 0,0\nblue: open 0,1\nred: herd 0,0>0,1; score 0,1 to 0,1\n"
        "blue: team 0,0; score 0,0 with 0,1 to 0,0",
        rules="advanced",
        pile="cleocatra bastet",
    )
    told = hint_reason((Pass(),), position)
    assert (told.aim, told.piece, told.cell) == ("pass", "none", None)


@pytest.mark.parametrize("rules", RuleSet)
def test_every_possible_decision_has_a_reason(rules: RuleSet) -> None:
    """Its piece is on the board where it says; a rival is blocked only if the rival's best Score falls."""
    aims = set()
    for state in random_states(rules, 3, range(2)):
        position = state.position
        for decision in possible(state):
            told = hint_reason((decision,), position)
            aims.add(told.aim)
            assert (told.cell is not None) == (told.piece in ("tile", "rescuer"))
            assert (told.rival is not None) == (told.aim == "block")
            if told.rival is not None:
                assert isinstance(decision, Action)
                falls = best_score(position, told.rival), best_score(position.apply(decision), told.rival)
                assert (told.before, told.after) == falls
                assert told.after < told.before
    assert aims >= {"score", "prepare", "block", "tile", "position"}
