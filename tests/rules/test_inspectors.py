"""Where inspectors come from and go to (section 5 of the rules, step 4); Princess has a file of her own."""

from cleocatra import Cell
from tests.rules.boards import legal, may, played, then, why_not

OPENED = "red: open 0,0\nblue: open 1,0\n"

# Inspectors on 0,0, 1,0 and 2,0; red on 3,0, blue on 4,0, black on 5,0.
ALL_USED = """
red: open 0,0
blue: open 1,0
black: open 2,0
red: score 0,0 to 0,0
blue: score 1,0 to 1,0
black: score 2,0 to 2,0
red: scout 3,0; dispatch
blue: scout 4,0; dispatch
black: scout 5,0; dispatch
"""


def test_an_unused_inspector_goes_to_the_rescue_tile() -> None:
    position = played(OPENED + "red: score 0,0 to 0,0")
    assert position.tiles[Cell(0, 0)].inspector
    assert position.unused_inspectors == 2


def test_as_long_as_there_is_an_unused_one_none_is_taken_from_a_tile() -> None:
    position = played(OPENED + "red: score 0,0 to 0,0")
    assert legal(position, "score") == ["score 1,0 to 1,0"]
    assert why_not(position, "score 1,0 from 0,0 to 1,0") == "score/taken-number"


def test_with_none_unused_one_is_taken_from_any_other_tile() -> None:
    position = played(ALL_USED, players="red blue black")
    assert position.unused_inspectors == 0
    assert legal(position, "score") == [
        "score 3,0 from 0,0 to 3,0",
        "score 3,0 from 1,0 to 3,0",
        "score 3,0 from 2,0 to 3,0",
    ]
    after = then(position, "score 3,0 from 1,0 to 3,0")
    assert [cell for cell, tile in after.tiles.items() if tile.inspector] == [(0, 0), (2, 0), (3, 0)]
    assert after.unused_inspectors == 0


def test_exactly_one_is_taken_from_a_tile_that_has_one_and_put_on_the_rescue_tile() -> None:
    position = played(ALL_USED, players="red blue black")
    assert why_not(position, "score 3,0 to 3,0") == "score/taken-number"
    assert why_not(position, "score 3,0 from 0,0 1,0 to 3,0") == "score/taken-number"
    assert why_not(position, "score 3,0 from 4,0 to 3,0") == "score/taken-none"
    assert why_not(position, "score 3,0 from 9,9 to 3,0") == "score/taken-none"
    assert why_not(position, "score 3,0 from 0,0 to 4,0") == "score/put-elsewhere"


def test_at_most_one_inspector_stands_on_a_tile() -> None:
    """R4: the rescue tile has none before a Score, so it has one after it."""
    position = played(OPENED + "red: score 0,0 to 0,0\nblue: team 0,0", pile="mut bastet")
    assert position.tiles[Cell(0, 0)].inspector
    assert legal(position, "score 0,0") == []


def test_a_tile_that_an_inspector_has_left_can_be_scored_on_again() -> None:
    pile = "mut bastet mafdat mafdat princess princess"
    position = then(played(ALL_USED, players="red blue black", pile=pile), "team 2,0")
    assert why_not(position, "score 2,0 from 0,0 to 2,0") == "score/inspector"
    position = then(position, "score 3,0 from 2,0 to 3,0", "scout 6,0", "dispatch", "scout 7,0", "dispatch")
    assert may(position, "score 2,0 from 0,0 to 2,0")
