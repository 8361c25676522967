"""Princess's ability: two inspectors on any two tiles (section 6)."""

from cleocatra import Cell, Position
from tests.rules.boards import legal, played, then, why_not

OPENED = "red: open 0,0\nblue: open 1,0\nblack: open 2,0\n"


def inspected(position: Position) -> list[Cell]:
    return [cell for cell, tile in position.tiles.items() if tile.inspector]


def test_two_inspectors_go_to_any_two_tiles() -> None:
    """R13: the rescue tile may be one of them, or not."""
    position = played(OPENED, rules="advanced", players="red blue black", pile="princess mut bastet")
    assert legal(position, "score") == [
        "score 0,0 to 0,0 1,0",
        "score 0,0 to 0,0 2,0",
        "score 0,0 to 1,0 2,0",
    ]
    after = then(position, "score 0,0 to 1,0 2,0")
    assert inspected(after) == [Cell(1, 0), Cell(2, 0)]
    assert after.unused_inspectors == 1


def test_a_tile_that_had_an_inspector_gets_none() -> None:
    """R13, R4: "that had none before this Score", even if that one is taken away."""
    turns = OPENED + "red: score 0,0 to 0,0"
    position = played(turns, rules="advanced", players="red blue black", pile="bastet princess mut")
    assert legal(position, "score") == ["score 1,0 to 1,0 2,0"]
    assert why_not(position, "score 1,0 to 0,0 1,0") == "score/put-inspected"


def test_exactly_two_inspectors_are_put_where_two_tiles_have_none() -> None:
    """R13"""
    position = played(OPENED, rules="advanced", players="red blue black", pile="princess mut bastet")
    assert why_not(position, "score 0,0 to 0,0") == "score/put-number"
    assert why_not(position, "score 0,0 to 0,0 1,0 2,0") == "score/put-number"
    assert why_not(position, "score 0,0 to 0,0 3,0") == "tile/none"


def test_with_fewer_than_two_such_tiles_one_inspector_is_put() -> None:
    """R13: as many as possible."""
    turns = "red: open 0,0\nblue: open 1,0\nred: score 0,0 to 0,0"
    position = played(turns, rules="advanced", pile="bastet princess")
    assert legal(position, "score") == ["score 1,0 to 1,0"]
    assert why_not(position, "score 1,0 to 0,0 1,0") == "score/put-number"
    assert then(position, "score 1,0 to 1,0").unused_inspectors == 1


def test_the_unused_inspector_is_used_first_and_what_is_missing_is_taken_from_a_tile() -> None:
    turns = OPENED + "red: score 0,0 to 0,0\nblue: score 1,0 to 1,0\nblack: scout 3,0"
    position = played(turns, rules="advanced", players="red blue black", pile="bastet mafdat princess mut")
    assert position.unused_inspectors == 1
    assert legal(position, "score") == [
        "score 2,0 from 0,0 to 2,0 3,0",
        "score 2,0 from 1,0 to 2,0 3,0",
    ]
    assert inspected(then(position, "score 2,0 from 0,0 to 2,0 3,0")) == [Cell(1, 0), Cell(2, 0), Cell(3, 0)]
    assert why_not(position, "score 2,0 to 2,0 3,0") == "score/taken-number"
    assert why_not(position, "score 2,0 from 0,0 1,0 to 2,0 3,0") == "score/taken-number"


def test_with_none_unused_two_are_taken_from_tiles() -> None:
    turns = (
        OPENED
        + """
    red: score 0,0 to 0,0
    blue: score 1,0 to 1,0
    black: score 2,0 to 2,0
    red: scout 3,0; dispatch
    blue: scout 4,0; dispatch
    black: scout 5,0; dispatch
    """
    )
    pile = "bastet mafdat bastet princess mut mafdat"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    pairs = ["0,0 1,0", "0,0 2,0", "1,0 2,0"]
    assert legal(position, "score") == [
        f"score 3,0 from {taken} to {put}" for taken in pairs for put in ["3,0 4,0", "3,0 5,0", "4,0 5,0"]
    ]
    after = then(position, "score 3,0 from 0,0 2,0 to 4,0 5,0")
    assert inspected(after) == [Cell(1, 0), Cell(4, 0), Cell(5, 0)]


def test_in_the_basic_game_the_inspector_goes_to_the_rescue_tile() -> None:
    position = played(OPENED, players="red blue black", pile="princess mut bastet")
    assert legal(position, "score") == ["score 0,0 to 0,0"]
    assert why_not(position, "score 0,0 to 1,0") == "score/put-elsewhere"


def test_a_princess_beside_the_rescue_tile_does_nothing() -> None:
    position = played(OPENED, rules="advanced", players="red blue black", pile="mut princess bastet")
    assert legal(position, "score") == ["score 0,0 to 0,0"]
