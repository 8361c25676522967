"""Scout and Search (section 4 of the rules)."""

from cleocatra import Cell, Kind, Phase
from tests.rules.boards import legal, may, played, then, why_not

OPENED = "red: open 0,0\nblue: open 1,0\n"

# 0,0 1,0 2,0
# 0,1 1,1 2,1   a ring around one point; red stands on 0,0 and blue on 1,0
RING = """
red: open 0,0
blue: open 1,0
red: scout 2,0; herd 0,0>1,0
blue: scout 2,1; herd 1,0>0,0
red: scout 1,1; herd 1,0>0,0
blue: scout 0,1; herd 0,0>1,0
"""

# 0,0 1,0 2,0 3,0 4,0
# 0,1 1,1 2,1 3,1 4,1   two rings that share 2,0 and 2,1
TWO_RINGS = """
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

# 0,0 1,0 2,0 3,0 4,0 5,0 6,0
# 0,1 1,1 2,1  .  4,1 5,1 6,1   two rings and a bridge between them
BRIDGE = """
red: open 0,0
blue: open 1,0
black: open 2,0
red: scout 3,0; herd 0,0>1,0
blue: scout 4,0; herd 1,0>0,0
black: scout 5,0; herd 2,0>1,0
red: scout 6,0; herd 1,0>0,0
blue: scout 6,1; herd 0,0>1,0
black: scout 5,1; herd 1,0>0,0
red: scout 4,1; herd 0,0>1,0
blue: scout 2,1; herd 1,0>0,0
black: scout 1,1; herd 0,0>1,0
red: scout 0,1; herd 1,0>0,0
"""


def test_a_scout_puts_the_top_tile_on_any_cell_beside_a_tile() -> None:
    position = played(OPENED, pile="mut bastet princess mafdat")
    assert legal(position, "scout") == ["scout 1,-1", "scout -1,0", "scout 2,0", "scout 0,1"]
    after = then(position, "scout 2,0")
    assert after.tiles[Cell(2, 0)].kind is Kind.PRINCESS
    assert after.pile[0] is Kind.MAFDAT
    assert after.placed == Cell(2, 0)
    assert after.phase is Phase.SECOND_ACTION


def test_a_scout_goes_neither_on_a_tile_nor_apart_from_the_pyramids() -> None:
    position = played(OPENED)
    assert why_not(position, "scout 0,0") == "cell/occupied"
    assert why_not(position, "scout 0,-1") == "cell/apart"
    assert why_not(position, "scout 16,0") == "cell/apart", "the kernel's torus has 16 columns"
    assert why_not(position, "scout 18,0") == "cell/apart"


def test_with_an_empty_pile_nobody_scouts() -> None:
    position = played(TWO_RINGS, rules="advanced", edition="french")
    assert position.pile == ()
    assert legal(position, "scout") == []
    assert why_not(position, "scout 5,0") == "pile/empty"


def test_a_search_moves_a_free_tile_beside_another() -> None:
    position = played(OPENED + "red: scout 2,0; score 0,0 to 0,0")
    assert legal(position, "search") == [
        "search 2,0>1,-1",
        "search 2,0>-1,0",
        "search 2,0>0,1",
    ]
    after = then(position, "search 2,0>0,1")
    assert list(after.tiles) == [Cell(0, 0), Cell(1, 0), Cell(0, 1)]
    assert after.placed == Cell(0, 1)


def test_a_tile_with_rescuers_or_an_inspector_is_not_taken() -> None:
    position = played(OPENED + "red: scout 2,0; score 0,0 to 0,0")
    assert why_not(position, "search 1,0>3,0") == "search/rescuers"
    assert why_not(position, "search 0,0>3,0") == "search/inspector"


def test_there_must_be_a_tile_to_take() -> None:
    assert why_not(played(OPENED), "search 2,0>3,0") == "tile/none"


def test_a_tile_must_go_to_a_different_cell_beside_another_tile_than_itself() -> None:
    position = played(OPENED + "red: scout 2,0; score 0,0 to 0,0")
    assert why_not(position, "search 2,0>2,0") == "search/same-cell"
    assert why_not(position, "search 2,0>3,0") == "search/beside-itself"
    assert why_not(position, "search 2,0>1,0") == "cell/occupied"
    assert why_not(position, "search 2,0>3,-1") == "cell/apart"


def test_a_tile_that_holds_the_others_together_is_not_taken() -> None:
    position = played(OPENED + "red: scout 2,0; score 0,0 to 0,0\nblue: scout 3,0; dispatch")
    assert why_not(position, "search 2,0>0,1") == "search/splits"


def test_every_free_tile_of_a_ring_can_be_taken() -> None:
    position = played(RING, rules="advanced", pile="cleocatra mut bastet bastet mut princess")
    assert {action.split(">")[0] for action in legal(position, "search")} == {
        "search 2,0",
        "search 2,1",
        "search 1,1",
        "search 0,1",
    }


def test_without_one_of_its_tiles_a_ring_is_a_row() -> None:
    position = played(RING, rules="advanced", pile="cleocatra mut bastet bastet mut princess")
    position = then(position, "search 2,1>-1,0", "herd 0,0>0,1", "scout 1,-1", "herd 1,0>0,0")
    assert why_not(position, "search 1,0>3,0") == "search/surrounded"
    assert legal(position, "search 2,0>")
    assert legal(position, "search 1,1>")
    assert legal(position, "search -1,0>")


def test_a_surrounded_tile_may_not_be_taken() -> None:
    """Without 2,0 the others would still form one ring of nine, but all its three sides are taken."""
    position = played(TWO_RINGS, rules="advanced", edition="french")
    assert why_not(position, "search 2,0>5,0") == "search/surrounded"
    assert why_not(position, "search 2,1>5,0") == "search/surrounded"
    assert may(position, "search 3,0>5,0")


def test_of_two_rings_one_may_be_opened_and_then_the_other() -> None:
    position = played(TWO_RINGS, rules="advanced", edition="french")
    position = then(position, "search 3,0>5,1", "herd 0,0>1,0")
    assert why_not(position, "search 3,1>5,0") == "search/splits", "its own ring is open now"
    assert may(position, "search 2,0>5,0"), "no longer surrounded, and still on the other ring"
    position = then(position, "search 1,1>-1,0", "herd 1,0>0,0")
    assert why_not(position, "search 2,0>5,0") == "search/splits"


def test_a_bridge_between_two_rings_may_not_be_taken() -> None:
    pile = "mut mut mut bastet bastet bastet mafdat mafdat mafdat"
    position = played(BRIDGE, rules="advanced", players="red blue black", pile=pile)
    assert position.tiles[Cell(3, 0)].rescuers == ()
    assert why_not(position, "search 3,0>7,0") == "search/splits"
    assert why_not(position, "search 4,0>7,0") == "search/surrounded"
    assert may(position, "search 5,1>7,0")


def test_a_search_changes_nobody_who_stands_elsewhere() -> None:
    position = played(RING, rules="advanced", pile="cleocatra mut bastet bastet mut princess")
    after = then(position, "search 2,1>-1,1")
    moved = after.tiles.pop(Cell(-1, 1))
    assert moved == position.tiles[Cell(2, 1)]
    assert after.tiles.items() < position.tiles.items()


def test_a_turn_has_one_tile_action_at_most() -> None:
    position = played(
        RING + "red: scout 3,0", rules="advanced", pile="cleocatra mut bastet bastet mut princess"
    )
    assert position.phase is Phase.SECOND_ACTION
    for action in ("scout 4,0", "search 3,0>-1,0", "swap 0,0<>1,0=blue"):
        assert why_not(position, action) == "second/tile-action"
