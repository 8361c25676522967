"""The follow-up rule: a first action other than Score must leave a second one (section 4 of the rules).

It binds only a player none of whose rescuers can score, and a Swap that takes away the last who could.
"""

from cleocatra import Cell, Colour
from tests.rules.boards import legal, may, played, then, why_not

RED, BLUE, BLACK = Colour.RED, Colour.BLUE, Colour.BLACK


def test_a_score_needs_nothing_after_it() -> None:
    position = played("red: open 0,0\nblue: open 1,0\nred: score 0,0 to 0,0")
    assert may(position, "score 1,0 to 1,0")


def test_with_rescuers_in_supply_scout_and_search_are_followed_by_dispatch() -> None:
    """Red's only rescuer stands beside an inspector and can do nothing else."""
    turns = "red: open 0,0\nblue: open -1,0\nred: team -1,0; score 0,0 to 0,0\nblue: score -1,0 to -1,0"
    position = played(turns, pile="mut mut")
    assert legal(position) == ["scout -1,-1", "scout -2,0", "scout 1,0", "scout 0,1"]


def test_a_team_up_on_an_inspected_tile_must_leave_another_action() -> None:
    """Both tiles hold inspectors: after Team up red could do nothing more."""
    turns = "red: open 0,0\nblue: open -1,0\nred: team -1,0; score 0,0 to 0,0\nblue: score -1,0 to -1,0"
    assert why_not(played(turns, pile="mut mut"), "team 0,0") == "follow-up"


def test_a_team_up_with_the_last_rescuer_is_followed_by_a_score_or_by_nothing() -> None:
    """Inspectors stand on -2,0, -1,0 and 0,0: of red's last rescuer only the one on 1,0 can score."""
    turns = """
    red: open 0,0
    blue: open -1,0
    black: open -2,0
    red: team -1,0; team -2,0
    blue: score -1,0 to -1,0
    black: team -1,0; team 0,0
    red: score -2,0 to -2,0
    blue: scout 1,0; dispatch
    black: score 0,0 to 0,0
    """
    position = played(turns, players="red blue black", pile="princess mafdat mafdat mafdat")
    assert position.supply[RED] == 1
    assert legal(position, "team") == ["team 1,0"]
    assert why_not(position, "team -2,0") == "follow-up"
    assert legal(then(position, "team 1,0"), "score 1,0")


def test_a_team_up_may_be_followed_by_another() -> None:
    """All tiles are inspected, but red has two rescuers in supply and room on both sides."""
    turns = """
    red: open 0,0
    blue: open 1,0
    black: open 2,0
    red: team 1,0; score 0,0 to 0,0
    blue: score 1,0 to 1,0
    black: score 2,0 to 2,0
    """
    position = played(turns, players="red blue black", pile="mut mut mut")
    assert position.supply[RED] == 2
    assert legal(position, "team") == ["team 0,0", "team 2,0"]
    assert legal(then(position, "team 0,0")) == ["team 2,0"]


def test_without_supply_the_basic_game_allows_no_tile_action() -> None:
    """Nothing could follow: no Dispatch, no Team up, and all three rescuers stand beside inspectors."""
    turns = """
    red: open 0,0
    blue: open -1,0
    red: score 0,0 to 0,0
    blue: team 0,0; score -1,0 to -1,0
    red: scout -2,0; dispatch
    blue: team -1,0; team -2,0
    red: scout 1,0; score -2,0 to -2,0
    """
    position = played(turns, pile="mut mut bastet")
    assert position.supply[BLUE] == 0
    assert why_not(position, "scout 2,0") == "follow-up"
    assert why_not(position, "search 1,0>0,1") == "follow-up"


def test_without_supply_a_scouted_tile_must_lie_where_a_rescuer_can_herd() -> None:
    """Black's three rescuers stand beside inspectors, and every tile near them is full."""
    turns = """
    red: open 0,0
    blue: open 0,1
    black: open -1,0
    red: team 0,1; score 0,0 with 0,1 to -1,0 0,0
    blue: score 0,1 to 0,1
    black: team 0,0; team 0,1
    red: scout -1,1; dispatch
    blue: herd 0,1>-1,1; team 0,1
    """
    pile = "princess mut cleocatra bastet"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert legal(position) == ["scout -1,-1", "scout -2,0", "scout 1,0", "scout 1,1"]
    assert why_not(position, "scout -2,1") == "follow-up"
    assert legal(then(position, "scout 1,1")) == ["herd 0,1>1,1"]


def test_without_supply_a_moved_tile_must_lie_where_a_rescuer_can_herd() -> None:
    """Only 2,1 has room for blue, and 3,0 is beside none of blue's rescuers."""
    turns = """
    red: open 0,0
    blue: open -1,0
    black: open 1,0
    red: score 0,0 to 0,0
    blue: team 0,0; team 1,0
    black: score 1,0 to 1,0
    red: team 1,0; team -1,0
    blue: score -1,0 to -1,0
    black: scout 2,0; dispatch
    red: scout 2,1; herd 1,0>2,0
    """
    pile = "mut mut bastet bastet mut mafdat"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert why_not(position, "search 2,1>3,0") == "follow-up"
    assert legal(position, "search") == [
        "search 2,1>-1,-1",
        "search 2,1>1,-1",
        "search 2,1>-2,0",
        "search 2,1>0,1",
    ]


def test_a_search_may_not_take_away_the_only_tile_a_rescuer_could_herd_to() -> None:
    """Blue can herd to -1,-1 alone: that Mafdat tile may move, but only to where blue still reaches it."""
    turns = """
    red: open 0,0
    blue: open 1,0
    black: open -1,0
    red: scout 1,-1; team 1,0
    blue: search 1,-1>-1,-1; score 1,0 to 1,0
    black: team -1,-1; score -1,0 with -1,-1 to -1,-1 -1,0
    red: team -1,0; herd -1,0>-1,-1
    blue: team 0,0; team -1,0
    black: scout 1,-1; dispatch
    red: herd 1,0>1,-1; score 0,0 from -1,-1 to 0,0
    red*: team -1,0
    """
    pile = "cleocatra mut princess mafdat bastet mut"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert legal(position, "search") == ["search -1,-1>-2,0", "search -1,-1>2,0", "search -1,-1>0,1"]
    assert why_not(position, "search -1,-1>0,-1") == "follow-up"
    assert legal(position, "herd") == ["herd -1,0>-1,-1"]


def test_a_mafdat_tile_that_carries_ones_own_rescuer_may_move_to_where_it_can_herd() -> None:
    turns = """
    red: open 0,0
    blue: open -1,0
    black: open -1,-1
    red: team -1,0; team -1,-1
    blue: team 0,0; score 0,0 to -1,-1 0,0
    black: scout 1,0; dispatch
    red: score -1,0 with -1,-1 from -1,-1 to -1,0 1,0
    blue: team 0,0; team 1,0
    black: scout 0,-1; team 0,-1
    red: team -1,0; team -1,-1
    """
    pile = "princess princess mut mafdat mafdat mut"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert position.tiles[Cell(1, 0)].rescuers == (BLUE, BLACK)
    assert legal(position, "search 1,0") == ["search 1,0>0,-2", "search 1,0>1,-1"], "beside 0,-1"
    assert why_not(position, "search 1,0>0,1") == "follow-up"
    assert legal(then(position, "search 1,0>1,-1")) == ["herd 1,-1>0,-1"]


def test_a_mafdat_tile_without_room_is_not_followed_by_dispatch() -> None:
    """Red has only rescuers in supply: the Mafdat tile that holds two others may not be moved."""
    turns = """
    red: open 0,0
    blue: open 1,0
    black: open 1,-1
    red: score 0,0 to 1,-1 0,0
    blue: team 0,0; herd 1,0>1,-1
    black: scout 0,1; team 1,0
    """
    pile = "princess mafdat mafdat bastet"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert position.tiles[Cell(1, -1)].rescuers == (BLUE, BLACK)
    assert why_not(position, "search 1,-1>-1,0") == "follow-up"
    assert may(position, "search 0,1>-1,0")


def test_a_mafdat_tile_without_room_may_be_the_only_tile_to_take() -> None:
    turns = """
    red: open 0,0
    blue: open -1,0
    black: open -2,0
    red: score 0,0 to 0,0
    blue: herd -1,0>0,0; team -1,0
    black: search 0,0>-2,1; dispatch
    """
    pile = "mafdat mut mut"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert legal(position, "search") == []
    assert why_not(position, "search -2,1>0,0") == "follow-up"


def test_a_mafdat_tile_with_ones_own_rescuer_may_move_to_where_another_can_join() -> None:
    """Black's rescuer travels on 1,0: beside 0,1 it can herd or team up, beside 0,0 alone it can't."""
    turns = """
    red: open 0,0
    blue: open 0,1
    black: open 1,0
    red: team 1,0; score 1,0 to 1,0
    blue: herd 0,1>0,0; team 0,1
    """
    pile = "mafdat mut mafdat"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert legal(position, "search 1,0") == ["search 1,0>-1,1", "search 1,0>1,1"]
    assert why_not(position, "search 1,0>-1,0") == "follow-up"
    assert legal(then(position, "search 1,0>1,1")) == ["team 0,1", "herd 1,1>0,1"]


def test_a_swap_that_leaves_nothing_is_not_offered() -> None:
    """On 1,0 black's rescuer would stand beside an inspector among full tiles; on 0,0 it can score."""
    turns = """
    red: open 0,0
    blue: open 1,0
    black: open 1,-1
    red: team 1,0; team 1,-1
    blue: team 0,0; score 1,0 to 1,0
    """
    pile = "bastet mut bastet"
    position = played(turns, rules="advanced", players="red blue black", pile=pile)
    assert legal(position, "swap") == ["swap 1,-1<>0,0=blue"]
    assert why_not(position, "swap 1,-1<>1,0=blue") == "follow-up"


def test_a_herd_can_always_be_followed_by_herding_back() -> None:
    """Blue leaves the one tile where it could score for one with an inspector."""
    position = played(
        "red: open 0,0\nblue: open 0,1\nred: score 0,0 to 0,0", rules="advanced", pile="mut mut"
    )
    position = then(position, "herd 0,1>0,0")
    assert may(position, "herd 0,0>0,1")
    assert legal(position, "score") == []


def test_the_second_action_needs_nothing_after_it() -> None:
    turns = "red: open 0,0\nblue: open -1,0\nred: team -1,0; score 0,0 to 0,0\nblue: score -1,0 to -1,0\n"
    position = played(turns + "red: scout 1,0", pile="mut mut")
    assert may(position, "team 0,0"), "as a first action it was forbidden"
