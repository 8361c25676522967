"""A position is one value: equality, the pinned order of actions, errors."""

import copy
import pickle

import pytest
from random_games import VARIANTS

import cleocatra
from cleocatra import (
    Cell,
    Colour,
    Dice,
    Dispatch,
    IllegalAction,
    Kind,
    Options,
    Pass,
    Phase,
    Points,
    Position,
    Refusal,
    Score,
    Scout,
    TeamUp,
)
from cleocatra.record import parse_action
from cleocatra.rules.actions import ACTION_KINDS, action_order
from cleocatra.rules.legal import Legal
from tests.rules.boards import legal, played, then
from tests.rules.games import positions_of

RED, BLUE = Colour.RED, Colour.BLUE
OPENED = "red: open 0,0\nblue: open 1,0\n"


def test_equal_positions_are_equal_and_hash_alike() -> None:
    one, other = played(OPENED), played(OPENED)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1


def test_positions_differ_in_whatever_differs() -> None:
    position = played(OPENED, pile="mut mut bastet")
    others = [
        played("red: open 0,0\nblue: open 0,1", pile="mut mut bastet"),
        played(OPENED, pile="mut mut mafdat"),
        played(OPENED, pile="mut mut bastet", rules="advanced"),
        played(OPENED.replace("red", "green"), pile="mut mut bastet", players="green blue"),
        played(OPENED + "red: score 0,0 to 0,0", pile="mut mut bastet"),
        position.view(),
    ]
    assert len({position, *others}) == 7
    assert position != "a string"


def test_a_turn_that_changes_nothing_is_still_a_turn() -> None:
    position = played(OPENED, rules="advanced", pile="mut mut")
    after = then(position, "herd 0,0>1,0", "herd 1,0>0,0", "herd 1,0>0,0", "herd 0,0>1,0")
    assert after.tiles == position.tiles
    assert after != position
    assert after.turns_taken == 2


def test_two_ways_to_the_same_position_meet() -> None:
    position = played(OPENED + "red: scout 2,0; dispatch", rules="advanced")
    one = then(position, "team 0,0", "team 2,0")
    other = then(position, "team 2,0", "team 0,0")
    assert one == other
    assert one.actions == other.actions


def test_legal_actions_come_in_the_pinned_order() -> None:
    """By kind as listed in the rules, then by cells: y first, then x; fewer helpers and inspectors first."""
    turns = """
    red: open 0,0
    blue: open 1,0
    red: scout -1,0; team 1,0
    blue: scout 0,1; team 0,0
    """
    position = played(turns, rules="advanced", pile="bastet mafdat mut mut")
    assert legal(position) == [
        "scout -1,-1",
        "scout 1,-1",
        "scout -2,0",
        "scout 2,0",
        "scout -1,1",
        "scout 1,1",
        "search -1,0>1,-1",
        "search -1,0>2,0",
        "search -1,0>-1,1",
        "search -1,0>1,1",
        "search 1,0>-1,-1",
        "search 1,0>-2,0",
        "search 1,0>-1,1",
        "search 1,0>1,1",
        "search 0,1>-1,-1",
        "search 0,1>1,-1",
        "search 0,1>-2,0",
        "search 0,1>2,0",
        "team -1,0",
        "team 0,1",
        "herd 0,0>-1,0",
        "herd 0,0>0,1",
        "score 0,0 with 1,0 to 0,0",
        "score 1,0 with 0,0 to 1,0",
    ]


def test_the_order_of_kinds_is_that_of_the_rules() -> None:
    assert [kind.__name__ for kind in ACTION_KINDS] == [
        "Open", "Scout", "Search", "Swap", "Dispatch", "TeamUp", "Herd", "Score", "Rally", "Pass"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "in_order",
    [
        "search 1,0>0,1 / search -1,1>2,0 / search -1,1>-1,2",
        "swap 0,0<>1,0=blue / swap 0,0<>1,0=black / swap 0,0<>0,1=red / swap 1,0<>-1,0=red",
        "team 5,-1 / team -1,0 / team 0,0",
        "herd 1,0>0,1 / herd 0,1>-1,-1 / herd 0,1>1,-1",
        "score 0,0 to 0,0 / score 0,0 to 0,0 1,0 / score 0,0 to 0,0 2,0 / score 0,0 from 1,0 to 0,0"
        " / score 0,0 with 0,1 to 0,0 / score 0,0 with -1,0 1,0 to 0,0 / score 1,0 to 1,0",
        "rally 1,0 / rally 0,1 / rally 1,1",
        "rally 1,0>0,1 / rally 1,0>1,1 / rally 0,1>-1,0",
        "scout 0,0 / search 0,0>1,0 / swap 0,0<>1,0=red / dispatch / team 0,0 / herd 0,0>1,0"
        " / score 0,0 to 0,0 / rally 0,0 / pass",
    ],
)
def test_actions_are_ordered_by_their_fields(in_order: str) -> None:
    """The tile taken before its target, helpers before inspectors taken, those before inspectors put."""
    actions = [parse_action(words) for words in in_order.split(" / ")]
    assert sorted(set(actions), key=action_order) == actions


@pytest.mark.parametrize("options", VARIANTS)
def test_every_list_of_actions_is_sorted_and_without_repetition(options: Options) -> None:
    for position in positions_of(options, seed=5, actions=60):
        assert list(position.actions) == sorted(position.actions, key=action_order)
        assert len(set(position.actions)) == len(position.actions)


def test_the_order_does_not_depend_on_how_the_position_was_reached() -> None:
    """The kernel lists empty cells in the order of its own doings; players never see it."""
    one = played(OPENED + "red: scout 2,0; dispatch\nblue: scout 3,0; dispatch", pile="mut mut mafdat mafdat")
    moved = OPENED + "red: scout -1,0; team 1,0\nblue: search -1,0>2,0; dispatch"
    other = played(moved, pile="mut mut mafdat mafdat")
    for position in (one, other):
        cells = [cell.order for cell in position.rim]
        assert cells == sorted(cells)
        scouts = [action.cell.order for action in position.actions if isinstance(action, Scout)]
        assert scouts == sorted(scouts)


def test_apply_refuses_what_is_not_legal_with_the_rule() -> None:
    with pytest.raises(IllegalAction) as raised:
        played(OPENED).apply(TeamUp(Cell(0, 0)))
    assert raised.value.action == TeamUp(Cell(0, 0))
    assert raised.value.refusal == Refusal("room/own", {"cell": "0,0", "player": "red"})
    assert str(raised.value) == "team 0,0: red already has a rescuer on 0,0 (rule 2)"
    assert isinstance(raised.value, ValueError)


def test_points_tell_where_they_come_from() -> None:
    turns = OPENED + "red: scout -1,0; team 1,0"
    position = then(played(turns, rules="advanced", pile="cleocatra mut bastet"), "scout 2,0", "dispatch")
    score = Score(Cell(0, 0), helpers=(Cell(1, 0),), put=(Cell(0, 0),))
    points = position.points_for(score)
    assert points == Points((Kind.CLEOCATRA, Kind.BASTET, Kind.MUT), (Cell(1, 0),), ability=1)
    assert points.total == 5


def test_a_random_action_is_a_legal_one_and_the_dice_decide() -> None:
    position = played(OPENED, rules="advanced")
    assert all(position.random_action(Dice(seed)) in position.actions for seed in range(50))
    assert position.random_action(Dice(3)) == position.random_action(Dice(3))
    assert len({position.random_action(Dice(seed)) for seed in range(50)}) > 5


def test_a_random_action_is_drawn_by_kind_first() -> None:
    """Four Scouts, one Team up and one Score: each kind comes a third of the time."""
    position = played(OPENED)
    kinds = [type(position.random_action(Dice(seed))) for seed in range(3000)]
    for kind in (Scout, TeamUp, Score):
        assert 900 < kinds.count(kind) < 1100


def test_within_its_kind_every_action_is_as_likely() -> None:
    position = played(OPENED)
    drawn = [position.random_action(Dice(seed)) for seed in range(4000)]
    scouts = [drawn.count(action) for action in position.actions if isinstance(action, Scout)]
    assert max(scouts) - min(scouts) < 100


def test_no_random_action_comes_after_the_end() -> None:
    last = positions_of(VARIANTS[0], seed=1, actions=1000)[-1]
    assert last.phase is Phase.OVER
    with pytest.raises(ValueError, match="over"):
        last.random_action(Dice(1))
    with pytest.raises(ValueError, match="over"):
        Dice(1).choice(last.state(), Legal())


def test_the_state_handed_out_is_a_copy() -> None:
    position = played(OPENED)
    before = position.actions
    position.state().play(Legal().all_codes(position.state())[0])
    assert Position(position.options, position.state()).actions == before


def test_what_a_position_says_of_itself() -> None:
    assert repr(played(OPENED)) == "<Position: first_action of red, 2 tiles>"


def test_dispatch_and_pass_are_plain_values() -> None:
    assert Dispatch() == Dispatch()
    assert {Dispatch(), Dispatch(), Pass()} == {Pass(), Dispatch()}


def test_a_copy_is_the_position_itself() -> None:
    position = cleocatra.start(seed=1)
    assert copy.copy(position) is position
    assert copy.deepcopy([position])[0] is position


def test_pickling_points_to_records() -> None:
    with pytest.raises(TypeError, match="send the record of its game"):
        pickle.dumps(cleocatra.start(seed=1))
