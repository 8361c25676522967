"""Bastet's ability: two rescuers change places (section 6)."""

from cleocatra import Cell, Colour, Phase
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE, BLACK = Colour.RED, Colour.BLUE, Colour.BLACK
OPENED = "red: open 0,0\nblue: open 1,0\nblack: open 2,0\n"


def test_ones_rescuer_on_a_bastet_tile_and_anothers_change_places() -> None:
    position = played(OPENED, rules="advanced", players="red blue black", pile="bastet mut mut")
    assert legal(position, "swap") == ["swap 0,0<>1,0=blue", "swap 0,0<>2,0=black"]
    after = then(position, "swap 0,0<>2,0=black")
    assert [tile.rescuers for tile in after.tiles.values()] == [(BLACK,), (BLUE,), (RED,)]
    assert after.phase is Phase.SECOND_ACTION


def test_inspectors_stay_where_they_are() -> None:
    turns = OPENED + "red: team 1,0; score 0,0 with 1,0 to 0,0\nblue: scout 3,0; team 0,0"
    position = played(turns, rules="advanced", players="red blue black", pile="bastet mut bastet")
    after = then(position, "swap 2,0<>0,0=blue")
    assert after.tiles[Cell(0, 0)].inspector
    assert after.tiles[Cell(0, 0)].rescuers == (BLACK,)
    assert not after.tiles[Cell(2, 0)].inspector


def test_dispatch_can_not_follow_a_swap() -> None:
    """No tile was moved."""
    position = played(
        OPENED + "red: swap 0,0<>1,0=blue", rules="advanced", players="red blue black", pile="bastet"
    )
    assert why_not(position, "dispatch") == "dispatch/no-tile"


def test_the_own_rescuer_must_stand_on_a_bastet_tile_and_the_other_need_not() -> None:
    position = played(OPENED, rules="advanced", players="red blue black", pile="mut bastet mut")
    assert why_not(position, "swap 0,0<>1,0=blue") == "swap/not-bastet"
    assert why_not(position, "swap 1,0<>0,0=red") == "swap/own-rescuer"
    assert why_not(position, "swap 1,0<>2,0=black") == "rescuer/none"


def test_both_rescuers_must_be_where_the_swap_says() -> None:
    position = played(OPENED, rules="advanced", players="red blue black", pile="bastet mut mut")
    assert why_not(position, "swap 0,0<>1,0=black") == "rescuer/none"
    assert why_not(position, "swap 0,0<>5,0=black") == "tile/none"
    assert why_not(position, "swap 5,0<>1,0=blue") == "tile/none"
    assert why_not(position, "swap 0,0<>1,0=green") == "swap/no-such-player"


def test_the_rescuers_stand_on_different_tiles() -> None:
    turns = OPENED + "red: scout 3,0; team 1,0\nblue: herd 1,0>0,0"
    position = played(turns + "; team 1,0", rules="advanced", players="red blue black", pile="bastet mut mut")
    position = then(position, "scout 4,0", "team 3,0")
    assert position.tiles[Cell(0, 0)].rescuers == (RED, BLUE)
    assert why_not(position, "swap 0,0<>0,0=blue") == "swap/same-tile"


def test_neither_tile_may_hold_two_rescuers_of_one_player_afterwards() -> None:
    """R12: blue is on red's tile already, and red on blue's other one."""
    turns = OPENED + "red: scout 3,0; team 1,0\nblue: herd 1,0>0,0; team 1,0\nblack: scout 4,0; team 3,0"
    position = played(turns, rules="advanced", players="red blue black", pile="bastet mut mut")
    assert position.tiles[Cell(0, 0)].rescuers == (RED, BLUE)
    assert position.tiles[Cell(1, 0)].rescuers == (RED, BLUE)
    assert why_not(position, "swap 0,0<>1,0=blue") == "swap/doubles"
    assert legal(position, "swap") == ["swap 0,0<>2,0=black", "swap 0,0<>3,0=black"]


def test_red_may_not_come_to_a_tile_where_red_stands() -> None:
    """R12: the other way round, red's tile is clear of black, but red stands on black's."""
    turns = OPENED + "red: team 1,0; team 2,0"
    position = played(turns + "\nblue: scout 3,0; team 0,0\nblack: scout 4,0; team 3,0", rules="advanced",
                      players="red blue black", pile="bastet mut mut")  # fmt: skip
    assert position.tiles[Cell(2, 0)].rescuers == (RED, BLACK)
    assert why_not(position, "swap 0,0<>2,0=black") == "swap/doubles"
    assert may(position, "swap 0,0<>3,0=black")


def test_in_the_basic_game_nobody_swaps() -> None:
    position = played(OPENED, players="red blue black", pile="bastet mut mut")
    assert why_not(position, "swap 0,0<>1,0=blue") == "swap/basic"
    assert legal(position, "swap") == []
