"""Mafdat's ability: her tiles move with all who stand on them (section 6)."""

from cleocatra import Cell, Colour, Kind, Tile
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE = Colour.RED, Colour.BLUE

# 0,0 red; 1,0 blue and an inspector; both tiles are Mafdat's.
TWO_MAFDATS = "red: open 0,0\nblue: open 1,0\nred: team 1,0; score 1,0 to 1,0\n"


def test_a_mafdat_tile_moves_with_rescuers_and_inspector() -> None:
    position = played(TWO_MAFDATS, rules="advanced", pile="mafdat mafdat")
    after = then(position, "search 1,0>0,1")
    assert after.tiles == {
        Cell(0, 0): Tile(Kind.MAFDAT, (RED,)),
        Cell(0, 1): Tile(Kind.MAFDAT, (BLUE,), inspector=True),
    }


def test_one_may_move_a_mafdat_tile_on_which_only_others_stand() -> None:
    position = played(TWO_MAFDATS, rules="advanced", pile="mafdat mafdat")
    assert position.player is BLUE
    assert legal(position, "search 0,0") == ["search 0,0>1,-1", "search 0,0>2,0"]


def test_the_moved_mafdat_tile_is_the_one_to_dispatch_to() -> None:
    position = played(TWO_MAFDATS + "blue: search 0,0>2,0; dispatch", rules="advanced", pile="mafdat mafdat")
    assert position.tiles[Cell(2, 0)].rescuers == (RED, BLUE)


def test_dispatch_needs_room_on_the_moved_mafdat_tile() -> None:
    position = played(TWO_MAFDATS + "blue: search 1,0>0,1", rules="advanced", pile="mafdat mafdat")
    assert why_not(position, "dispatch") == "room/own"
    turns = "red: open 0,0\nblue: open 1,0\nblack: open 2,0\nred: team 1,0; herd 0,0>1,0".replace(
        "; herd 0,0>1,0", ""
    )
    turns += "; team 2,0\nblue: herd 1,0>0,0; team 1,0\nblack: search 0,0>3,0"
    position = played(turns, rules="advanced", players="red blue black", pile="mafdat mut bastet")
    assert position.tiles[Cell(3, 0)].rescuers == (RED, BLUE)
    assert why_not(position, "dispatch") == "room/full"


def test_a_surrounded_mafdat_tile_stays() -> None:
    """R11: also if the others would hold together without it."""
    turns = """
    red: open 0,0
    blue: open 1,0
    red: scout 2,0; herd 0,0>1,0
    blue: scout 3,0; herd 1,0>0,0
    red: scout 4,0; herd 1,0>0,0
    blue: scout 4,1; herd 0,0>1,0
    red: scout 3,1; herd 0,0>1,0
    blue: scout 2,1; herd 1,0>0,0
    red: scout 1,1; herd 1,0>0,0
    blue: scout 0,1; herd 0,0>1,0
    """
    pile = "mut mut mafdat mafdat bastet bastet"
    position = played(turns, rules="advanced", edition="french", pile=pile)
    assert position.tiles[Cell(2, 0)].kind is Kind.MAFDAT
    assert why_not(position, "search 2,0>5,0") == "search/surrounded"
    assert may(position, "search 3,0>5,0")


def test_a_mafdat_tile_that_holds_the_pyramids_together_stays() -> None:
    """R11"""
    turns = "red: open 0,0\nblue: open 1,0\nred: scout 2,0; dispatch"
    position = played(turns, rules="advanced", pile="mut mafdat bastet")
    assert why_not(position, "search 1,0>0,1") == "search/splits"


def test_in_the_basic_game_a_mafdat_tile_is_like_any_other() -> None:
    position = played(TWO_MAFDATS, pile="mafdat mafdat")
    assert why_not(position, "search 1,0>0,1") == "search/rescuers"
    position = played(TWO_MAFDATS + "blue: team 0,0; score 0,0 to 0,0", pile="mafdat mafdat")
    assert legal(position, "search") == []
