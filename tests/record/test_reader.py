"""What is wrong with a record is answered with line, column and reason."""

import time

import pytest

from cleocatra.record import InvalidRecord, format_game, parse_game
from cleocatra.rules import Dice
from tests.record.games import HEADER, RECORD
from tests.record.wrong_records import CHARACTERS, FORBIDDEN, TAGS, TURNS


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [pytest.param(*case, id=name) for name, *case in TAGS + TURNS + CHARACTERS],
)
def test_what_is_wrong_is_answered_with_line_column_and_reason(
    text: str, line: int, column: int, reason: str
) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_game(text)
    assert (caught.value.line, caught.value.column, caught.value.reason) == (line, column, reason)


@pytest.mark.parametrize(("text", "line", "column", "code", "reason"), FORBIDDEN)
def test_what_the_rules_forbid_is_answered_with_the_rule(
    text: str, line: int, column: int, code: str, reason: str
) -> None:
    with pytest.raises(InvalidRecord) as caught:
        parse_game(text)
    error = caught.value
    assert (error.line, error.column, error.reason) == (line, column, reason)
    assert error.refusal is not None
    assert error.refusal.code == code


def test_nothing_comes_after_the_end_of_a_game() -> None:
    dice = Dice(1)
    game = parse_game(RECORD)
    while game.position.outcome is None:
        game = game.play(game.position.random_action(dice))
    text = format_game(game)
    with pytest.raises(InvalidRecord) as caught:
        parse_game(f"{text}{game.position.turn}: scout 0,0\n")
    assert caught.value.line == len(text.splitlines()) + 1
    assert caught.value.reason == "the game is over (rule 7)"


def test_only_the_last_line_may_stop_in_the_middle_of_a_turn() -> None:
    game = parse_game(RECORD + "blue: scout 1,0  # to be continued\n\n# soon\n")
    assert game.turn_under_way
    assert str(game.turns[-1]) == "blue: scout 1,0"


def test_bytes_are_read_as_utf_8() -> None:
    text = RECORD.replace("\n\n", '\n[Names "喵, Zoë"]\n\n', 1)
    assert parse_game(text.encode()) == parse_game(text)
    with pytest.raises(InvalidRecord) as caught:
        parse_game(text.encode().replace(b"0,1\n", b"0,1 # \xc3\xe9\xff\n", 1))
    assert (caught.value.line, caught.value.column, caught.value.reason) == (8, 18, "this is not UTF-8")


def test_lines_may_end_as_windows_ends_them() -> None:
    assert parse_game(RECORD.replace("\n", "\r\n")) == parse_game(RECORD)


def test_a_tag_may_contain_a_number_sign_and_a_comment_may_follow_it() -> None:
    game = parse_game(RECORD.replace("\n\n", '\n[Round "#2 ; [x]"] # [Date "no"]\n\n', 1))
    assert game.tags == {"Round": "#2 ; [x]"}


def test_a_comment_may_be_the_empty_line_before_the_turns() -> None:
    assert parse_game(RECORD.replace("\n\n", "\n# now the game\n")) == parse_game(RECORD)


def test_unknown_tiles_may_lie_anywhere_among_those_not_drawn() -> None:
    game = parse_game(RECORD.replace("mafdat princess princess", "? princess ?"))
    assert [kind and str(kind) for kind in game.position.pile] == [
        None,
        "princess",
        None,
        "mut",
        "bastet",
        "mafdat",
    ]
    assert "mut ? princess ? mut" in format_game(game)


@pytest.mark.parametrize(
    "text",
    [
        HEADER + "\nred: score 0,0 with " + " ".join(f"{x},0" for x in range(30_000)) + " to 0,0",
        HEADER + "\nred: " + "open 0,0;" * 25_000,
        '[A "' * 60_000,
        "[" * 900_000,
        "\n" * 900_000,
        "".join(f'[A{number} ""]\n' for number in range(20_000)),
        HEADER + "\nred: open " + "1" * 900_000 + ",0",
        HEADER + "\n" + "a" * 900_000,
    ],
    ids=lambda text: f"{text[-20:-10]!r}",
)
def test_absurd_input_is_refused_soon_and_in_few_words(text: str) -> None:
    began = time.process_time()
    with pytest.raises(InvalidRecord) as caught:
        parse_game(text)
    assert len(caught.value.reason) < 250
    assert time.process_time() - began < 10
