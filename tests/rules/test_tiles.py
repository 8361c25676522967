"""What is in the box (section 1 of the rules)."""

import pytest

from cleocatra import Colour, Edition, Kind
from cleocatra.rules.tiles import tile_mix


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_use_all_thirteen_tiles(edition: Edition, players: int) -> None:
    """R1: one tile of the queen and three of each other; R2: the editions are the same."""
    mix = tile_mix(edition, players)
    assert mix == {Kind.CLEOCATRA: 1, Kind.MAFDAT: 3, Kind.BASTET: 3, Kind.MUT: 3, Kind.PRINCESS: 3}
    assert mix.total() == 13


def test_two_players_take_four_tiles_out_of_the_international_edition() -> None:
    """R2: one purple, one blue, one orange and one green; nine remain."""
    mix = tile_mix(Edition.INTERNATIONAL, 2)
    assert mix == {Kind.CLEOCATRA: 1, Kind.MAFDAT: 2, Kind.BASTET: 2, Kind.MUT: 2, Kind.PRINCESS: 2}
    assert mix.total() == 9


def test_two_players_keep_all_purple_tiles_of_the_french_edition() -> None:
    """R2: one blue, one orange and one green go; ten remain."""
    mix = tile_mix(Edition.FRENCH, 2)
    assert mix == {Kind.CLEOCATRA: 1, Kind.MAFDAT: 2, Kind.BASTET: 2, Kind.MUT: 2, Kind.PRINCESS: 3}
    assert mix.total() == 10


def test_the_cats_have_five_colours() -> None:
    """R1: gold, orange, green, blue and purple."""
    colours = {kind: kind.colour for kind in Kind}
    assert colours == {
        Kind.CLEOCATRA: "gold",
        Kind.MAFDAT: "orange",
        Kind.BASTET: "green",
        Kind.MUT: "blue",
        Kind.PRINCESS: "purple",
    }


def test_changing_a_mix_that_was_handed_out_changes_no_other() -> None:
    tile_mix(Edition.FRENCH, 4).clear()
    tile_mix(Edition.FRENCH, 2).clear()
    assert tile_mix(Edition.FRENCH, 4).total() == 13
    assert tile_mix(Edition.FRENCH, 2).total() == 10


def test_the_players_colours_are_those_of_the_box() -> None:
    assert [*Colour] == ["red", "blue", "black", "green"]
