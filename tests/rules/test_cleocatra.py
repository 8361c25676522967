"""Cleocatra's ability: a point more, and a bonus action for who had the fewest points (section 6)."""

from collections import Counter

import pytest

from cleocatra import Cell, Colour, Kind, Phase
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE, BLACK = Colour.RED, Colour.BLUE, Colour.BLACK

# Blue has no points when red, with three, scores on Cleocatra.
FOR_BLUE = """
red: open 0,0
blue: open -1,0
red: scout 1,0; score 0,0 to 0,0
blue: herd -1,0>0,0; herd 0,0>-1,0
red: scout -2,0; dispatch
blue: scout 2,0; team 0,0
red: team -1,0; score -1,0 with -2,0 to -1,0
"""
FOR_BLUE_PILE = "bastet cleocatra mut princess mafdat"

OPENED = "red: open 0,0\nblue: open 1,0\nblack: open -1,0\n"


def test_a_score_on_cleocatra_gives_a_point_more() -> None:
    position = played("red: open 0,0\nblue: open 1,0", rules="advanced", pile="cleocatra mut")
    assert then(position, "score 0,0 to 0,0").points[RED] == 3


def test_in_the_basic_game_she_has_no_ability() -> None:
    position = played("red: open 0,0\nblue: open 1,0\nred: score 0,0 to 0,0", pile="mut cleocatra")
    position = then(position, "score 1,0 to 1,0")
    assert position.points == {RED: 2, BLUE: 2}
    assert (position.player, position.phase) == (RED, Phase.FIRST_ACTION)


def test_who_had_strictly_the_fewest_points_takes_a_bonus_action_at_the_end_of_the_turn() -> None:
    """R10: a single action of either type."""
    position = played(FOR_BLUE, rules="advanced", pile=FOR_BLUE_PILE)
    assert (position.phase, position.player, position.turn) == (Phase.BONUS_ACTION, BLUE, RED)
    assert {action.split()[0] for action in legal(position)} == {"scout", "search", "team", "herd", "pass"}


@pytest.mark.parametrize("action", ["scout 3,0", "search 2,0>0,1", "team 1,0", "herd 0,0>1,0", "pass"])
def test_after_the_bonus_action_the_next_turn_begins(action: str) -> None:
    """R10: one action and no more, not even a Dispatch on the tile it placed."""
    position = played(FOR_BLUE, rules="advanced", pile=FOR_BLUE_PILE)
    after = then(position, action)
    assert (after.phase, after.player, after.turn) == (Phase.FIRST_ACTION, BLUE, BLUE)
    assert after.turns_taken == position.turns_taken + 1
    assert after.placed is None


def test_a_bonus_action_may_be_declined() -> None:
    """R10: `pass` changes nothing on the board."""
    position = played(FOR_BLUE, rules="advanced", pile=FOR_BLUE_PILE)
    assert then(position, "pass").tiles == position.tiles


def test_nothing_but_a_bonus_action_may_be_declined() -> None:
    """R10: a turn is never passed."""
    position = played(OPENED, rules="advanced", players="red blue black")
    assert why_not(position, "pass") == "pass/no-bonus"
    assert why_not(then(position, "scout 2,0"), "pass") == "pass/no-bonus"


def test_neither_dispatch_nor_rally_is_a_bonus_action() -> None:
    """R10"""
    position = played(FOR_BLUE, rules="advanced", pile=FOR_BLUE_PILE)
    assert why_not(position, "dispatch") == "bonus/dispatch"
    assert why_not(position, "rally 1,0") == "bonus/rally"


def test_the_follow_up_rule_does_not_bind_a_bonus_action() -> None:
    """R10: both tiles hold inspectors, so after the Team up blue could do nothing more."""
    turns = """
    red: open 0,0
    blue: open 1,0
    red: score 0,0 to 0,0
    blue: herd 1,0>0,0; herd 0,0>1,0
    red: team 1,0; score 1,0 with 0,0 to 1,0
    """
    position = played(turns, rules="advanced", pile="mut cleocatra")
    assert [tile.inspector for tile in position.tiles.values()] == [True, True]
    assert may(position, "team 0,0")
    assert why_not(then(position, "pass"), "team 0,0") == "follow-up", "as a first action it is forbidden"


def test_the_scorer_can_be_the_one_with_the_fewest_points() -> None:
    """What counts is the score before this Score: blue had none, red two."""
    turns = "red: open 0,0\nblue: open 1,0\nred: search 0,0>2,0; score 2,0 to 2,0\nblue: score 1,0 to 1,0"
    position = played(turns, rules="advanced", pile="mafdat cleocatra")
    assert position.points == {RED: 2, BLUE: 3}
    assert (position.phase, position.player, position.turn) == (Phase.BONUS_ACTION, BLUE, BLUE)
    assert then(position, "pass").player is RED


def test_the_scorer_can_be_last_even_after_others_have_been_overtaken() -> None:
    turns = (
        OPENED
        + """
    red: scout 0,1; team -1,0
    blue: score 1,0 to 1,0
    black: score -1,0 to -1,0
    red: score 0,0 with -1,0 to 0,0
    """
    )
    position = played(turns, rules="advanced", players="red blue black", pile="cleocatra bastet bastet mut")
    assert position.points == {RED: 5, BLUE: 2, BLACK: 2}
    assert (position.phase, position.player) == (Phase.BONUS_ACTION, RED)


def test_if_several_share_the_fewest_points_nobody_gets_a_bonus_action() -> None:
    position = played(
        OPENED + "red: score 0,0 to 0,0", rules="advanced", players="red blue black", pile="cleocatra"
    )
    assert position.points == {RED: 4, BLUE: 0, BLACK: 0} or position.points[RED] == 3
    assert (position.phase, position.player) == (Phase.FIRST_ACTION, BLUE)


def test_the_scorer_shares_the_fewest_points_too() -> None:
    """Red and black have none before black's Score, blue two: it is a tie between red and black."""
    turns = (
        OPENED
        + """
    red: scout 0,1; team -1,0
    blue: score 1,0 to 1,0
    black: team 0,0; score 0,0 with -1,0 to 0,0
    """
    )
    position = played(turns, rules="advanced", players="red blue black", pile="cleocatra bastet bastet mut")
    assert position.points == {RED: 0, BLUE: 2, BLACK: 5}
    assert (position.phase, position.player) == (Phase.FIRST_ACTION, RED)


def test_with_nothing_possible_a_bonus_action_lapses() -> None:
    """R10: the pile is empty, blue has no rescuer on the board, and both ends of the row are held."""
    turns = """
    red: open 0,0
    blue: open 1,0
    red: scout 2,0; team 1,0
    blue: scout -1,0; score 1,0 to -1,0 2,0
    red: scout -2,0; score 1,0 with 0,0 from 2,0 to -2,0 1,0
    blue: scout 3,0; dispatch
    red: scout -3,0; dispatch
    blue: scout 4,0; herd 3,0>2,0
    red: scout 5,0; dispatch
    blue: team 3,0
    """
    pile = "mafdat princess cleocatra princess mut mafdat bastet mut bastet"
    position = played(turns, rules="advanced", pile=pile)
    assert position.points == {RED: 4, BLUE: 3}
    assert position.tiles[Cell(2, 0)].kind is Kind.CLEOCATRA
    after = then(position, "score 2,0 with 3,0 from -2,0 to 2,0")
    assert after.supply[BLUE] == 3
    assert (after.phase, after.player) == (Phase.FIRST_ACTION, RED)


def test_a_bonus_score_on_cleocatra_grants_another_bonus_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """R10: judged in the same way, taken right after.

    One Cleocatra tile never allows it, for the first Score leaves an inspector there. The mix may change.
    """
    mix = Counter({Kind.CLEOCATRA: 2, Kind.MAFDAT: 3, Kind.BASTET: 3, Kind.MUT: 3, Kind.PRINCESS: 2})
    monkeypatch.setattr("cleocatra.rules.tiles.TILE_MIX", mix)
    turns = """
    red: open 0,0
    blue: open 1,0
    red: scout 2,0; score 0,0 to 0,0
    blue: team 0,0; team 2,0
    red: scout 3,0; dispatch
    blue: scout 4,0; herd 2,0>3,0
    red: team 2,0; score 2,0 with 3,0 to 2,0
    """
    position = played(turns, rules="advanced", pile="bastet cleocatra cleocatra mafdat")
    assert (position.phase, position.player, position.turn) == (Phase.BONUS_ACTION, BLUE, RED)
    position = then(position, "score 1,0 with 0,0 to 1,0")
    assert position.points[BLUE] > 0
    assert (position.phase, position.player, position.turn) == (Phase.BONUS_ACTION, BLUE, RED), "once more"
    position = then(position, "pass")
    assert (position.phase, position.player, position.turn) == (Phase.FIRST_ACTION, BLUE, BLUE)
