"""Games in steps: every kind of question, and what must not be asked."""

from __future__ import annotations

import pickle
import random

import pytest
from random_games import VARIANTS

from cleocatra import Dice, Options
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import CELL, DRAW, FIRST_KIND, HELPERS, KIND, OTHER, PUT, RIVAL, TAKEN, TILE
from cleocatra.lab.env.wording import step_name
from cleocatra.rules.codes import SCORE, SWAP
from tests.lab.env.shadow import Shadow


def test_every_question_comes_up_and_has_the_kernels_answers() -> None:
    """Players who like to swap and to score are asked for rivals, helpers and inspectors too."""
    chance = random.Random(1)
    asked: set[int] = set()
    liked = {FIRST_KIND + SWAP, FIRST_KIND + SCORE}
    while asked < {KIND, TILE, OTHER, CELL, RIVAL, HELPERS, TAKEN, PUT}:
        game, shadow = SteppedGame.of(VARIANTS[-1]), Shadow(VARIANTS[-1])
        while not game.over():
            if game.part == DRAW:
                kind = chance.choice([kind for kind, _ in game.chances()])
                game.reveal(kind)
                shadow.reveal(kind)
                continue
            asked.add(game.part)
            assert game.legal_steps() == shadow.options()
            wanted = [step for step in game.legal_steps() if step in liked]
            step = chance.choice(wanted or game.legal_steps())
            game.step(step)
            shadow.take(step)
        assert game.shares() == shadow.shares()


def test_a_pickled_game_goes_on_as_itself() -> None:
    chance, dice = random.Random(1), Dice(1)
    game = SteppedGame.of(Options(), limit=1000)
    for _ in range(60):
        if game.part == DRAW:
            game.reveal_by(dice)
        twin = pickle.loads(pickle.dumps(game))
        assert str(twin) == str(game)
        assert twin.legal_steps() == game.legal_steps()
        game.step(chance.choice(game.legal_steps()))


def test_a_tile_is_drawn_only_when_one_is_asked_for() -> None:
    game = SteppedGame.of(Options())
    with pytest.raises(ValueError, match="kind of action"):
        game.reveal_by(Dice(1))
    with pytest.raises(ValueError, match="can't be drawn now"):
        game.reveal(1)
    game.step(FIRST_KIND)
    with pytest.raises(ValueError, match="can't be drawn now"):
        game.reveal(5)
    game.reveal(0)
    game.step(FIRST_KIND)
    with pytest.raises(ValueError, match="can't be drawn now"):  # there is only one Cleocatra
        game.reveal(0)


@pytest.mark.parametrize("wrong", [-1, 270])
def test_a_number_that_is_no_step_is_named(wrong: int) -> None:
    with pytest.raises(ValueError, match=f"0 to 269, not {wrong}"):
        step_name(wrong)
