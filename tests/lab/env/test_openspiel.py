"""The OpenSpiel game: its own tests, and beside the kernel."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.tests import games_sim_test
from random_games import VARIANTS

from cleocatra import Options, RuleSet
from cleocatra.lab.env.layout import SIZE
from cleocatra.lab.env.openspiel_game import CHANCE
from cleocatra.lab.variants import read_variant_file
from cleocatra.rules.codes import UNSEEN
from tests.lab.env.shadow import Shadow, name
from tests.lab.test_variants import EXAMPLES


def load(options: Options, **more: int | str) -> Any:
    parameters = {"rules": str(options.rules), "edition": str(options.edition), **more}
    return pyspiel.load_game("cleocatra", {"players": len(options.players), **parameters})


def drawn(state: Any, chance: random.Random) -> int:
    kinds, weights = zip(*state.chance_outcomes(), strict=True)
    kind: int = chance.choices(kinds, weights)[0]
    return kind


def play_beside_the_kernel(options: Options, seed: int, game: Any = None) -> None:
    chance = random.Random(seed)
    state, shadow = (game or load(options)).new_initial_state(), Shadow(options)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            kind = drawn(state, chance)
            state.apply_action(kind)
            shadow.reveal(kind)
            continue
        assert not shadow.drawing
        assert state.current_player() == shadow.player
        assert state.legal_actions() == shadow.options()
        step = chance.choice(state.legal_actions())
        state.apply_action(step)
        shadow.take(step)
        assert state.play.actions == shadow.actions
    assert shadow.over
    assert state.returns() == shadow.shares()
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_a_random_game_agrees_with_the_kernel(options: Options) -> None:
    play_beside_the_kernel(options, seed=1)


@pytest.mark.compiled_only
@pytest.mark.parametrize("part", range(4))
def test_1000_random_games_agree_with_the_kernel_action_by_action(part: int) -> None:
    for seed in range(250 * part, 250 * part + 250):
        play_beside_the_kernel(VARIANTS[seed % len(VARIANTS)], seed)


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_it_passes_openspiels_random_simulations(options: Options) -> None:
    pyspiel.random_sim_test(load(options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", VARIANTS, ids=name)
def test_it_passes_openspiels_simulation_in_python(options: Options) -> None:
    games_sim_test.GamesSimTest().sim_game(load(options))


@pytest.mark.compiled_only
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_a_variants_file_makes_a_game(file: Path) -> None:
    found = read_variant_file(file)
    options = Options(found.rules or RuleSet.ADVANCED, variant=found.variant)
    game = load(options, variant=str(file))
    play_beside_the_kernel(options, 1, game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_every_unseen_tile_is_equally_likely_to_be_drawn() -> None:
    state = pyspiel.load_game("cleocatra").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [
        (kind, pytest.approx((1 if kind == 0 else 2) / 9)) for kind in range(5)
    ]
    state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(kind, pytest.approx(2 / 8)) for kind in range(1, 5)]


def test_what_lies_in_the_pile_is_not_in_the_state() -> None:
    chance = random.Random(5)
    state = pyspiel.load_game("cleocatra").new_initial_state()
    face_up = 0
    while not state.is_terminal():
        table = state.play.state
        pile = [table.kind_of(tile) for tile in range(table.tiles, table.pile)]
        assert sum(kind != UNSEEN for kind in pile) <= face_up
        face_up = int(state.is_chance_node())
        state.apply_action(drawn(state, chance) if face_up else chance.choice(state.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("cleocatra").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    before = str(state)
    twin = state.clone()
    twin.apply_action(3)
    assert str(state) == before != str(twin)
    assert state.history() == twin.history()[:-1]


def test_a_game_that_is_stopped_is_won_by_those_who_lead() -> None:
    state = load(VARIANTS[0], max_steps=1).new_initial_state()
    assert not state.is_terminal()
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.5, 0.5]


def test_an_observation_has_the_documented_size() -> None:
    game = pyspiel.load_game("cleocatra")
    assert game.observation_tensor_shape() == [SIZE]
    assert len(game.new_initial_state().observation_tensor(1)) == SIZE


@pytest.mark.parametrize(
    ("parameters", "named"),
    [({"rules": "hard"}, "hard"), ({"edition": "german"}, "german"), ({"players": 5}, "players"),
     ({"max_steps": 0}, "max_steps"), ({"variant": "nowhere.toml"}, "nowhere.toml"),
     ({"variant": "a,b=c.toml"}, "variant: .*, or = in a parameter: a,b=c.toml")],
)  # fmt: skip
def test_a_wrong_parameter_is_named(parameters: dict[str, Any], named: str) -> None:
    with pytest.raises((ValueError, FileNotFoundError), match=named):
        pyspiel.load_game("cleocatra", parameters)


def test_an_illegal_step_is_refused() -> None:
    state = pyspiel.load_game("cleocatra").new_initial_state()
    with pytest.raises(ValueError, match="kind of action"):
        state.play.step(0)
