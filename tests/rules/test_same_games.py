"""Compiled and uncompiled, the same seed plays the same game."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
from random_games import VARIANTS

import cleocatra
from cleocatra import Dice, Options, Phase, Position
from cleocatra.rules.legal import Legal


def game_digest(options: Options, seed: int) -> str:
    """A digest of all that was possible and all that happened in a random game."""
    dice, legal = Dice(seed), Legal()
    position = Position.start(options, pile=options.shuffled_pile(dice))
    state = position.state()
    seen = sha256(" ".join(kind or "?" for kind in position.pile).encode())
    while state.phase != Phase.OVER.value:
        code = dice.choice(state, legal)
        points = [state.points_of(seat) for seat in range(state.players)]
        seen.update(repr((legal.all_codes(state), code, state.phase, state.player, points)).encode())
        state.play(code)
    return seen.hexdigest()


def digests() -> list[str]:
    return [game_digest(options, seed) for options in VARIANTS for seed in (1, 2)]


@pytest.mark.compiled_only
def test_the_same_seed_plays_the_same_game_compiled_and_uncompiled() -> None:
    program = "from tests.rules.test_same_games import digests; print(*digests())"
    root = Path(__file__).parents[2]
    roots = map(str, (root, root / "scripts", Path(cleocatra.__file__).parents[1]))
    environment = os.environ | {"CLEOCATRA_UNCOMPILED": "1", "PYTHONPATH": os.pathsep.join(roots)}
    uncompiled = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert uncompiled.stdout.split() == digests()


def test_different_seeds_play_different_games() -> None:
    assert len({game_digest(VARIANTS[0], seed) for seed in range(10)}) == 10


def test_a_whole_playout_ends_the_game_and_counts_its_actions() -> None:
    options = VARIANTS[5]
    one = Position.start(options, seed=3).state()
    actions = Dice(9).play_out(one, Legal(), 100_000)
    assert one.phase == Phase.OVER.value
    step_by_step, dice, legal = Position.start(options, seed=3).state(), Dice(9), Legal()
    for _ in range(actions):
        step_by_step.play(dice.choice(step_by_step, legal))
    assert Position(options, one) == Position(options, step_by_step)


def test_a_playout_may_stop_at_a_limit() -> None:
    """R14: a simulation may stop a game, and then it isn't over."""
    state = Position.start(VARIANTS[0], seed=3).state()
    assert Dice(9).play_out(state, Legal(), 7) == 7
    assert state.phase != Phase.OVER.value
