"""Many games at once: each of them is the kernel's game."""

from __future__ import annotations

import sys
import threading

import numpy as np
import pytest
from random_games import VARIANTS

from cleocatra import Options
from cleocatra.lab.env import layout
from cleocatra.lab.env.vector import VectorEnv
from tests.lab.env.shadow import Shadow, name


class Followed:
    """A vector environment whose games are all followed by shadows."""

    def __init__(self, options: Options, games: int, seed: int) -> None:
        self.options = options
        self.env = VectorEnv(options, games, seed)
        self.shadows = [Shadow(options) for _ in range(games)]
        self.finished = 0

    def step(self) -> None:
        before = self.env.batch.observations[:, layout.UNSEEN_TILES : layout.UNSEEN_TILES + 5].astype(int)
        self.check_masks()
        steps = self.env.sample()
        batch = self.env.step(steps)
        unseen = batch.observations[:, layout.UNSEEN_TILES : layout.UNSEEN_TILES + 5].astype(int)
        for row, shadow in enumerate(self.shadows):
            shadow.take(int(steps[row]))
            if shadow.drawing:
                [kind] = np.flatnonzero(unseen[row] < before[row])
                shadow.reveal(int(kind))
            assert batch.terminated[row] == shadow.over
            if shadow.over:
                assert batch.rewards[row].tolist() == pytest.approx(shadow.shares())
                self.finished += 1
                self.shadows[row] = Shadow(self.options)
            else:
                assert not batch.rewards[row].any()

    def check_masks(self) -> None:
        batch = self.env.batch
        for row, shadow in enumerate(self.shadows):
            assert np.flatnonzero(batch.masks[row]).tolist() == shadow.options()
            assert batch.movers[row] == shadow.player


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_random_games_agree_with_the_kernel(options: Options) -> None:
    followed = Followed(options, games=3, seed=1)
    while followed.finished < 3:
        followed.step()


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_84_of_1008_random_games_agree_with_the_kernel_action_by_action(options: Options) -> None:
    followed = Followed(options, games=21, seed=7)
    while followed.finished < 84:
        followed.step()


def test_the_same_seed_plays_the_same_games() -> None:
    def play(seed: int) -> list[bytes]:
        env = VectorEnv(Options(), 4, seed)
        return [env.step(env.sample()).observations.tobytes() for _ in range(40)]

    assert play(5) == play(5)
    assert play(5) != play(6)


def test_reset_begins_the_same_games_again() -> None:
    env = VectorEnv(Options(), 4, seed=1)
    first = env.batch.observations.copy(), env.batch.masks.copy()
    once = [env.step(env.sample()).observations.copy() for _ in range(30)]
    batch = env.reset(1)
    assert np.array_equal(batch.observations, first[0])
    assert np.array_equal(batch.masks, first[1])
    again = [env.step(env.sample()).observations.copy() for _ in range(30)]
    assert np.array_equal(once, again)


@pytest.mark.parametrize("wrong", [-1, 0, 270, 1 << 20])
def test_one_step_that_is_not_possible_stops_them_all(wrong: int) -> None:
    env = VectorEnv(Options(), 4, seed=1)
    steps = env.sample()
    steps[2] = wrong
    before = env.batch.observations.copy()
    with pytest.raises(ValueError, match=f"game 2: step {wrong} is not possible"):
        env.step(steps)
    assert np.array_equal(env.batch.observations, before)


def test_steps_of_another_number_are_refused() -> None:
    env = VectorEnv(Options(), 4, seed=1)
    with pytest.raises(ValueError, match="4 steps are needed"):
        env.step(env.sample()[:3])


def test_games_are_stopped_at_their_limit() -> None:
    env = VectorEnv(Options(), 3, seed=1, max_steps=5)
    for _ in range(3):
        for _ in range(4):
            assert not env.step(env.sample()).truncated.any()
        batch = env.step(env.sample())
        assert batch.truncated.all()
        assert not batch.terminated.any()
        assert not batch.rewards.any()
        assert batch.masks.sum() == 3  # all begin anew: nothing but an opening


def test_a_batch_can_not_be_written_to() -> None:
    env = VectorEnv(Options(), 2, seed=1)
    for array in env.batch:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize(("games", "max_steps", "named"), [(0, 0, "games"), (1, -1, "max_steps")])
def test_a_wrong_number_is_named(games: int, max_steps: int, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        VectorEnv(Options(), games, 1, max_steps)


def comes_between(env: VectorEnv) -> bool:
    """Whether this thread gets on while another one steps."""
    steps = env.sample()
    finished = []

    def step() -> None:
        env.step(steps)
        finished.append(True)

    thread = threading.Thread(target=step)
    thread.start()  # returns when this thread gets the GIL back
    early = not finished
    thread.join(timeout=60)
    assert finished
    return early


@pytest.mark.compiled_only
def test_other_threads_run_while_games_are_played() -> None:
    """Here nothing takes the GIL from a thread that keeps it; a busy machine may need several tries."""
    env = VectorEnv(Options(), 20_000, seed=1)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        assert any(comes_between(env) for _ in range(50))
    finally:
        sys.setswitchinterval(before)
