"""Positions in one line: `parse(format(p)) == p`, and errors that name the field and the reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from cleocatra.record import Game, InvalidRecord, format_position, parse_position
from cleocatra.record.complaints import COMPLAINTS
from cleocatra.rules import Cell, Phase
from tests.record.games import games
from tests.record.test_documentation import PAGE

EXAMPLES = re.findall(r"^```position\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
LINES = [line for example in EXAMPLES for line in example.splitlines()]
HEAD = "basic international rb"
TWO = f"{HEAD} C0,0r/B0,1b"
TWENTY = "advanced international rbkg C0,0r/B0,1b/M1,0k/U-1,0g ????????? "

# What is wrong, its column, the field and the reason
WRONG = [
    ("", 1, "rules: the field is missing"),
    ("basic", 6, "edition: the field is missing"),
    ("simple international", 1, "rules: expected one of basic, advanced, got 'simple'"),
    ("basic english", 7, "edition: expected one of international, french, got 'english'"),
    ("basic french rx", 15, "players: expected one of r, b, k, g, got 'x'"),
    ("basic french rbr", 14, "players: a color appears twice"),
    ("basic french r", 14, "players: a game has 2, 3 or 4 players, not 1"),
    (f"{HEAD} C0,0r/B00,1b ??????? 0,0 1 r", 30, "expected a tile such as M-1,2rbi, got 'B00,1b'"),
    (f"{HEAD} C0,0r/Z0,1b ??????? 0,0 1 r", 30, "tiles: expected one of C, M, B, U, P, got 'Z'"),
    (f"{HEAD} C0,0r/B0,1x ??????? 0,0 1 r", 34, "tiles: expected one of r, b, k, g, got 'x'"),
    (f"{HEAD} C0,0r/B0,0b ??????? 0,0 1 r", 30, "tiles: there are two tiles on 0,0"),
    (f"{HEAD} C0,0r/B0,2b ??????? 0,0 1 r", 24, "tiles: tile 0,2 is not connected to the others"),
    (f"{HEAD} C0,0r/B200000000,2b ??????? 0,0 1 r", 24, "tiles: coordinates go from -100000000 to 100000000"),
    (f"{HEAD} C0,0r/C0,1b ??????? 0,0 1 r", 24, "tiles: too many cleocatra tiles, the pile included"),
    (f"{TWO} ???? 0,0 1 r", 36, "pile: tiles and pile must be 9 together, got 6"),
    (f"{TWO} ????x?? 0,0 1 r", 40, "pile: expected one of C, M, B, U, P, ?, got 'x'"),
    (f"{HEAD} C0,0r/B0,1k ??????? 0,0 1 r", 24, "tiles: black is not in this game"),
    (f"{HEAD} C0,0r/B0,1bb ??????? 0,0 1 r", 24, "tiles: blue has two rescuers on 0,1"),
    (f"{TWENTY.replace('0,0r', '0,0rbk')}0,0,0,0 1 r", 29, "tiles: tile 0,0 has room for two rescuers only"),
    (f"{HEAD} C0,0r/B0,1r/M1,0r/U-1,0r ????? 0,0 1 r", 24, "tiles: red has 3 rescuers, not 4"),
    (f"{HEAD} C0,0ri/B0,1ri/M1,0ri/U-1,0i ????? 0,0 1 r", 24, "tiles: there are 3 inspectors, not 4"),
    (f"{TWO} ??????? 0 1 r", 44, "points: expected points for each of 2 players, got 1"),
    (f"{TWO} ??????? 0,x 1 r", 46, "points: expected a whole number, got 'x'"),
    (f"{TWO} ??????? 0,10000 1 r", 44, "points: expected a whole number from 0 to 9999, got 10000"),
    (f"{TWO} ??????? 0,0 0 r", 48, "round: expected a whole number from 1 to 1000000, got 0"),
    (f"{TWO} ??????? 0,0 1", 49, "turn: the field is missing"),
    (f"{TWO} ??????? 0,0 1 r9", 50, "turn: expected a turn such as r, r2, r2@-1,2, r*b, r0 or over"),
    (f"{TWO} ??????? 0,0 1 g", 50, "turn: green is not in this game"),
    (f"{TWO} ??????? 0,0 1 r0", 50, "turn: in an opening, each player before red has one tile"),
    (f"{HEAD} C0,0r ???????? 0,0 1 b", 24, "tiles: each player has opened: 2 players need 2 tiles"),
    (f"{TWO} ??????? 23,0 2 r", 51, "turn: the round is over and a player has 23 points"),
    (f"{TWO} ??????? 22,0 2 over", 51, "turn: the game is over only at the end of a round"),
    (f"{TWO} ??????? 0,0 1 r2@5,5", 50, "turn: there is no tile on 5,5"),
    (f"{HEAD} C0,0b/B0,1 ??????? 0,0 1 r2", 49, "turn: red could not act here: say another phase"),
    (f"{TWO} ??????? 0,0 1 r goal=1", 52, "name: must be up to 40 lowercase letters"),
    (f"{TWO} {' ' * 1000}", 1, "a position has at most 1000 characters"),
]  # fmt: skip


@settings(max_examples=150)
@given(games())
def test_what_is_written_is_read_back(game: Game) -> None:
    for position in (game.position, game.position.view(), game.position.view(revealed=True)):
        line = format_position(position)
        again = parse_position(line)
        assert again == position
        assert again.actions == position.actions
        assert format_position(again) == line


@pytest.mark.parametrize("line", LINES)
def test_every_line_of_the_page_is_a_position(line: str) -> None:
    assert format_position(parse_position(line)) == line


def test_a_line_says_what_the_page_says() -> None:
    position = parse_position(LINES[0])
    assert (position.turns_taken, position.phase) == (6, Phase.FIRST_ACTION)
    assert list(position.points.values()) == [3, 0]
    assert list(position.supply.values()) == [2, 2]
    assert position.unused_inspectors == 2
    assert parse_position(LINES[1]).placed == Cell(2, 0)


def test_white_space_around_the_fields_is_skipped() -> None:
    spaced = LINES[1].replace(" ", " \t ")
    assert parse_position(f"  {spaced} ") == parse_position(LINES[1])


@pytest.mark.parametrize(("text", "column", "reason"), WRONG, ids=[reason for _, _, reason in WRONG])
def test_a_wrong_line_is_refused_with_field_and_reason(text: str, column: int, reason: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_position(text)
    assert reason in caught.value.reason
    assert (caught.value.line, caught.value.column) == (1, column)


def test_every_reason_can_occur() -> None:
    """One of them in code only: a line can't say it."""
    said = " ".join(reason for _, _, reason in WRONG)
    known = {
        code: text.split("{")[0].strip() for code, text in COMPLAINTS.items() if code.startswith("position-")
    }
    untold = {code for code, text in known.items() if text[:30] not in said}
    assert untold == {"position-placed-phase"}
