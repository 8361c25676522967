"""Training: learns from results, and goes on where it was stopped."""

import json
from array import array
from pathlib import Path

import numpy as np
import pytest

from cleocatra.bots.network import Network, weight_count
from cleocatra.bots.train import Generation, Learner, TrainingSettings, play_games, train
from cleocatra.rules import Colour, Dice, Options, Position, RuleSet

SETTINGS = TrainingSettings(RuleSet.BASIC, players=2, generations=2, games=4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numpy_and_the_kernel_judge_alike_position_after_position(players: int) -> None:
    learner = Learner(players, seed=3)
    network = Network(players, learner.flat())
    position = Position.start(Options(RuleSet.ADVANCED, players=tuple(Colour)[:players]), seed=1)
    dice = Dice(1)
    first, offsets, last = learner.weights
    for _ in range(40):
        position = position.apply(position.random_action(dice))
        rows = [network.rows_of(position.state(), seat) for seat in range(players)]
        logits = [float(np.maximum(first[one].sum(axis=0) + offsets, 0) @ last) for one in rows]
        shares = np.exp(logits) / np.exp(logits).sum()
        assert network.win_probabilities(position.state()) == pytest.approx(list(shares), abs=2e-3)


def test_what_was_judged_before_does_not_matter() -> None:
    weights = Learner(2, seed=3).flat()
    used, position, dice = Network(2, weights), Position.start(Options(), seed=1), Dice(1)
    for _ in range(40):
        position = position.apply(position.random_action(dice))
        assert used.win_probabilities(position.state()) == Network(2, weights).win_probabilities(
            position.state()
        )


def test_a_wrong_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match=f"{weight_count(2)} weights are needed, not 1"):
        Network(2, array("f", [1.0]))


@pytest.mark.compiled_only
def test_learning_lowers_the_loss() -> None:
    learner = Learner(2, seed=3)
    (seen, shares), _ = play_games(SETTINGS, learner.flat(), games=30, seed=1)
    before, _ = learner.gradients(seen, shares)
    for _ in range(60):
        _, gradients = learner.gradients(seen, shares)
        learner.step(gradients, rate=0.003)
    after, _ = learner.gradients(seen, shares)
    assert after < 0.8 * before


@pytest.mark.compiled_only
def test_gradients_are_the_slope_of_the_loss() -> None:
    learner = Learner(2, seed=5)
    (seen, shares), _ = play_games(SETTINGS, learner.flat(), games=2, seed=1)
    _, gradients = learner.gradients(seen, shares)
    step = 1e-2
    for layer in (1, 2):
        index = int(np.abs(gradients[layer]).argmax())
        learner.weights[layer][index] += step
        above, _ = learner.gradients(seen, shares)
        learner.weights[layer][index] -= 2 * step
        below, _ = learner.gradients(seen, shares)
        learner.weights[layer][index] += step
        assert (above - below) / (2 * step) == pytest.approx(gradients[layer][index], rel=0.05)


@pytest.mark.compiled_only
def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    told: list[Generation] = []
    train(TrainingSettings(RuleSet.BASIC, 2, generations=1, games=4), tmp_path, told.append)
    train(SETTINGS, tmp_path, told.append)
    train(SETTINGS, tmp_path, told.append)  # nothing is left to do
    assert [line.number for line in told] == [0, 1]
    log = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in log] == [0, 1]
    assert len(array("f", (tmp_path / "weights.bin").read_bytes())) == weight_count(2)
