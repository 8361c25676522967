"""Mut's ability: who scores on her tile stays (section 6)."""

from cleocatra import Cell, Colour
from tests.rules.boards import played, then

RED, BLUE = Colour.RED, Colour.BLUE
OPENED = "red: open 0,0\nblue: open 1,0\n"


def test_the_scoring_rescuer_stays_on_a_mut_tile() -> None:
    position = played(OPENED, rules="advanced", pile="mut bastet")
    after = then(position, "score 0,0 to 0,0")
    assert after.points[RED] == 2
    assert after.tiles[Cell(0, 0)].rescuers == (RED,)
    assert after.tiles[Cell(0, 0)].inspector
    assert after.supply == position.supply


def test_helpers_of_a_score_on_mut_return() -> None:
    position = played(OPENED + "red: team 1,0", rules="advanced", pile="mut bastet")
    after = then(position, "score 0,0 with 1,0 to 0,0")
    assert after.tiles[Cell(0, 0)].rescuers == (RED,)
    assert after.tiles[Cell(1, 0)].rescuers == (BLUE,)
    assert after.supply[RED] == 2


def test_a_helper_on_a_mut_tile_returns() -> None:
    position = played(OPENED + "red: team 1,0", rules="advanced", pile="bastet mut")
    after = then(position, "score 0,0 with 1,0 to 0,0")
    assert after.tiles[Cell(1, 0)].rescuers == (BLUE,)
    assert after.supply[RED] == 3


def test_in_the_basic_game_the_scoring_rescuer_returns_from_mut() -> None:
    position = played(OPENED + "red: score 0,0 to 0,0", pile="mut bastet")
    assert position.tiles[Cell(0, 0)].rescuers == ()
    assert position.supply[RED] == 3
