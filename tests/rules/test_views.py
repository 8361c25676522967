"""What a player may know: everything but the order of the pile."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleocatra import Dice, Kind, Options, Phase, Position, UnseenTile
from tests.rules.boards import played, then
from tests.rules.games import positions

OPENED = "red: open 0,0\nblue: open 1,0\n"


def test_a_view_hides_the_order_of_the_pile_and_nothing_else() -> None:
    position = played(OPENED + "red: scout 2,0", pile="mut bastet mafdat princess")
    view = position.view()
    assert view.pile == (None,) * 6
    assert view.unseen == position.unseen
    assert view.tiles == position.tiles
    assert (view.points, view.supply, view.placed) == (position.points, position.supply, position.placed)
    assert view != position


def test_everybody_can_work_out_which_tiles_are_left() -> None:
    position = played(OPENED, pile="cleocatra mut")
    assert position.unseen == {Kind.MUT: 1, Kind.MAFDAT: 2, Kind.BASTET: 2, Kind.PRINCESS: 2}


def test_in_an_opening_the_top_tile_is_seen() -> None:
    """R5: the tile is seen before its place is chosen."""
    assert played(pile="mut").view().pile[:2] == (Kind.MUT, None)


def test_after_the_openings_the_top_tile_is_hidden_until_a_scout_reveals_it() -> None:
    """R5: a Scout's tile is seen before its cell is chosen, and only then."""
    position = played(OPENED, pile="mut bastet princess mafdat")
    assert position.view().pile[0] is None
    assert position.view(revealed=True).pile[:2] == (Kind.PRINCESS, None)


def test_a_tile_that_is_not_known_can_not_be_put_on_the_board() -> None:
    view = played(OPENED, pile="mut bastet princess").view()
    with pytest.raises(UnseenTile, match="not known"):
        then(view, "scout 2,0")
    assert then(view.reveal(Kind.PRINCESS), "scout 2,0").placed is not None


def test_what_needs_no_tile_of_the_pile_can_be_done_in_a_view() -> None:
    position = played(OPENED, pile="mut bastet princess")
    assert then(position.view(), "team 1,0") == then(position, "team 1,0").view()


def test_only_a_tile_that_is_left_can_be_revealed() -> None:
    view = played(OPENED, pile="cleocatra mut").view()
    with pytest.raises(UnseenTile, match="can't be cleocatra"):
        view.reveal(Kind.CLEOCATRA)


def test_a_known_tile_can_not_be_revealed_as_another() -> None:
    position = played(OPENED, pile="mut bastet princess")
    assert position.reveal(Kind.PRINCESS) == position
    with pytest.raises(UnseenTile):
        position.reveal(Kind.MAFDAT)


def test_a_tile_known_to_lie_deeper_is_not_on_top() -> None:
    pile = [Kind.MUT, Kind.BASTET, None, Kind.CLEOCATRA, *[None] * 5]
    position = then(Position.start(Options(), pile=pile), "open 0,0", "open 1,0")
    with pytest.raises(UnseenTile):
        position.reveal(Kind.CLEOCATRA)
    assert position.reveal(Kind.MUT).pile[0] is Kind.MUT


def test_with_an_empty_pile_nothing_is_revealed() -> None:
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
    """
    position = played(turns, rules="advanced")
    assert position.pile == ()
    assert position.view() == position
    with pytest.raises(UnseenTile):
        position.reveal(Kind.MUT)


@given(positions(), st.integers(0, 2**32))
def test_a_guess_is_a_pile_that_the_view_allows(position: Position, seed: int) -> None:
    view = position.view()
    guess = view.guess(Dice(seed))
    assert None not in guess.pile
    assert guess.unseen == position.unseen
    assert guess.view() == view
    assert guess.guess(Dice(seed + 1)) == guess, "nothing is left to guess"


@given(positions(), st.integers(0, 2**32))
def test_positions_that_differ_in_the_unseen_order_look_the_same(position: Position, seed: int) -> None:
    """Their views are equal and offer the same actions in the same order: nothing leaks."""
    other = position.view().guess(Dice(seed))
    assert other.view() == position.view()
    assert hash(other.view()) == hash(position.view())
    assert other.view().actions == position.view().actions == position.actions == other.actions
    assert other.view().blocked == position.blocked
    assert str(other.view()) == str(position.view())
    assert repr(other.view()) == repr(position.view())


def test_every_order_is_guessed() -> None:
    view = played(OPENED, pile="mut mut bastet bastet mafdat mafdat princess princess").view()
    tops = {view.guess(Dice(seed)).pile[0] for seed in range(60)}
    assert tops == {Kind.CLEOCATRA, Kind.MAFDAT, Kind.BASTET, Kind.PRINCESS}


def test_the_phase_is_open_to_all() -> None:
    assert played(OPENED + "red: scout 2,0").view().phase is Phase.SECOND_ACTION
