"""The PettingZoo environment: PettingZoo's own tests, the mask, and beside the kernel."""

from __future__ import annotations

import random
import warnings
from pathlib import Path

import numpy as np
import pytest
from random_games import VARIANTS

from cleocatra import Options
from cleocatra.lab.env import pettingzoo_env
from cleocatra.lab.env.layout import UNSEEN_TILES
from cleocatra.lab.env.pettingzoo_env import CleocatraEnv, Observation
from cleocatra.lab.env.steps import STEPS
from cleocatra.lab.variants import read_variant_file
from tests.lab.env.shadow import Shadow, name
from tests.lab.test_variants import EXAMPLES
from tests.rules.variants import random_options

with warnings.catch_warnings():  # where pygame is installed they import a game in a way they call deprecated
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

HERD_ONLY = next(file for file in EXAMPLES if file.stem == "herd-only")

# What PettingZoo's own classic games with a mask are told too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def answers(observation: Observation) -> list[int]:
    return [int(step) for step in np.flatnonzero(observation["action_mask"])]


def unseen(observation: Observation) -> list[int]:
    return [int(number) for number in observation["observation"][UNSEEN_TILES : UNSEEN_TILES + 5]]


def play_beside_the_kernel(options: Options, seed: int) -> None:
    """Play a game at random; every mask and every result must be the kernel's."""
    chance = random.Random(seed)
    env, shadow = CleocatraEnv(options), Shadow(options)
    env.reset(seed=seed)
    observation = env.observe(env.agent_selection)
    while not shadow.over:
        assert env.agent_selection == f"player_{shadow.player}"
        assert answers(observation) == shadow.options()
        before = unseen(observation)
        step = chance.choice(answers(observation))
        env.step(step)
        shadow.take(step)
        observation = env.observe(env.agent_selection)
        if shadow.drawing:
            [kind] = [kind for kind in range(5) if unseen(observation)[kind] < before[kind]]
            shadow.reveal(kind)
        assert env.game.actions == shadow.actions
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == shadow.shares()


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_a_random_game_agrees_with_the_kernel(options: Options) -> None:
    play_beside_the_kernel(options, seed=1)


@pytest.mark.compiled_only
@pytest.mark.parametrize("part", range(4))
def test_1000_random_games_agree_with_the_kernel_action_by_action(part: int) -> None:
    for seed in range(250 * part, 250 * part + 250):
        play_beside_the_kernel(VARIANTS[seed % len(VARIANTS)], seed)


def test_games_of_random_variants_agree_with_the_kernel() -> None:
    for seed in range(60):
        play_beside_the_kernel(random_options(seed), seed)


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_a_variants_file_makes_an_environment(file: Path) -> None:
    made_for = str(read_variant_file(file).rules or "advanced")
    env = pettingzoo_env.env(made_for, variant=str(file))
    assert env.beginning.options.variant.name == file.stem
    api_test(env, num_cycles=100)
    seed_test(lambda: pettingzoo_env.env(made_for, variant=str(file)), num_cycles=20)


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_it_passes_pettingzoos_api_test(options: Options) -> None:
    api_test(CleocatraEnv(options), num_cycles=100)


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_it_passes_pettingzoos_seed_test(options: Options) -> None:
    seed_test(lambda: CleocatraEnv(options), num_cycles=50)


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_the_mask_is_the_whole_truth(options: Options) -> None:
    """Every step in the mask is taken, every other one is refused and changes nothing."""
    chance = random.Random(3)
    env = CleocatraEnv(options)
    env.reset(seed=3)
    for _ in range(60):
        agent = env.agent_selection
        possible = answers(env.observe(agent))
        assert possible
        for other in env.agents:
            assert other == agent or not answers(env.observe(other))
        for step in {*range(STEPS), -1, STEPS} - {*possible}:
            with pytest.raises(ValueError, match=r"not possible|a step is a number"):
                env.step(step)
        assert answers(env.observe(agent)) == possible
        for step in possible:
            twin = env.game.copy()
            twin.step(step)
            assert twin.steps == env.game.steps + 1
        env.step(chance.choice(possible))
        if not all(env.agents) or any(env.terminations.values()):
            break


def test_the_same_seed_draws_the_same_tiles_and_another_draws_others() -> None:
    def tiles(seed: int) -> list[str]:
        env, chance = pettingzoo_env.env(), random.Random(1)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            env.step(chance.choice(answers(env.observe(env.agent_selection))))
        return [str(tile.kind) for tile in env.game.position().tiles.values()]

    assert tiles(1) == tiles(1)
    assert len({tuple(tiles(seed)) for seed in range(5)}) > 1


def test_a_game_is_stopped_at_its_limit_and_nobody_wins() -> None:
    env = pettingzoo_env.env(max_steps=7)
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(answers(env.observe(env.agent_selection))[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_rendering_draws_the_board_and_says_what_is_asked() -> None:
    env = pettingzoo_env.env(render_mode="ansi")
    env.reset(seed=1)
    assert "the kind of action is asked of red" in str(env.render())
    assert pettingzoo_env.env().render() is None


@pytest.mark.parametrize(
    ("wrong", "named"),
    [({"rules": "hard"}, "hard"), ({"edition": "german"}, "german"), ({"players": 1}, "players"),
     ({"players": 5}, "players"), ({"max_steps": 0}, "max_steps"), ({"render_mode": "human"}, "render_mode"),
     ({"variant": str(HERD_ONLY)}, r"rules: .*herd-only\.toml is made for basic, not advanced")],
)  # fmt: skip
def test_a_wrong_option_is_named(wrong: dict[str, str], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        pettingzoo_env.env(**wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_a_step_before_the_game_is_refused() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo_env.env().step(256)
