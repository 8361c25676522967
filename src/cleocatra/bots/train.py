"""Training the evaluation by self-play: play, learn from the results, play better, again and again.

A run lives in a folder: after each generation the weights and the log are written there, so that a run that
was stopped goes on where it was. Needs NumPy (`pip install cleocatra[train]`); playing never does.
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

from cleocatra.bots.network import UNITS, Network, weight_count
from cleocatra.bots.rows import row_count
from cleocatra.bots.selfplay import SEEN, SelfPlay
from cleocatra.rules import Colour, Options, Position, RuleSet

Floats = npt.NDArray[np.float32]
THREADS = 2
WINDOW = 4  # generations that a fit learns from
BATCH = 2048
EPOCHS = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What is trained, and how long."""

    rules: RuleSet
    players: int
    generations: int = 20
    games: int = 4000
    simulations: int = 0  # of a search before each turn; 0: the network's judgement alone
    curiosity: float = 0.03
    trust: float = 0.0  # how much of what is learned is what was thought at the time, the rest is the result
    rate: float = 0.002
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Generation:
    """One line of the log."""

    number: int
    games: int
    moments: int
    turns: float
    loss: float
    seconds: float


class WrongWeights(ValueError):
    """A file that doesn't hold the weights of a network for so many players."""

    def __init__(self, file: Path, players: int, needed: int, found: int) -> None:
        super().__init__(f"{file}: a network for {players} players has {needed} bytes, not {found}")
        self.file = file
        self.players = players
        self.needed = needed
        self.found = found


class Learner:
    """The network's weights in NumPy, and Adam to change them."""

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
        """The weights as `Network` wants them."""
        return array("f", np.concatenate([one.ravel() for one in self.weights]).tobytes())

    def load(self, weights: array[float]) -> None:
        if len(weights) != weight_count(self.players):
            raise ValueError(f"{weight_count(self.players)} weights are needed, not {len(weights)}")
        flat = np.frombuffer(weights.tobytes(), np.float32)
        cut = row_count(self.players) * UNITS
        parts = flat[:cut].reshape(-1, UNITS), flat[cut : cut + UNITS], flat[cut + UNITS :]
        self.weights = [part.copy() for part in parts]

    def gradients(self, seen: npt.NDArray[np.uint16], shares: Floats) -> tuple[float, list[Floats]]:
        """Cross-entropy between the true shares and the network's, and its gradients."""
        moments, players, _ = seen.shape
        first, offsets, last = self.weights
        inputs = np.zeros((moments * players, len(first) + 1), np.float32)
        flat = np.minimum(
            seen.reshape(moments * players, -1), len(first)
        )  # unused entries fall on a spare column
        np.put_along_axis(inputs, flat.astype(np.int64), 1.0, axis=1)
        inputs = inputs[:, :-1]
        units = inputs @ first + offsets
        np.maximum(units, 0, out=units)
        logits = (units @ last).reshape(moments, players)
        logits -= logits.max(axis=1, keepdims=True)
        guess = np.exp(logits)
        guess /= guess.sum(axis=1, keepdims=True)
        loss = float(-(shares * np.log(guess + 1e-9)).sum(axis=1).mean())
        error = ((guess - shares) / moments).reshape(-1, 1).astype(np.float32)
        back = (units > 0) * (error * last)
        return loss, [inputs.T @ back, back.sum(axis=0), (units * error).sum(axis=0)]

    def step(self, gradients: list[Floats], rate: float) -> None:
        """One step of Adam, with a little decay towards zero."""
        self.steps += 1
        sure_1, sure_2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for weight, gradient, mean, square in zip(
            self.weights, gradients, self.first, self.second, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            weight -= rate * (mean / sure_1) / (np.sqrt(square / sure_2) + 1e-8) + rate * 1e-4 * weight


Samples = tuple[npt.NDArray[np.uint16], Floats]


def play_games(plan: Plan, weights: array[float], games: int, seed: int) -> tuple[Samples, float]:
    """What the network saw in games against itself and what it should have said; turns a game."""
    network = Network(plan.players, weights)
    player = SelfPlay(network, seed, plan.curiosity, plan.simulations)
    start = Position.start(Options(plan.rules, players=tuple(Colour)[: plan.players]), seed=seed).state()
    seen, targets, turns = [], [], 0
    for _ in range(games):
        if not player.game(start):
            continue
        rows = np.frombuffer(player.kept_rows(), np.uint16).reshape(-1, 4, SEEN)[:, : plan.players]
        seen.append(rows)
        result = np.array(player.final_shares(), np.float32)
        thoughts = np.frombuffer(player.kept_thoughts()).reshape(-1, 4)[:, : plan.players].astype(np.float32)
        targets.append(plan.trust * thoughts + (1 - plan.trust) * result)
        turns += player.moments
    return (np.concatenate(seen), np.concatenate(targets)), turns / games


def read_weights(file: Path, players: int) -> array[float]:
    """Raises OSError or WrongWeights."""
    weights = array("f")
    data = file.read_bytes()
    needed = weight_count(players) * weights.itemsize
    if len(data) != needed:
        raise WrongWeights(file, players, needed, len(data))
    weights.frombytes(data)
    return weights


def train(
    plan: Plan, folder: Path, tell: Callable[[Generation], None], start: array[float] | None = None
) -> None:
    """Train generation after generation, from where the folder's log ends, or from the weights given."""
    folder.mkdir(parents=True, exist_ok=True)
    weights_file, log = folder / "weights.bin", folder / "log.jsonl"
    learner = Learner(plan.players, plan.seed)
    done = len(log.read_text().splitlines()) if log.exists() else 0
    if done:
        start = read_weights(weights_file, plan.players)
    if start is not None:
        learner.load(start)
    window: deque[Samples] = deque(maxlen=WINDOW)
    for number in range(done, plan.generations):
        began = time.monotonic()
        turns = gather(plan, learner, number, window)
        rate = plan.rate * 0.5 ** (4 * number / plan.generations)
        loss = fit(learner, window, rate, seed=plan.seed + number)
        weights_file.write_bytes(learner.flat().tobytes())
        line = Generation(
            number, plan.games, sum(len(one) for one, _ in window), turns, loss, time.monotonic() - began
        )
        with log.open("a") as file:
            file.write(json.dumps(asdict(line)) + "\n")
        tell(line)


def gather(plan: Plan, learner: Learner, number: int, window: deque[Samples]) -> float:
    """Play a generation's games on all threads (the kernel releases the GIL) and add them to the window."""
    share = plan.games // THREADS
    seeds = [plan.seed * 1_000_003 + number * THREADS + thread for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        parts = list(pool.map(lambda seed: play_games(plan, learner.flat(), share, seed), seeds))
    window.append((np.concatenate([p[0][0] for p in parts]), np.concatenate([p[0][1] for p in parts])))
    return sum(turns for _, turns in parts) / THREADS


def fit(learner: Learner, window: deque[Samples], rate: float, seed: int) -> float:
    """Learn from the window in random batches; the mean loss of the last epoch."""
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
