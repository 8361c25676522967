"""Actions as words, and words as actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleocatra.record import InvalidRecord, format_action, parse_action
from cleocatra.record.notation import parse_cell
from cleocatra.rules import (
    Action,
    Cell,
    Colour,
    Dispatch,
    Herd,
    Open,
    Pass,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.rules.grid import in_order

FORMS: list[tuple[str, Action]] = [
    ("open 0,0", Open(Cell(0, 0))),
    ("scout -1,2", Scout(Cell(-1, 2))),
    ("search 0,0>-1,2", Search(Cell(0, 0), Cell(-1, 2))),
    ("swap 0,0<>1,0=blue", Swap(Cell(0, 0), Cell(1, 0), Colour.BLUE)),
    ("dispatch", Dispatch()),
    ("team 10,-3", TeamUp(Cell(10, -3))),
    ("herd 0,0>1,0", Herd(Cell(0, 0), Cell(1, 0))),
    ("score 0,0 to 0,0", Score(Cell(0, 0), put=(Cell(0, 0),))),
    (
        "score 0,1 with 0,0 -1,1 from 3,-1 2,0 to 0,0 1,1",
        Score(
            Cell(0, 1),
            helpers=(Cell(0, 0), Cell(-1, 1)),
            taken=(Cell(3, -1), Cell(2, 0)),
            put=(Cell(0, 0), Cell(1, 1)),
        ),
    ),
    ("rally 0,0", Rally(Cell(0, 0))),
    ("rally 0,0>1,0", Rally(Cell(1, 0), start=Cell(0, 0))),
    ("pass", Pass()),
]

cells = st.builds(Cell, st.integers(-(10**8), 10**8), st.integers(-(10**8), 10**8))
cell_lists = st.lists(cells, unique=True, max_size=4).map(lambda found: in_order(tuple(found)))
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Open, cells),
    st.builds(Scout, cells),
    st.builds(Search, cells, cells),
    st.builds(Swap, cells, cells, st.sampled_from(Colour)),
    st.builds(Dispatch),
    st.builds(TeamUp, cells),
    st.builds(Herd, cells, cells),
    st.builds(Score, cells, cell_lists, cell_lists, cell_lists.filter(bool)),
    st.builds(Rally, cells, st.none() | cells),
    st.builds(Pass),
)


@pytest.mark.parametrize(("words", "action"), FORMS)
def test_each_action_has_its_words(words: str, action: Action) -> None:
    assert format_action(action) == words
    assert parse_action(words) == action


@given(actions)
def test_what_is_formatted_is_parsed_as_the_same_action(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@given(actions, st.sampled_from([" ", "\t", "   "]))
def test_space_is_free_between_words_and_signs(action: Action, space: str) -> None:
    words = format_action(action)
    for sign in (",", "<>", "=", " "):
        words = words.replace(sign, space + sign + space)
    assert parse_action(words) == action


ACTION_WORDS = "open, scout, search, swap, dispatch, team, herd, score, rally, pass"
WRONG = [
    ("", 1, "an action is missing"),
    ("  ; pass", 3, "an action is missing"),
    (
        "jump 0,0",
        1,
        f"unknown action 'jump': expected one of {ACTION_WORDS}",
    ),
    (
        "Team 0,0",
        1,
        f"unknown action 'Team': expected one of {ACTION_WORDS}",
    ),
    ("team", 5, "a cell is written x,y: expected a whole number, got the end of the line"),
    ("team here", 6, "a cell is written x,y: expected a whole number, got 'here'"),
    ("team 0", 7, "a cell is written x,y: expected a comma, got the end of the line"),
    ("team 0 0", 8, "a cell is written x,y: expected a comma, got '0'"),
    ("team 0,", 8, "a cell is written x,y: expected a whole number, got the end of the line"),
    ("team 0,1.5", 8, "a cell is written x,y: expected a whole number, got '1.5'"),
    ("team 0,٣", 8, "a cell is written x,y: expected a whole number, got '٣'"),
    ("team -0,0", 6, "write the number as 0, not -0"),
    ("team 0,+1", 8, "write the number as 1, not +1"),
    ("team 007,0", 6, "write the number as 7, not 007"),
    ("team 1234567890,0", 6, "a coordinate has at most 9 digits"),
    ("team 0," + "9" * 5000, 8, "a coordinate has at most 9 digits"),
    ("team 0,0 1,0", 10, "expected the action to end here, got '1'"),
    ("pass; pass", 5, "expected the action to end here, got ';'"),
    ("dispatch 0,0", 10, "expected the action to end here, got '0'"),
    ("team 0,0 # why not", 10, "expected the action to end here, got '#'"),
    ("team\xa00,0", 5, "a cell is written x,y: expected a whole number, got '\\xa0'"),
    ("team 0,0\npass", 9, "control character U+000A"),
    ("search 0,0", 11, "expected > and the cell where it goes, got the end of the line"),
    ("search 0,0-1,0", 10, "a cell is written x,y: expected a whole number, got '0-1'"),
    ("swap 0,0>1,0=red", 9, "expected <> and the other rescuer’s cell, got '>'"),
    ("swap 0,0<>1,0", 14, "expected = and the other rescuer’s color, got the end of the line"),
    ("swap 0,0<>1,0=", 15, "a color is missing"),
    ("swap 0,0<>1,0=pink", 15, "unknown color 'pink': expected one of red, blue, black, green"),
    ("rally 0,0>", 11, "a cell is written x,y: expected a whole number, got the end of the line"),
    (
        "score 0,0",
        10,
        "a Score says where inspectors are put: expected 'to', got the end of the line",
    ),
    ("score 0,0 into 0,0", 11, "a Score says where inspectors are put: expected 'to', got 'into'"),
    ("score 0,0 to", 13, "a cell is written x,y: expected a whole number, got the end of the line"),
    (
        "score 0,0 with to 0,0",
        16,
        "a cell is written x,y: expected a whole number, got 'to'",
    ),
    ("score 0,0 to 0,0 with 1,0", 18, "'with' appears twice or too late: the order is with, from, to"),
    (
        "score 0,0 with 1,0 with 2,0 to 0,0",
        20,
        "'with' appears twice or too late: the order is with, from, to",
    ),
    (
        "score 0,0 from 1,0 with 2,0 to 0,0",
        20,
        "'with' appears twice or too late: the order is with, from, to",
    ),
    ("score 0,0 to 1,0 0,0", 18, "0,0 should come before 1,0: lists are sorted by y, then x"),
    ("score 0,0 to 0,1 5,0", 18, "5,0 should come before 0,1: lists are sorted by y, then x"),
    ("score 0,0 with 1,0 1,0 to 0,0", 20, "1,0 appears twice in the list"),
]


@pytest.mark.parametrize(("words", "column", "reason"), WRONG)
def test_wrong_words_are_answered_with_column_and_reason(words: str, column: int, reason: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_action(words)
    assert (caught.value.line, caught.value.column, caught.value.reason) == (1, column, reason)


def test_a_cell_alone_is_parsed_too() -> None:
    assert parse_cell(" -1 , 2") == Cell(-1, 2)
    with pytest.raises(InvalidRecord, match="column 5: expected the cell to end here"):
        parse_cell("0,0 1,0")
