"""A toy agent: learns by policy gradient which kind of action to take against a random player.

    pip install 'cleocatra[train]'
    python examples/toy_agent.py

It uses the 64 facts of an observation, ignores the board, and chooses cells at random.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from cleocatra import Options
from cleocatra.lab.env.layout import BOARD, SIZE
from cleocatra.lab.env.steps import ENOUGH, FIRST_KIND
from cleocatra.lab.env.vector import Batch, VectorEnv

Floats = NDArray[np.float64]
GAMES = 256
FACTS = SIZE - BOARD
KINDS = ENOUGH - FIRST_KIND
SEATS = np.arange(GAMES) % 2  # the agent's seat in each game


def look(batch: Batch) -> Floats:
    """The facts of every game, scaled to about 0 to 1."""
    facts = batch.observations[:, BOARD:].astype(np.float64)
    scale: Floats = np.maximum(1.0, np.where(np.arange(FACTS) < 4, 23.0, facts.max(axis=0)))
    scaled: Floats = facts / scale
    return scaled


def policy(batch: Batch, facts: Floats, weights: Floats) -> Floats:
    """The policy: the probability of each kind of action, where a kind is chosen."""
    logits = np.where(batch.masks[:, FIRST_KIND:ENOUGH] == 1, facts @ weights, -np.inf)
    highest = logits.max(axis=1, keepdims=True)
    asked = np.isfinite(highest)
    chances = np.exp(np.where(asked, logits - np.where(asked, highest, 0.0), 0.0))
    return np.where(asked, chances / chances.sum(axis=1, keepdims=True), 0.0)


def play(env: VectorEnv, weights: Floats, games: int, random: np.random.Generator) -> tuple[Floats, float]:
    """Play games; return the policy gradient and the agent's mean share of the victory."""
    batch = env.batch
    traces = np.zeros((GAMES, FACTS, KINDS))  # the gradient of the log-probability of each game's choices
    gradient, ended, won = np.zeros_like(weights), 0, 0.0
    while ended < games:
        steps = env.sample()
        facts = look(batch)
        chances = policy(batch, facts, weights)
        chosen = (chances.cumsum(axis=1) > random.random((GAMES, 1))).argmax(axis=1)
        deciding = (batch.movers == SEATS) & (chances.sum(axis=1) > 0.5)
        steps[deciding] = FIRST_KIND + chosen[deciding]
        surprise = np.eye(KINDS)[chosen] - chances
        traces[deciding] += facts[deciding, :, None] * surprise[deciding, None, :]
        batch = env.step(steps)
        over = batch.terminated == 1
        shares = batch.rewards[over, SEATS[over]].astype(np.float64)
        gradient += np.tensordot(shares - 0.5, traces[over], axes=1)
        traces[over] = 0.0
        ended += int(over.sum())
        won += float(shares.sum())
    return gradient / ended, won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description="train a toy agent")
    parser.add_argument("--rounds", type=int, default=40, help="of learning (default: 40)")
    parser.add_argument("--games", type=int, default=512, help="in each round (default: 512)")
    arguments = parser.parse_args()
    env = VectorEnv(Options(), games=GAMES, seed=1)
    random = np.random.default_rng(1)
    weights: Floats = np.zeros((FACTS, KINDS))
    for number in range(arguments.rounds):
        gradient, share = play(env, weights, arguments.games, random)
        weights += 0.5 * gradient
        if number % 5 == 0 or number == arguments.rounds - 1:
            print(f"round {number:3}: {share:.1%} of the victories against chance", flush=True)


if __name__ == "__main__":
    main()
