"""Why not? Every reason to refuse an action is given by some position here."""

import re

import pytest

from cleocatra import Cell, Colour, IllegalAction, Refusal, Score, TeamUp, explain
from cleocatra.record import parse_action, parse_game
from cleocatra.rules.reasons import REASONS
from tests.data.files import game_record
from tests.rules.boards import played

OPENED = "red: open 0,0\nblue: open 1,0\n"
OPENED_BY_THREE = OPENED + "black: open 2,0\n"
THREE = "red blue black"

# 0,0 red and an inspector; 1,0 blue; 2,0 nobody. It is blue's turn.
INSPECTED = OPENED + "red: scout 2,0; score 0,0 to 0,0\n"
# no rescuer in supply; 0,0 red and blue, 1,0 blue, 2,0 red and blue, 3,0 red
ALL_POSTED = OPENED + "red: scout 2,0; dispatch\nblue: team 0,0; team 2,0\nred: scout 3,0; dispatch\n"
SURROUNDED = OPENED + "red: scout 2,0; team 1,0\nblue: scout 3,0; team 0,0\nred: scout 2,1; dispatch"
# blue takes a bonus action
BONUS = OPENED + "red: search 0,0>2,0; score 2,0 to 2,0\nblue: score 1,0 to 1,0"
# the whole pile in a row, both ends held; blue has all rescuers in supply
BLOCKED = """
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
BLOCKED_PILE = "princess mut bastet mafdat mut mafdat princess bastet cleocatra"
# red on the green 1,0, the blue 0,1 and the purple 0,0 between them; the green -1,0 is empty
AREA = OPENED + "red: scout -1,0; team 1,0\nblue: scout 0,1; team 0,0\nred: team 0,1"
AREA_PILE = "princess bastet bastet mut"
GREENS = OPENED + "red: scout -1,0; team -1,0\nblue: scout 0,1; team 0,0\nred: team 0,1"
GREENS_PILE = "princess mut bastet bastet"

# inspectors on 0,0, 1,0 and 2,0; red on 3,0, blue on 4,0, black on 5,0
ALL_INSPECTED = (
    OPENED_BY_THREE
    + """
red: score 0,0 to 0,0
blue: score 1,0 to 1,0
black: score 2,0 to 2,0
red: scout 3,0; dispatch
blue: scout 4,0; dispatch
black: scout 5,0; dispatch
"""
)

# code, turns, other options of the game, action, sentence
CASES = [
    ("opening/first", "red: open 0,0", {}, "scout 1,0",
     "the openings come first: blue places a tile"),
    ("opening/done", OPENED, {}, "open 2,0", "the openings are done"),
    ("opening/first-cell", "", {}, "open 1,0", "the first tile goes to 0,0"),
    ("second/tile-action", OPENED + "red: scout 2,0", {}, "scout 3,0",
     "the second action of a turn has to be a Rescuer action"),
    ("follow-up", OPENED + "red: team 1,0; score 0,0 to 0,0\nblue: score 1,0 to 1,0", {"pile": "mut mut"},
     "team 0,0", "no second action would be possible after it (follow-up rule)"),
    ("bonus/dispatch", BONUS, {"rules": "advanced", "pile": "mafdat cleocatra"}, "dispatch",
     "a bonus action can’t be a Dispatch"),
    ("bonus/rally", BONUS, {"rules": "advanced", "pile": "mafdat cleocatra"}, "rally 2,0",
     "a bonus action can’t be a rally"),
    ("pass/no-bonus", OPENED, {}, "pass", "only a bonus action may be declined"),
    ("cell/occupied", OPENED, {}, "scout 1,0", "there is already a tile on 1,0"),
    ("cell/apart", OPENED, {}, "scout 5,5", "5,5 doesn’t share an edge with any tile"),
    ("tile/none", OPENED, {}, "team 5,5", "there is no tile on 5,5"),
    ("pile/empty", BLOCKED, {"pile": BLOCKED_PILE}, "scout 1,0", "the pile is empty"),
    ("search/rescuers", OPENED, {}, "search 0,0>2,0", "rescuers stand on tile 0,0"),
    ("search/inspector", INSPECTED, {}, "search 0,0>3,0", "an inspector stands on tile 0,0"),
    ("search/surrounded", SURROUNDED, {}, "search 2,0>4,0", "tile 2,0 is surrounded"),
    ("search/splits", INSPECTED + "blue: scout 3,0; dispatch", {}, "search 2,0>0,1",
     "taking tile 2,0 would split the pyramids"),
    ("search/same-cell", INSPECTED, {}, "search 2,0>2,0", "the tile must go to a different cell"),
    ("search/beside-itself", INSPECTED, {}, "search 2,0>3,0",
     "3,0 shares an edge only with the tile being moved"),
    ("supply/empty", ALL_POSTED, {}, "team 3,0", "blue has no rescuer in supply"),
    ("room/own", OPENED, {}, "team 0,0", "red already has a rescuer on 0,0"),
    ("room/full", OPENED_BY_THREE + "red: team 1,0; team 2,0", {"players": THREE}, "team 2,0",
     "tile 2,0 already holds two rescuers"),
    ("rescuer/none", OPENED, {}, "score 1,0 to 1,0", "red has no rescuer on 1,0"),
    ("dispatch/first", OPENED, {}, "dispatch", "Dispatch has to follow a Tile action in the same turn"),
    ("dispatch/no-tile", OPENED + "red: team 1,0", {}, "dispatch",
     "no tile was placed or moved this turn"),
    ("team/apart", OPENED + "red: scout 2,0", {}, "team 2,0",
     "tile 2,0 is not next to any of red’s rescuers"),
    ("herd/basic", OPENED, {}, "herd 0,0>1,0", "Herd belongs to the advanced game"),
    ("herd/apart", OPENED, {"rules": "advanced"}, "herd 0,0>2,0", "tile 2,0 is not adjacent to 0,0"),
    ("rally/not-blocked", OPENED, {}, "rally 1,0", "red may rally only when no complete turn is possible"),
    ("rally/supply-first", BLOCKED, {"pile": BLOCKED_PILE}, "rally -8,0>-4,0",
     "with rescuers in supply, a rally has to use one of them"),
    ("swap/basic", OPENED, {"pile": "bastet"}, "swap 0,0<>1,0=blue",
     "Bastet’s ability belongs to the advanced game"),
    ("swap/not-bastet", OPENED, {"rules": "advanced", "pile": "mut"}, "swap 0,0<>1,0=blue",
     "tile 0,0 is not a Bastet tile"),
    ("swap/same-tile", OPENED + "red: scout 2,0; team 1,0\nblue: team 0,0; team 2,0",
     {"rules": "advanced", "pile": "bastet mut"}, "swap 0,0<>0,0=blue",
     "the two rescuers must stand on different tiles"),
    ("swap/own-rescuer", OPENED, {"rules": "advanced", "pile": "bastet"}, "swap 0,0<>1,0=red",
     "the other rescuer must be another player’s"),
    ("swap/no-such-player", OPENED, {"rules": "advanced", "pile": "bastet"}, "swap 0,0<>1,0=green",
     "green is not in this game"),
    ("swap/doubles", OPENED + "red: scout 2,0; team 1,0\nblue: team 0,0; team 2,0",
     {"rules": "advanced", "pile": "bastet mut"}, "swap 0,0<>2,0=blue",
     "tile 0,0 would hold two rescuers of blue"),
    ("score/inspector", INSPECTED + "blue: team 0,0", {"pile": "mut mut"}, "score 0,0 to 0,0",
     "an inspector stands on 0,0"),
    ("score/helper-apart", ALL_POSTED, {"pile": "mut bastet mafdat"}, "score 0,0 with 2,0 to 0,0",
     "2,0 is not adjacent to the rescue tile"),
    ("score/helper-own-colour", OPENED + "red: team 1,0", {"pile": "mut mut"}, "score 0,0 with 1,0 to 0,0",
     "the rescue tile counts for its own color, so 1,0 is not scored"),
    ("score/helpers-same-colour", GREENS, {"pile": GREENS_PILE}, "score 0,0 with -1,0 0,1 to 0,0",
     "only one tile of each color is scored"),
    ("score/helper-missing", AREA, {"pile": AREA_PILE}, "score 0,0 with 1,0 to 0,0",
     "one of the helpers on 0,1 must be scored: no other tile has that color"),
    ("score/put-elsewhere", OPENED, {}, "score 0,0 to 1,0", "the inspector goes to the rescue tile"),
    ("score/put-number", OPENED, {"rules": "advanced", "pile": "princess"}, "score 0,0 to 0,0",
     "2 inspectors must be put on tiles"),
    ("score/put-inspected", OPENED_BY_THREE + "red: score 0,0 to 0,0",
     {"rules": "advanced", "players": THREE, "pile": "bastet princess"}, "score 1,0 to 0,0 1,0",
     "there was an inspector on 0,0 before this Score"),
    ("score/taken-number", OPENED, {}, "score 0,0 from 1,0 to 0,0",
     "0 inspectors must be taken from tiles: unused ones come first"),
    ("score/taken-none", ALL_INSPECTED, {"players": THREE}, "score 3,0 from 4,0 to 3,0",
     "there is no inspector on 4,0"),
]  # fmt: skip
# These need more than turns and an action's words.
ELSEWHERE = {"game/over", "turn/other-player", "score/unsorted", "scout/reveal-first", "scout/tile-open"}


@pytest.mark.parametrize(
    ("code", "turns", "options", "action", "sentence"), CASES, ids=[case[0] for case in CASES]
)
def test_a_refusal_names_its_rule(
    code: str, turns: str, options: dict[str, str], action: str, sentence: str
) -> None:
    position = played(turns, **options)
    refusal = explain(position, parse_action(action))
    assert refusal is not None
    assert (refusal.code, str(refusal)) == (code, sentence)
    with pytest.raises(IllegalAction, match=re.escape(f"{action}: {sentence} (rule {refusal.rule})")):
        position.apply(parse_action(action))


def test_every_reason_is_given_by_some_position() -> None:
    assert {case[0] for case in CASES} | ELSEWHERE == REASONS.keys()


def test_after_the_end_the_game_is_over() -> None:
    position = parse_game(game_record("shared-victory")).position
    assert explain(position, TeamUp(Cell(0, 0))) == Refusal("game/over")
    assert str(Refusal("game/over")) == "the game is over"


def test_another_players_action_is_refused_with_whose_turn_it_is() -> None:
    position = played(OPENED)
    scout = parse_action("scout 2,0")
    assert explain(position, scout, Colour.RED) is None
    refusal = explain(position, scout, Colour.BLUE)
    assert refusal is not None
    assert (refusal.code, str(refusal)) == ("turn/other-player", "it’s red’s turn")


def test_in_a_bonus_action_it_is_the_turn_of_who_takes_it() -> None:
    position = played(BONUS, rules="advanced", pile="mafdat cleocatra")
    assert explain(position, parse_action("pass"), Colour.BLUE) is None
    refusal = explain(position, parse_action("pass"), Colour.RED)
    assert refusal is not None
    assert str(refusal) == "it’s blue’s turn"


def test_lists_of_a_score_are_refused_unsorted_or_repeated() -> None:
    """A record's reader refuses them first, so they are made by hand."""
    position = played(AREA, pile=AREA_PILE)
    here = (Cell(0, 0),)
    for helpers in ((Cell(0, 1), Cell(1, 0)), (Cell(0, 1), Cell(0, 1))):
        refusal = explain(position, Score(Cell(0, 0), helpers, (), here))
        assert refusal is not None
        assert refusal.code == "score/unsorted"
        assert str(refusal) == "the tiles in a list must be different and sorted by y, then x"


def test_a_legal_action_is_not_refused() -> None:
    for turns in (OPENED, INSPECTED, ALL_POSTED, BLOCKED):
        position = played(turns, pile=BLOCKED_PILE)
        assert position.actions
        assert all(explain(position, action) is None for action in position.actions)


def test_every_reason_has_a_rule_of_the_rules_and_a_sentence() -> None:
    for code, (rule, sentence) in REASONS.items():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*(/[a-z]+(-[a-z]+)*)?", code)
        assert re.fullmatch(r"[1-9]|R([1-9]|1[0-4])", rule), "a section or a ruling"
        assert sentence[0].islower() or sentence.startswith(("{", "Dispatch", "Herd", "Bastet"))
        assert not sentence.endswith(".")
