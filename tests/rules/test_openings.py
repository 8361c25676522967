"""The set-up (section 3 of the rules)."""

import pytest

from cleocatra import Cell, Colour, Kind, Phase, Tile
from tests.rules.boards import legal, played, then, why_not

RED, BLUE = Colour.RED, Colour.BLUE


def test_before_the_openings_all_rescuers_are_in_supply_and_nobody_has_points() -> None:
    position = played(players="red blue black green")
    assert position.tiles == {}
    assert set(position.supply.values()) == {3}
    assert set(position.points.values()) == {0}
    assert position.unused_inspectors == 3
    assert position.phase is Phase.OPENING


def test_the_first_tile_goes_to_the_origin() -> None:
    position = played()
    assert legal(position) == ["open 0,0"]
    assert why_not(position, "open 1,0") == "opening/first-cell"


def test_a_later_tile_goes_beside_a_tile() -> None:
    position = played("red: open 0,0")
    assert legal(position) == ["open -1,0", "open 1,0", "open 0,1"]
    assert why_not(position, "open 0,0") == "cell/occupied"


def test_a_tile_that_touches_at_a_corner_only_is_apart() -> None:
    """R3: 0,-1 touches 0,0 at its apex, but shares no edge with it."""
    assert why_not(played("red: open 0,0"), "open 0,-1") == "cell/apart"


def test_an_opening_puts_a_rescuer_on_the_new_tile() -> None:
    position = played("red: open 0,0\nblue: open 1,0", pile="mut bastet")
    assert position.tiles == {
        Cell(0, 0): Tile(Kind.MUT, (RED,)),
        Cell(1, 0): Tile(Kind.BASTET, (BLUE,)),
    }
    assert position.supply == {RED: 2, BLUE: 2}


def test_the_tile_is_seen_before_its_place_is_chosen() -> None:
    """R5: in an opening what a player may know includes the top tile, and no other."""
    view = played("red: open 0,0", pile="mut bastet mafdat").view()
    assert view.pile[0] is Kind.BASTET
    assert set(view.pile[1:]) == {None}


@pytest.mark.parametrize("players", ["red blue", "green black red", "blue red green black"])
def test_all_players_open_in_turn_order_and_the_starting_player_takes_the_first_turn(players: str) -> None:
    position = played(players=players)
    openings = ["open 0,0", "open 1,0", "open 2,0", "open 3,0"]
    for player, opening in zip(players.split(), openings, strict=False):
        assert position.player == player
        assert position.phase is Phase.OPENING
        position = then(position, opening)
    assert position.player == players.split()[0]
    assert position.phase is Phase.FIRST_ACTION
    assert position.turns_taken == 0


def test_nothing_but_an_opening_comes_first() -> None:
    position = played("red: open 0,0")
    for action in ("scout 1,0", "team 0,0", "score 0,0 to 0,0", "rally 0,0", "dispatch", "pass"):
        assert why_not(position, action) == "opening/first"


def test_the_opened_tile_can_not_be_dispatched_to() -> None:
    assert played("red: open 0,0\nblue: open 1,0").placed is None
