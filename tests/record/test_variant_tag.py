"""Records of variants: they say what is changed, are replayed by it, and never pass for a standard game."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cleocatra import Colour, Dice, Options, Variant
from cleocatra.record import Game, InvalidRecord, format_game, parse_game
from tests.rules.variants import random_options

EXAMPLE = """\
[Rules "basic"]
[Edition "international"]
[Variant "short goal=9 off=mut,herd r9=most"]
[Players "red blue"]
[Pile "mut bastet mafdat mut princess bastet mafdat princess cleocatra"]

red: open 0,0
"""


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32), st.integers(0, 60))
def test_a_game_of_any_variant_is_read_as_it_was_written(seed: int, actions: int) -> None:
    dice = Dice(seed)
    game = Game.start(random_options(seed), seed=seed)
    for _ in range(actions):
        if game.position.outcome:
            break
        game = game.play(game.position.random_action(dice))
    again = parse_game(format_game(game))
    assert again == game
    assert again.position == game.position
    assert again.options.variant == game.options.variant


def test_the_tag_says_what_is_changed() -> None:
    variant = parse_game(EXAMPLE).options.variant
    assert variant == Variant("short", goal=9, off=("mut", "herd"), r9="most")  # type: ignore[arg-type]
    assert format_game(parse_game(EXAMPLE)) == EXAMPLE


def test_a_standard_game_has_no_such_tag() -> None:
    assert "Variant" not in format_game(Game.start(Options(), seed=1))


def test_without_its_tag_a_game_of_a_variant_is_another_game() -> None:
    game = Game.start(Options(variant=Variant("short", goal=9)), seed=1)
    assert game != Game.start(replace(game.options, variant=Options().variant), seed=1)


def test_no_free_tag_may_be_called_variant() -> None:
    with pytest.raises(ValueError, match="the game itself says what Variant is"):
        Game.start(Options(), seed=1, tags={"Variant": "short goal=9"})


@pytest.mark.parametrize(
    ("value", "column", "reason"),
    [
        ("", 11, "expected the variant’s name"),
        ("short", 11, "this variant changes nothing"),
        ("Short goal=9", 11, "name: must be up to 40 lowercase letters"),
        ("standard goal=9", 11, "only the standard game can be called standard"),
        ("short goal=many", 17, "expected a whole number, got 'many'"),
        ("short goal=9999999999", 17, "expected a whole number"),
        ("short goal=9 goal=10", 24, "goal appears twice"),
        ("short goal", 17, "unknown setting 'goal'"),
        ("short speed=3", 17, "unknown setting 'speed=3'"),
        ("short name=long", 17, "unknown setting"),
        ("short goal=9 tiles=1,2,3", 24, "tiles: expected a number for each of"),
        ("short goal=9 off=fly", 24, "off: unknown ability 'fly'"),
        ("short r7=most", 17, "r7: expected one of rescue-tile, any-tile"),
        ("short rescuers=13", 11, "2 players with 13 rescuers each"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(value: str, column: int, reason: str) -> None:
    text = EXAMPLE.replace("short goal=9 off=mut,herd r9=most", value)
    with pytest.raises(InvalidRecord) as caught:
        parse_game(text)
    assert (caught.value.line, caught.value.column) == (3, column)
    assert reason in caught.value.reason


def test_a_score_that_puts_no_inspector_says_so() -> None:
    game = Game.start(Options(players=tuple(Colour), variant=Variant("free", inspectors=0)), seed=1)
    while not game.position.points[Colour.RED]:
        scores = [one for one in game.position.actions if str(one).startswith("score")]
        game = game.play((scores or game.position.actions)[0])
    assert "to nowhere" in format_game(game)
    assert parse_game(format_game(game)) == game


def test_the_documentation_explains_the_tag() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    assert '[Variant "short goal=15 tiles_2=1,2,2,2,3 off=mut,herd r9=most"]' in page
