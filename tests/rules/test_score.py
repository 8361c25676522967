"""Score: the area, the helpers and the points (section 5 of the rules)."""

import pytest

from cleocatra import Cell, Colour, IllegalAction, Kind, Points, Position, Score
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE = Colour.RED, Colour.BLUE
OPENED = "red: open 0,0\nblue: open 1,0\n"

# Red on 0,0, 1,0 and -1,0; 0,1 is empty. The four tiles have four colours.
FULL_AREA = OPENED + "red: scout -1,0; team 1,0\nblue: scout 0,1; team 0,0\nred: team -1,0"
# Red on 0,0, 1,0 and 0,1; -1,0 is empty.
TWO_OF_A_COLOUR = OPENED + "red: scout -1,0; team 1,0\nblue: scout 0,1; team 0,0\nred: team 0,1"


def points(position: Position, score: str) -> Points:
    return position.points_for(next(action for action in scores(position) if str(action) == score))


def scores(position: Position) -> list[Score]:
    return [action for action in position.actions if isinstance(action, Score)]


def test_every_different_colour_in_the_area_gives_a_point() -> None:
    position = played(OPENED, pile="mut bastet")
    assert points(position, "score 0,0 to 0,0") == Points((Kind.BASTET, Kind.MUT), helpers=(), ability=0)
    assert then(position, "score 0,0 to 0,0").points == {RED: 2, BLUE: 0}


def test_a_colour_that_is_there_twice_counts_once() -> None:
    position = played(OPENED, pile="mut mut")
    assert points(position, "score 0,0 to 0,0") == Points((Kind.MUT,), helpers=(), ability=0)


def test_tiles_that_touch_at_a_corner_are_not_in_the_area() -> None:
    """R3: 2,0 touches 0,0 at a corner only."""
    position = played(OPENED + "red: scout 2,0", pile="mut bastet princess")
    assert points(position, "score 0,0 to 0,0").colours == (Kind.BASTET, Kind.MUT)


def test_each_rescuer_on_a_scored_neighbour_is_a_helper_and_gives_a_point() -> None:
    position = played(FULL_AREA, pile="princess bastet mafdat mut")
    full = "score 0,0 with -1,0 1,0 to 0,0"
    assert points(position, full).helpers == (Cell(-1, 0), Cell(1, 0))
    assert then(position, full).points[RED] == 6


def test_six_points_are_the_most_in_the_basic_game_and_seven_in_the_advanced() -> None:
    full = "score 0,0 with -1,0 1,0 to 0,0"
    basic = played(FULL_AREA, pile="cleocatra bastet mafdat mut")
    assert points(basic, full).total == 6
    advanced = played(FULL_AREA, rules="advanced", pile="cleocatra bastet mafdat mut")
    assert points(advanced, full).total == 7
    assert points(advanced, full).ability == 1


def test_the_scorer_and_the_helpers_return_to_the_supply() -> None:
    position = played(FULL_AREA, pile="princess bastet mafdat mut")
    after = then(position, "score 0,0 with -1,0 1,0 to 0,0")
    assert after.supply[RED] == 3
    assert [tile.rescuers for tile in after.tiles.values()] == [(BLUE,), (BLUE,), (), ()]


def test_other_players_rescuers_are_no_helpers_and_stay() -> None:
    position = played(OPENED, pile="mut bastet")
    assert why_not(position, "score 0,0 with 1,0 to 0,0") == "rescuer/none"
    assert then(position, "score 0,0 to 0,0").tiles[Cell(1, 0)].rescuers == (BLUE,)


def test_a_helper_stands_on_a_neighbour() -> None:
    turns = OPENED + "red: scout 2,0; dispatch\nblue: scout 3,0; team 0,0\nred: scout 4,0"
    position = played(turns, pile="mut bastet princess")
    assert why_not(position, "score 0,0 with 2,0 to 0,0") == "score/helper-apart"
    assert why_not(position, "score 0,0 with 0,1 to 0,0") == "tile/none"


def test_a_helper_on_the_only_tile_of_its_colour_can_not_be_left_out() -> None:
    """R7: of each colour exactly one tile is scored, and here there is no other."""
    position = played(FULL_AREA, pile="princess bastet mafdat mut")
    assert legal(position, "score 0,0") == ["score 0,0 with -1,0 1,0 to 0,0"]
    assert why_not(position, "score 0,0 with 1,0 to 0,0") == "score/helper-missing"


def test_a_neighbour_of_the_rescue_tiles_colour_is_never_scored() -> None:
    """R7: the rescue tile stands for its own colour, so red's rescuer on 1,0 stays."""
    position = played(OPENED + "red: team 1,0", pile="mut mut")
    assert legal(position) == ["score 0,0 to 0,0", "score 1,0 to 1,0"]
    assert why_not(position, "score 0,0 with 1,0 to 0,0") == "score/helper-own-colour"
    after = then(position, "score 0,0 to 0,0")
    assert after.tiles[Cell(1, 0)].rescuers == (RED, BLUE)
    assert after.points[RED] == 1


def test_where_two_tiles_share_a_colour_a_helper_may_be_left_out() -> None:
    """R9: the empty green tile may be scored instead, which keeps the rescuer on 1,0 on the board."""
    position = played(TWO_OF_A_COLOUR, pile="princess bastet bastet mut")
    assert legal(position, "score 0,0") == ["score 0,0 with 0,1 to 0,0", "score 0,0 with 1,0 0,1 to 0,0"]
    assert points(position, "score 0,0 with 0,1 to 0,0").total == 4
    assert points(position, "score 0,0 with 1,0 0,1 to 0,0").total == 5
    after = then(position, "score 0,0 with 0,1 to 0,0")
    assert after.tiles[Cell(1, 0)].rescuers == (RED, BLUE)


def test_of_two_helpers_of_a_colour_exactly_one_is_scored() -> None:
    """R7, R9: which one is the player's choice, but one it must be."""
    turns = OPENED + "red: scout -1,0; team -1,0\nblue: scout 0,1; team 0,0\nred: team 0,1"
    position = played(turns, pile="princess mut bastet bastet")
    assert legal(position, "score 0,0") == ["score 0,0 with -1,0 to 0,0", "score 0,0 with 0,1 to 0,0"]
    assert why_not(position, "score 0,0 with -1,0 0,1 to 0,0") == "score/helpers-same-colour"
    assert why_not(position, "score 0,0 to 0,0") == "score/helper-missing"


def test_of_three_tiles_of_a_colour_one_is_scored() -> None:
    """R9: with one helper among three green tiles, it may help or not."""
    turns = OPENED + "black: open -1,0\nred: scout 0,1; team 0,1"
    position = played(turns, players="red blue black", pile="mut bastet bastet bastet")
    position = then(position, "scout 2,0", "dispatch", "scout -2,0", "dispatch")
    assert legal(position, "score 0,0") == ["score 0,0 to 0,0", "score 0,0 with 0,1 to 0,0"]


def test_a_helper_may_stand_beside_an_inspector() -> None:
    """R8: blue's helper on 0,0 counts although an inspector stands there."""
    position = played(OPENED + "red: score 0,0 to 0,0\nblue: team 0,0", pile="mut bastet")
    assert position.tiles[Cell(0, 0)].inspector
    assert legal(position) == ["score 1,0 with 0,0 to 1,0"]
    after = then(position, "score 1,0 with 0,0 to 1,0")
    assert after.points[BLUE] == 3
    assert after.tiles[Cell(0, 0)].inspector
    assert after.tiles[Cell(0, 0)].rescuers == ()


def test_scores_that_differ_only_in_helperless_tiles_are_one_score() -> None:
    """Any of three green tiles can stand for green; no helper depends on which."""
    turns = OPENED + "black: open -1,0\nred: scout 0,1"
    position = played(turns, players="red blue black", pile="mut bastet bastet bastet")
    assert legal(position, "score 0,0") == ["score 0,0 to 0,0"]


def test_one_needs_a_rescuer_on_the_rescue_tile() -> None:
    position = played(OPENED)
    assert why_not(position, "score 1,0 to 1,0") == "rescuer/none"
    assert why_not(position, "score 7,7 to 7,7") == "tile/none"


def test_a_tile_with_an_inspector_is_no_rescue_tile() -> None:
    position = played(OPENED + "red: score 0,0 to 0,0\nblue: team 0,0", pile="mut bastet")
    assert why_not(position, "score 0,0 with 1,0 to 0,0") == "score/inspector"


def test_the_points_of_a_score_that_is_not_legal_are_refused() -> None:
    with pytest.raises(IllegalAction, match="an inspector stands on 0,0"):
        played(OPENED + "red: score 0,0 to 0,0\nblue: team 0,0").points_for(
            Score(Cell(0, 0), (), (), (Cell(0, 0),))
        )


def test_the_points_of_every_score_are_what_applying_it_gives() -> None:
    for pile in ("cleocatra bastet mafdat mut", "princess bastet bastet mut", "mut mut mafdat mafdat"):
        for turns in (FULL_AREA, TWO_OF_A_COLOUR):
            position = played(turns, rules="advanced", pile=pile)
            assert scores(position)
            for score in scores(position):
                gained = position.apply(score).points[RED] - position.points[RED]
                assert position.points_for(score).total == gained


def test_the_lists_of_a_score_must_be_sorted() -> None:
    position = played(FULL_AREA, pile="princess bastet mafdat mut")
    helpers = (Cell(1, 0), Cell(-1, 0))
    unsorted = Score(Cell(0, 0), helpers, (), (Cell(0, 0),))
    with pytest.raises(IllegalAction) as raised:
        position.apply(unsorted)
    assert raised.value.refusal.code == "score/unsorted"
    assert may(position, "score 0,0 with -1,0 1,0 to 0,0")
