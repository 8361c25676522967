"""R6: what happens when no complete turn is possible."""

from cleocatra import Cell, Colour, Phase
from cleocatra.record import parse_game
from tests.data.files import perft_record
from tests.rules.boards import legal, played, then, why_not

RED, BLUE = Colour.RED, Colour.BLUE

# The whole pile lies in a row; blue has all rescuers in supply, and both ends of the row are held.
ROW = """
red: open 0,0
blue: open -1,0
red: scout -2,0; score 0,0 to 0,0
blue: scout -3,0; score -1,0 to -1,0
red: scout -4,0; dispatch
blue: scout -5,0; dispatch
red: scout -6,0; score -4,0 to -4,0
blue: scout -7,0; score -5,0 from -4,0 to -5,0
red: scout -8,0; dispatch
"""
ROW_PILE = "princess mut bastet mafdat mut mafdat princess bastet cleocatra"

# All of blue's rescuers stand beside inspectors; 1,0 is free.
INSPECTED = """
red: open 0,0
blue: open -1,0
red: score 0,0 to 0,0
blue: team 0,0; score -1,0 to -1,0
red: scout -2,0; dispatch
blue: team -1,0; team -2,0
red: scout 1,0; score -2,0 to -2,0
"""


def test_a_player_who_can_take_no_complete_turn_rallies_from_supply_to_any_tile_with_room() -> None:
    """R6: also to a tile with an inspector, or one that another player holds, if a second action is left."""
    position = played(ROW, pile=ROW_PILE)
    assert position.blocked
    assert legal(position) == [f"rally {x},0" for x in range(-8, 1)]
    assert position.tiles[Cell(-8, 0)].rescuers == (RED,)
    assert position.tiles[Cell(0, 0)].inspector


def test_a_rescuer_action_follows_a_rally() -> None:
    """R6: the rally is the first action of the turn."""
    position = then(played(ROW, pile=ROW_PILE), "rally -4,0")
    assert (position.player, position.phase) == (BLUE, Phase.SECOND_ACTION)
    assert position.supply[BLUE] == 2
    assert legal(position) == ["team -5,0", "team -3,0", "score -4,0 from -5,0 to -4,0",
                               "score -4,0 from -1,0 to -4,0", "score -4,0 from 0,0 to -4,0"]  # fmt: skip


def test_dispatch_can_not_follow_a_rally() -> None:
    """R6: no tile was placed."""
    position = then(played(ROW, pile=ROW_PILE), "rally -4,0")
    assert why_not(position, "dispatch") == "dispatch/no-tile"
    assert why_not(position, "rally -2,0") == "rally/not-blocked"


def test_with_an_empty_supply_a_rally_moves_a_rescuer_to_any_tile_with_room() -> None:
    """R6: adjacent or not."""
    position = played(INSPECTED, pile="mut mut bastet")
    assert position.blocked
    assert legal(position) == ["rally -2,0>1,0", "rally -1,0>1,0", "rally 0,0>1,0"]
    after = then(position, "rally -2,0>1,0")
    assert after.tiles[Cell(1, 0)].rescuers == (BLUE,)
    assert after.tiles[Cell(-2, 0)].rescuers == ()
    assert legal(after, "score 1,0")


def test_who_has_supply_rallies_with_it_and_who_has_none_moves_a_rescuer() -> None:
    """R6: the player doesn't choose between the two forms."""
    position = played(INSPECTED, pile="mut mut bastet")
    assert why_not(position, "rally 1,0") == "supply/empty"
    assert why_not(position, "rally 0,0>-1,0") == "room/own"
    assert why_not(position, "rally 1,0>1,0") == "rescuer/none"
    position = played(ROW, pile=ROW_PILE)
    assert why_not(position, "rally -8,0>-4,0") == "rally/supply-first"


def test_a_rally_that_leaves_no_second_action_is_not_offered() -> None:
    """R6: blue's last rescuer could do nothing on 3,0, an inspected tile between its two others."""
    turns = """
    red: open 0,0
    blue: open -1,0
    red: team -1,0; score -1,0 with 0,0 to -1,0
    blue: scout 1,0; team 0,0
    red: scout 2,0; dispatch
    blue: scout -2,0; score 0,0 with -1,0 to 0,0
    red: scout -3,0; team 1,0
    blue: scout 3,0; dispatch
    red: team 3,0; score 3,0 with 2,0 to 3,0
    blue: scout 4,0; dispatch
    red: score 1,0 from -1,0 to 1,0
    blue: score 4,0 with 3,0 from 1,0 to 4,0
    red: scout -4,0; dispatch
    blue: rally 4,0; team 3,0
    red: team -3,0; score -3,0 with -4,0 from 4,0 to -3,0
    blue: team 2,0; score 4,0 with 3,0 from 0,0 to 4,0
    red: search -4,0>3,-1; dispatch
    blue: team 1,0; team 3,0
    red: team 3,0; team 4,0
    blue: score 1,0 with 2,0 from 4,0 to 1,0
    red: score 3,-1 from -3,0 to 3,-1
    blue: team 3,-1; team 4,0
    red: score 4,0 with 3,0 from 3,0 to 4,0
    blue: score 3,0 from 1,0 to 3,0
    red: search -3,0>-2,1; dispatch
    """
    position = played(turns, pile="mafdat cleocatra bastet mut bastet mafdat princess mut princess")
    assert position.supply[BLUE] == 1
    assert legal(position) == [f"rally {x},0" for x in range(-2, 3)] + ["rally -2,1"]
    assert why_not(position, "rally 3,0") == "follow-up"


def test_who_can_take_a_complete_turn_does_not_rally() -> None:
    """R6: even a Score alone is a complete turn."""
    position = played("red: open 0,0\nblue: open 1,0")
    assert not position.blocked
    assert why_not(position, "rally 1,0") == "rally/not-blocked"


def test_a_player_who_can_not_even_rally_takes_a_tile_action_alone() -> None:
    """R6: three tiles, all with blue's rescuers and inspectors; whatever blue does, nothing can follow."""
    turns = """
    red: open 0,0
    blue: open 1,0
    black: open 2,0
    red: team 1,0; score 1,0 to 1,0
    blue: team 2,0; team 0,0
    black: score 2,0 to 2,0
    red: team 1,0; score 0,0 with 1,0 to 0,0
    """
    position = played(turns, players="red blue black", pile="princess bastet princess")
    assert position.blocked
    assert legal(position) == ["scout 1,-1", "scout -1,0", "scout 3,0", "scout 0,1", "scout 2,1"]
    after = then(position, "scout -1,0")
    assert (after.player, after.phase) == (Colour.BLACK, Phase.FIRST_ACTION)
    assert after.turns_taken == position.turns_taken + 1


def test_two_players_on_three_inspected_tiles_scout_alone() -> None:
    """R6: the example of the rules; each of the three tiles holds both players' rescuers and an inspector."""
    position = parse_game(perft_record("lone-scout-1")).position
    assert [tile.inspector for tile in position.tiles.values()] == [True] * 3
    assert position.blocked
    assert {action.split()[0] for action in legal(position)} == {"scout"}
    assert why_not(position, "rally 0,0>1,0") == "room/own"
    after = then(position, legal(position)[0])
    assert after.phase is Phase.FIRST_ACTION
    assert after.player is not position.player


def test_in_the_advanced_game_a_player_without_any_rescuer_on_the_board_rallies() -> None:
    """R6: with an empty pile and both ends of a row held, there is nothing to scout, to take or to herd."""
    turns = """
    red: open 0,0
    blue: open -1,0
    red: scout -2,0; score 0,0 to 0,0
    blue: scout 1,0; team 0,0
    red: scout -3,0; dispatch
    blue: scout -4,0; score -1,0 to -1,0
    blue*: scout 2,0
    red: scout 3,0; score -3,0 from -1,0 to -4,0 1,0
    blue: scout 4,0; dispatch
    """
    pile = "bastet cleocatra bastet mafdat princess mut mafdat princess mut"
    position = played(turns, rules="advanced", pile=pile)
    assert legal(position) == [f"rally {x},0" for x in range(-4, 5)]
