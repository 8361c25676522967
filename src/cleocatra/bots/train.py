"""Trains the evaluation network by reinforcement learning from self-play.

Each generation plays games with the current weights and fits the weights to the results. Weights and log are
written to a folder after every generation, so that a stopped run can be resumed. Needs NumPy (`pip install
cleocatra[train]`); playing doesn't.
"""

from __future__ import annotations

import json
import time
from array import array
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from cleocatra.atomic import write_file
from cleocatra.bots.network import Network, weight_count
from cleocatra.bots.rows import MOST_ACTIVE, UNITS, row_count
from cleocatra.bots.selfplay import SelfPlay
from cleocatra.rules import Colour, Options, Position, RuleSet
from cleocatra.rules.codes import SEATS

Floats = npt.NDArray[np.float32]
THREADS = 2
WINDOW = 4  # generations whose games a fit uses
BATCH = 2048
EPOCHS = 2
WEIGHT_DECAY = 1e-4
HALVINGS = 4  # of the learning rate during a run


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What is trained, and how long."""

    rules: RuleSet
    players: int
    generations: int = 20
    games: int = 4000
    simulations: int = 0  # of a search before each turn; 0: no search
    temperature: float = 0.03  # of self-play without search
    trust: float = 0.0  # weight of the estimated values in the targets; the rest is the result of the game
    rate: float = 0.002  # of learning
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Generation:
    """One line of the log."""

    number: int
    games: int
    samples: int
    turns: float
    loss: float
    seconds: float


class WrongWeights(ValueError):
    """A file that doesn't hold the weights of a network for this number of players."""

    def __init__(self, file: Path, players: int, needed: int, found: int) -> None:
        super().__init__(f"{file}: a network for {players} players has {needed} bytes, not {found}")
        self.file = file
        self.players = players
        self.needed = needed
        self.found = found


class Learner:
    """The weights of the network in NumPy, trained with Adam."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        rows = row_count(players)
        random = np.random.default_rng(seed)
        self.weights = [
            random.normal(0, 0.05, (rows, UNITS)).astype(np.float32),
            np.full(UNITS, 0.1, np.float32),
            random.normal(0, 0.1, UNITS).astype(np.float32),
        ]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def flat(self) -> array[float]:
        """The weights as `Network` takes them."""
        return array("f", np.concatenate([one.ravel() for one in self.weights]).tobytes())

    def load(self, weights: array[float]) -> None:
        if len(weights) != weight_count(self.players):
            raise ValueError(f"{weight_count(self.players)} weights are needed, not {len(weights)}")
        flat = np.frombuffer(weights.tobytes(), np.float32)
        cut = row_count(self.players) * UNITS
        parts = flat[:cut].reshape(-1, UNITS), flat[cut : cut + UNITS], flat[cut + UNITS :]
        self.weights = [part.copy() for part in parts]

    def gradients(self, seen: npt.NDArray[np.uint16], shares: Floats) -> tuple[float, list[Floats]]:
        """The cross-entropy between target shares and win probabilities, and its gradients."""
        samples, players, _ = seen.shape
        first, offsets, last = self.weights
        inputs = np.zeros((samples * players, len(first) + 1), np.float32)
        flat = np.minimum(seen.reshape(samples * players, -1), len(first))  # NO_ROW goes to a spare column
        np.put_along_axis(inputs, flat.astype(np.int64), 1.0, axis=1)
        inputs = inputs[:, :-1]
        units = inputs @ first + offsets
        np.maximum(units, 0, out=units)
        logits = (units @ last).reshape(samples, players)
        logits -= logits.max(axis=1, keepdims=True)
        guess = np.exp(logits)
        guess /= guess.sum(axis=1, keepdims=True)
        loss = float(-(shares * np.log(guess + 1e-9)).sum(axis=1).mean())
        error = ((guess - shares) / samples).reshape(-1, 1).astype(np.float32)
        back = (units > 0) * (error * last)
        return loss, [inputs.T @ back, back.sum(axis=0), (units * error).sum(axis=0)]

    def step(self, gradients: list[Floats], rate: float) -> None:
        """One step of Adam with weight decay."""
        self.steps += 1
        mean_scale, square_scale = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self.first, self.second, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            change = (mean / mean_scale) / (np.sqrt(square / square_scale) + 1e-8)
            weight -= rate * (change + WEIGHT_DECAY * weight)


Samples = tuple[npt.NDArray[np.uint16], Floats]


def play_games(
    settings: TrainingSettings, weights: array[float], games: int, seed: int
) -> tuple[Samples, float]:
    """The inputs and targets from games of self-play, and the mean number of turns."""
    network = Network(settings.players, weights)
    player = SelfPlay(network, seed, settings.temperature, settings.simulations)
    options = Options(settings.rules, players=tuple(Colour)[: settings.players])
    start = Position.start(options, seed=seed).state()
    seen, targets, turns = [], [], 0
    for _ in range(games):
        if not player.play_game(start):
            continue
        rows = np.frombuffer(player.kept_rows(), np.uint16).reshape(-1, SEATS, MOST_ACTIVE)
        seen.append(rows[:, : settings.players])
        result = np.array(player.final_shares(), np.float32)
        values = np.frombuffer(player.kept_values()).reshape(-1, SEATS)[:, : settings.players]
        targets.append(settings.trust * values.astype(np.float32) + (1 - settings.trust) * result)
        turns += player.samples
    return (np.concatenate(seen), np.concatenate(targets)), turns / games


def read_weights(file: Path, players: int) -> array[float]:
    """The weights in a file. Raises OSError or WrongWeights."""
    weights = array("f")
    data = file.read_bytes()
    needed = weight_count(players) * weights.itemsize
    if len(data) != needed:
        raise WrongWeights(file, players, needed, len(data))
    weights.frombytes(data)
    return weights


def train(
    settings: TrainingSettings,
    folder: Path,
    tell: Callable[[Generation], None],
    start: array[float] | None = None,
) -> None:
    """Train the remaining generations of a folder; a new one begins with the weights `start`, if given."""
    folder.mkdir(parents=True, exist_ok=True)
    weights_file, log = folder / "weights.bin", folder / "log.jsonl"
    learner = Learner(settings.players, settings.seed)
    done = len(log.read_text().splitlines()) if log.exists() else 0
    if done:
        start = read_weights(weights_file, settings.players)
    if start is not None:
        learner.load(start)
    window: deque[Samples] = deque(maxlen=WINDOW)
    for number in range(done, settings.generations):
        began = time.monotonic()
        turns = gather(settings, learner, number, window)
        rate = settings.rate * 0.5 ** (HALVINGS * number / settings.generations)
        loss = fit(learner, window, rate, seed=settings.seed + number)
        write_file(weights_file, learner.flat().tobytes())
        samples = sum(len(one) for one, _ in window)
        line = Generation(number, settings.games, samples, turns, loss, time.monotonic() - began)
        with log.open("a") as file:
            file.write(json.dumps(asdict(line)) + "\n")
        tell(line)


def gather(settings: TrainingSettings, learner: Learner, number: int, window: deque[Samples]) -> float:
    """Play a generation's games in threads (the kernel releases the GIL), and add them to the window.

    Returns the mean number of turns.
    """
    games = settings.games // THREADS
    seeds = [settings.seed * 1_000_003 + number * THREADS + thread for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        parts = list(pool.map(lambda seed: play_games(settings, learner.flat(), games, seed), seeds))
    window.append((np.concatenate([p[0][0] for p in parts]), np.concatenate([p[0][1] for p in parts])))
    return sum(turns for _, turns in parts) / THREADS


def fit(learner: Learner, window: deque[Samples], rate: float, seed: int) -> float:
    """Fit the weights to the window in random batches; return the mean loss of the last epoch."""
    seen = np.concatenate([one for one, _ in window])
    shares = np.concatenate([one for _, one in window])
    random = np.random.default_rng(seed)
    losses: list[float] = []
    for _ in range(EPOCHS):
        losses = []
        order = random.permutation(len(seen))
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            loss, gradients = learner.gradients(seen[batch], shares[batch])
            learner.step(gradients, rate)
            losses.append(loss)
    return float(np.mean(losses))
