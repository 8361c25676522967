"""The speed of the environments compared with their libraries' own games, in random steps.

Every round measures each contender once, so the ratios hold even where other load makes the figures change,
and the seconds are those in which this thread had a processor.
The PettingZoo ones are driven by one loop, with `last()` (observation and mask) before each step, the
OpenSpiel ones by another, with `legal_actions()` or `chance_outcomes()`. The vectorised environment writes
every observation and mask, and its steps are drawn by its own `sample()`; it runs on one thread. A step is
one number of the action space; an action of the game takes about two, and both are given. Nothing is
asserted.

    python benchmarks/environments.py --rounds 7 --seconds 1
"""

from __future__ import annotations

import argparse
import random
import warnings
from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any

import numpy as np

from cleocatra import RuleSet
from cleocatra.compiled import compiled_modules
from cleocatra.lab.env.options import make_options
from cleocatra.lab.env.vector import VectorEnv

Measure = Callable[[float], float]
GAMES = 256  # of the vectorised environment, all at once
BARS = {"PettingZoo": 5.0, "OpenSpiel": 3.0}


def pettingzoo_rate(env: Any) -> Measure:
    """Steps a second of an AEC environment."""
    chance = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        steps, start = 0, thread_time()
        while thread_time() - start < seconds:
            env.reset(seed=int(chance.integers(1 << 31)))
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                possible = np.flatnonzero(observation["action_mask"])
                env.step(int(possible[chance.integers(len(possible))]))
                steps += 1
        return steps / (thread_time() - start)

    return measure


def openspiel_rate(game: Any) -> Measure:
    """Steps a second of an OpenSpiel game, chance included."""
    chance = random.Random(1)

    def measure(seconds: float) -> float:
        steps, start = 0, thread_time()
        while thread_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, weights)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps / (thread_time() - start)

    return measure


class VectorRate:
    """Steps and actions of the game a second in the vectorised environment."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.env = VectorEnv(make_options(rules, "international", players), GAMES, seed=1)
        for _ in range(1000):  # until the games are at different stages
            self.env.step(self.env.sample())

    def steps(self, seconds: float) -> float:
        steps, start = 0, thread_time()
        while thread_time() - start < seconds:
            self.env.step(self.env.sample())
            steps += GAMES
        return steps / (thread_time() - start)

    @property
    def steps_an_action(self) -> float:
        """Over all games that ended."""
        return self.env.steps / self.env.actions


def peers_of_pettingzoo() -> dict[str, Measure]:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            from pettingzoo.classic import connect_four_v3

        from cleocatra.lab.env import pettingzoo_env
    except ImportError as missing:
        print(f"PettingZoo is left out: {missing}")
        return {}
    return {
        "PettingZoo, connect_four": pettingzoo_rate(connect_four_v3.env()),
        "PettingZoo, advanced, 2 players": pettingzoo_rate(pettingzoo_env.env()),
        "PettingZoo, advanced, 4 players": pettingzoo_rate(pettingzoo_env.env(players=4)),
    }


def peers_of_openspiel() -> dict[str, Measure]:
    try:
        import open_spiel.python.games.block_dominoes  # noqa: F401  # importing a game registers it
        import pyspiel

        import cleocatra.lab.env.openspiel_game  # noqa: F401
    except ImportError as missing:
        print(f"OpenSpiel is left out: {missing}")
        return {}
    return {
        "OpenSpiel, python_block_dominoes": openspiel_rate(pyspiel.load_game("python_block_dominoes")),
        "OpenSpiel, advanced, 2 players": openspiel_rate(pyspiel.load_game("cleocatra")),
        "OpenSpiel, advanced, 4 players": openspiel_rate(pyspiel.load_game("cleocatra", {"players": 4})),
    }


def print_beside(peers: dict[str, list[float]], bar: float) -> None:
    """A table; ratios are relative to its first line."""
    base = median(next(iter(peers.values())))
    for name, found in peers.items():
        ratio = median(found) / base
        print(f"{name:36}{median(found):12,.0f}{max(found):12,.0f}{ratio:8.2f}   bar {bar:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    arguments = parser.parse_args()
    vectors = {
        f"vector, {rules}, {players} players": VectorRate(rules, players)
        for rules, players in ((RuleSet.BASIC, 2), (RuleSet.ADVANCED, 2), (RuleSet.ADVANCED, 4))
    }
    groups = {"PettingZoo": peers_of_pettingzoo(), "OpenSpiel": peers_of_openspiel()}
    measures = {name: measure for group in groups.values() for name, measure in group.items()}
    measures |= {name: vector.steps for name, vector in vectors.items()}
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(arguments.rounds):
        for name, measure in measures.items():
            rates[name].append(measure(arguments.seconds))
    compiled = "compiled" if "cleocatra.lab.env.vector" in compiled_modules() else "uncompiled"
    print(f"{f'steps a second, {compiled}':36}{'median':>12}{'best':>12}{'ratio':>8}")
    for name, group in groups.items():
        if group:
            print_beside({name: rates[name] for name in group}, BARS[name])
    print(f"\n{f'{GAMES} games at once, one thread':36}{'median':>12}{'best':>12}   bar 1,000,000")
    for name, vector in vectors.items():
        found = rates[name]
        print(f"{name + ', steps':36}{median(found):12,.0f}{max(found):12,.0f}")
        played = [rate / vector.steps_an_action for rate in found]
        print(f"{name + ', actions':36}{median(played):12,.0f}{max(played):12,.0f}")


if __name__ == "__main__":
    main()
