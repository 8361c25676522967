"""The examples of `docs/notation.md` are what they claim to be."""

import re
from pathlib import Path

import pytest

from cleocatra.record import Game, InvalidRecord, format_game, format_position, parse_action, parse_game
from cleocatra.record.reader import LONGEST_RECORD

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```cleo\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
PYTHON = re.findall(r"^```python\n(.*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
ACTIONS = re.findall(r"^\| [^|]+ \| `[^|]+ \| `([^`]+)` \|$", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_is_a_record(text: str) -> None:
    game = parse_game(text)
    assert parse_game(format_game(game)) == game


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4
    assert len(ACTIONS) == 10


def test_the_first_example_is_canonical() -> None:
    assert format_game(parse_game(EXAMPLES[0])) == EXAMPLES[0]


@pytest.mark.parametrize("words", ACTIONS)
def test_every_action_of_the_table_is_understood(words: str) -> None:
    assert str(parse_action(words)) == words


def test_complaints_are_quoted_as_they_are_given() -> None:
    broken = {
        EXAMPLES[0].replace('"advanced"]\n[', '"advanced"] ['): "1:20: a tag must be alone on its line",
        EXAMPLES[0].replace(
            "team 0,0", "team 9,9"
        ): "9:7: team 9,9 is not allowed: there is no tile on 9,9 (rule 2)",
    }
    for text, complaint in broken.items():
        with pytest.raises(InvalidRecord) as caught:
            parse_game(text)
        shown = f"{caught.value.line}:{caught.value.column}: {caught.value.reason}"
        assert complaint in shown
        assert caught.value.reason in PAGE


def test_the_limit_is_the_one_of_the_reader() -> None:
    assert f"at most {LONGEST_RECORD:,} characters" in PAGE


def test_the_lines_of_python_run() -> None:
    names: dict[str, object] = {"text": EXAMPLES[0]}
    exec(PYTHON[-1], names)
    game = names["game"]
    assert isinstance(game, Game)
    assert names["text"] == format_game(game)
    exec(PYTHON[0], {"line": format_position(game.position)})
