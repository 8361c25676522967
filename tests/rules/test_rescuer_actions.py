"""Dispatch, Team up and Herd (section 4 of the rules); Score has files of its own."""

from cleocatra import Cell, Colour, Phase
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE = Colour.RED, Colour.BLUE
OPENED = "red: open 0,0\nblue: open 1,0\n"

# 0,0 red and blue, 1,0 blue, 2,0 red and blue, 3,0 red; no rescuers in supply
ALL_POSTED = OPENED + "red: scout 2,0; dispatch\nblue: team 0,0; team 2,0\nred: scout 3,0; dispatch\n"


def test_dispatch_puts_a_rescuer_on_the_tile_just_scouted() -> None:
    position = played(OPENED + "red: scout 2,0; dispatch")
    assert position.tiles[Cell(2, 0)].rescuers == (RED,)
    assert position.supply == {RED: 1, BLUE: 2}
    assert (position.player, position.phase) == (BLUE, Phase.FIRST_ACTION)


def test_dispatch_puts_a_rescuer_on_the_tile_just_moved() -> None:
    position = played(OPENED + "red: scout 2,0; team 1,0\nblue: search 2,0>0,1; dispatch")
    assert position.tiles[Cell(0, 1)].rescuers == (BLUE,)


def test_dispatch_is_no_first_action() -> None:
    assert why_not(played(OPENED), "dispatch") == "dispatch/first"


def test_dispatch_needs_a_tile_action_in_the_same_turn() -> None:
    position = played(OPENED + "red: scout 2,0; dispatch\nblue: team 2,0")
    assert why_not(position, "dispatch") == "dispatch/no-tile"


def test_dispatch_needs_a_rescuer_in_supply() -> None:
    position = played(ALL_POSTED + "blue: scout 4,0")
    assert why_not(position, "dispatch") == "supply/empty"


def test_dispatch_needs_none_of_ones_own_nearby() -> None:
    turns = "red: scout 2,0; score 0,0 to 0,0\nblue: scout 3,0; team 2,0\nred: scout -1,0"
    position = played(OPENED + turns)
    assert RED not in {player for tile in position.tiles.values() for player in tile.rescuers}
    assert legal(position) == ["dispatch"]


def test_team_up_puts_a_rescuer_beside_ones_own() -> None:
    position = played(OPENED + "red: scout 2,0; dispatch\nblue: scout 3,0")
    assert legal(position, "team") == ["team 0,0", "team 2,0"]
    after = then(position, "team 0,0")
    assert after.tiles[Cell(0, 0)].rescuers == (RED, BLUE)
    assert after.supply[BLUE] == 1


def test_team_up_is_not_possible_elsewhere() -> None:
    position = played(OPENED + "red: scout 2,0")
    assert why_not(position, "team 2,0") == "team/apart"
    assert why_not(position, "team 5,5") == "tile/none"


def test_team_up_needs_a_rescuer_in_supply() -> None:
    assert why_not(played(ALL_POSTED), "team 3,0") == "supply/empty"


def test_a_tile_never_holds_two_rescuers_of_one_player() -> None:
    assert why_not(played(OPENED), "team 0,0") == "room/own"


def test_a_tile_never_holds_three_rescuers() -> None:
    turns = "black: open 2,0\nred: team 1,0; team 2,0\nblue: scout 3,0"
    position = played(OPENED + turns, players="red blue black")
    assert position.tiles[Cell(2, 0)].rescuers == (RED, Colour.BLACK)
    assert why_not(position, "team 2,0") == "room/full"
    assert may(position, "team 0,0"), "here stands one"


def test_an_inspector_stops_nobody_and_takes_no_room() -> None:
    turns = (
        "red: score 0,0 to 0,0\nblue: team 0,0; score 1,0 to 1,0\nred: scout 0,1; dispatch\nblue: scout 2,0"
    )
    position = played(OPENED + turns, pile="mut mut")
    assert position.tiles[Cell(0, 0)].inspector
    assert position.tiles[Cell(0, 0)].rescuers == (BLUE,)
    position = then(position, "dispatch", "team 0,0")
    assert position.tiles[Cell(0, 0)].rescuers == (RED, BLUE)


def test_a_second_team_up_may_stand_beside_the_first() -> None:
    turns = "red: score 0,0 to 0,0\nblue: team 0,0; score 1,0 with 0,0 to 1,0\nred: scout 2,0; dispatch\n"
    position = played(OPENED + turns + "blue: scout 0,1; dispatch")
    assert legal(position, "team") == ["team 1,0"]
    assert may(then(position, "team 1,0"), "team 0,0")


def test_herd_moves_a_rescuer_to_an_adjacent_tile() -> None:
    position = played(OPENED + "red: scout 2,0", rules="advanced")
    assert legal(position, "herd") == ["herd 0,0>1,0"]
    after = then(position, "herd 0,0>1,0")
    assert after.tiles[Cell(0, 0)].rescuers == ()
    assert after.tiles[Cell(1, 0)].rescuers == (RED, BLUE)
    assert after.supply == position.supply


def test_herd_is_possible_twice_in_a_turn_and_back_again() -> None:
    position = played(OPENED + "red: herd 0,0>1,0; herd 1,0>0,0", rules="advanced")
    assert position.tiles[Cell(0, 0)].rescuers == (RED,)
    assert position.player is BLUE


def test_herd_goes_one_step_to_a_tile_with_room() -> None:
    turns = OPENED + "black: open 2,0\nred: team 1,0; team 2,0\nblue: scout 3,0"
    position = played(turns, rules="advanced", players="red blue black")
    assert why_not(position, "herd 1,0>2,0") == "room/full"
    assert why_not(position, "herd 1,0>3,0") == "herd/apart"
    assert why_not(position, "herd 1,0>1,-1") == "tile/none"
    assert why_not(position, "herd 0,0>1,0") == "rescuer/none"


def test_herd_does_not_join_two_rescuers_of_one_player() -> None:
    position = played(OPENED + "red: team 1,0", rules="advanced")
    assert why_not(position, "herd 0,0>1,0") == "room/own"


def test_herd_belongs_to_the_advanced_game() -> None:
    position = played(OPENED)
    assert legal(position, "herd") == []
    assert why_not(position, "herd 0,0>1,0") == "herd/basic"


def test_a_turn_of_two_actions_ends_with_the_second() -> None:
    position = played(OPENED)
    assert (position.turns_taken, position.turn) == (0, RED)
    position = then(position, "team 1,0")
    assert (position.turns_taken, position.turn, position.phase) == (0, RED, Phase.SECOND_ACTION)
    position = then(position, "score 0,0 with 1,0 to 0,0")
    assert (position.turns_taken, position.turn, position.phase) == (1, BLUE, Phase.FIRST_ACTION)


def test_a_score_as_the_first_action_ends_the_turn_at_once() -> None:
    position = played(OPENED + "red: score 0,0 to 0,0")
    assert (position.turns_taken, position.turn, position.phase) == (1, BLUE, Phase.FIRST_ACTION)
