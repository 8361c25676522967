"""A toy agent: learns by policy gradient which kind of action to take, against a player who plays at random.

    pip install 'cleocatra[train]'
    python examples/toy_agent.py

It looks at the 64 facts of an observation, ignores the board, and points at cells at random: a beginning.
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
SEATS = np.arange(GAMES) % 2  # where the agent sits


def look(batch: Batch) -> Floats:
    """The facts of every game, each about between 0 and 1."""
    facts = batch.observations[:, BOARD:].astype(np.float64)
    scale: Floats = np.maximum(1.0, np.where(np.arange(FACTS) < 4, 23.0, facts.max(axis=0)))
    scaled: Floats = facts / scale
    return scaled


def likelihoods(batch: Batch, facts: Floats, weights: Floats) -> Floats:
    """How likely the agent takes each kind of action, where a kind is asked for."""
    logits = np.where(batch.masks[:, FIRST_KIND:ENOUGH] == 1, facts @ weights, -np.inf)
    highest = logits.max(axis=1, keepdims=True)
    asked = np.isfinite(highest)
    wishes = np.exp(np.where(asked, logits - np.where(asked, highest, 0.0), 0.0))
    return np.where(asked, wishes / wishes.sum(axis=1, keepdims=True), 0.0)


def play(env: VectorEnv, weights: Floats, games: int, random: np.random.Generator) -> tuple[Floats, float]:
    """Play so many games; the direction in which the weights should go, and the agent's share of victory."""
    batch = env.batch
    traces = np.zeros((GAMES, FACTS, KINDS))  # how the weights would make what was done in a game more likely
    direction, ended, won = np.zeros_like(weights), 0, 0.0
    while ended < games:
        steps = env.sample()
        facts = look(batch)
        wishes = likelihoods(batch, facts, weights)
        chosen = (wishes.cumsum(axis=1) > random.random((GAMES, 1))).argmax(axis=1)
        deciding = (batch.movers == SEATS) & (wishes.sum(axis=1) > 0.5)
        steps[deciding] = FIRST_KIND + chosen[deciding]
        surprise = np.eye(KINDS)[chosen] - wishes
        traces[deciding] += facts[deciding, :, None] * surprise[deciding, None, :]
        batch = env.step(steps)
        over = batch.terminated == 1
        shares = batch.rewards[over, SEATS[over]].astype(np.float64)
        direction += np.tensordot(shares - 0.5, traces[over], axes=1)
        traces[over] = 0.0
        ended += int(over.sum())
        won += float(shares.sum())
    return direction / ended, won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description="train a toy agent")
    parser.add_argument("--rounds", type=int, default=40, help="of learning (default: 40)")
    parser.add_argument("--games", type=int, default=512, help="in each round (default: 512)")
    arguments = parser.parse_args()
    env = VectorEnv(Options(), games=GAMES, seed=1)
    random = np.random.default_rng(1)
    weights: Floats = np.zeros((FACTS, KINDS))
    for number in range(arguments.rounds):
        direction, share = play(env, weights, arguments.games, random)
        weights += 0.5 * direction
        if number % 5 == 0 or number == arguments.rounds - 1:
            print(f"round {number:3}: {share:.1%} of the victories against chance", flush=True)


if __name__ == "__main__":
    main()
