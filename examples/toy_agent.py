"""A toy agent: learns by policy gradient which kind of action to take against a random player.

    pip install 'cleocatra[train]'
    cd examples
    python toy_agent.py --out toy_agent.npy                  train it and save its policy
    cleocatra arena toy_agent:make random --games 400        rate it

It uses the 64 facts of an observation, ignores the board, and chooses cells at random.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cleocatra import Options
from cleocatra.lab.env.layout import BOARD, GOAL, PILE, SIZE, TURNS
from cleocatra.lab.env.policy_bot import PolicyBot
from cleocatra.lab.env.steps import ENOUGH, FIRST_KIND
from cleocatra.lab.env.vector import Batch, VectorEnv

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float64]
GAMES = 256
FACTS = SIZE - BOARD
KINDS = ENOUGH - FIRST_KIND
SEATS = np.arange(GAMES) % 2  # the agent's seat in each game
POLICY = Path(__file__).with_suffix(".npy")
SCALE: Floats = np.full(FACTS, 3.0)  # brings facts to about 0 to 1
SCALE[:4], SCALE[GOAL - BOARD], SCALE[PILE - BOARD], SCALE[TURNS - BOARD] = 23.0, 23.0, 13.0, 100.0


def policy(observations: Bytes, masks: Bytes, weights: Floats) -> tuple[Floats, Floats]:
    """The facts that are looked at, and the probability of each kind of action, where a kind is chosen."""
    facts: Floats = observations[:, BOARD:] / SCALE
    logits = np.where(masks[:, FIRST_KIND:ENOUGH] == 1, facts @ weights, -np.inf)
    highest = logits.max(axis=1, keepdims=True)
    asked = np.isfinite(highest)
    chances = np.exp(np.where(asked, logits - np.where(asked, highest, 0.0), 0.0))
    return facts, np.where(asked, chances / chances.sum(axis=1, keepdims=True), 0.0)


def play(env: VectorEnv, weights: Floats, games: int, random: np.random.Generator) -> tuple[Floats, float]:
    """Play games; return the policy gradient and the agent's mean share of the victory."""
    batch: Batch = env.batch
    traces = np.zeros((GAMES, FACTS, KINDS))  # the gradient of the log-probability of each game's choices
    gradient, ended, won = np.zeros_like(weights), 0, 0.0
    while ended < games:
        steps = env.sample()
        facts, chances = policy(batch.observations, batch.masks, weights)
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


def make(options: Options, seed: int) -> PolicyBot:  # noqa: ARG001 - the arena passes them to every bot
    """The saved policy as a bot for the arena."""
    weights, random = np.load(POLICY), np.random.default_rng(seed)

    def step(observation: Bytes, mask: Bytes) -> int:
        _, chances = policy(observation[None], mask[None], weights)
        if chances.any():
            return FIRST_KIND + int(random.choice(KINDS, p=chances[0]))
        return int(random.choice(np.flatnonzero(mask)))

    return PolicyBot(step)


def main() -> None:
    parser = argparse.ArgumentParser(description="train a toy agent")
    parser.add_argument("--rounds", type=int, default=40, help="of learning (default: 40)")
    parser.add_argument("--games", type=int, default=512, help="in each round (default: 512)")
    parser.add_argument("--out", type=Path, default=POLICY, help="where its policy is saved")
    arguments = parser.parse_args()
    env = VectorEnv(Options(), games=GAMES, seed=1)
    random = np.random.default_rng(1)
    weights: Floats = np.zeros((FACTS, KINDS))
    for number in range(arguments.rounds):
        gradient, share = play(env, weights, arguments.games, random)
        weights += 0.5 * gradient
        if number % 5 == 0 or number == arguments.rounds - 1:
            print(f"round {number:3}: {share:.1%} of the victories against chance", flush=True)
    np.save(arguments.out, weights)


if __name__ == "__main__":
    main()
