"""The network gives the same numbers compiled, interpreted, and in the form made for interpreted Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from cleocatra.bots.levels import learned, weights_of
from cleocatra.bots.network import Network
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.rules import Colour, Dice, Options, Position, RuleSet
from cleocatra.rules.variant import Variant

PLAYERS = (2, 3, 4)
ACTIONS = 60
PROGRAM = """
from cleocatra.bots.network import Network
from tests.bots.test_quick_network import values
quick = values()
assert set(values(Network)) < set(quick), "the two forms differ"
print("\\n".join(quick))
"""


def games() -> list[list[Position]]:
    """Positions of random games, of all rules and numbers of players, and one with a variant."""
    every = [Options(rules, players=tuple(Colour)[:players]) for rules in RuleSet for players in PLAYERS]
    every.append(Options(RuleSet.ADVANCED, variant=Variant(name="short", goal=9, rescuers=3)))
    return [positions(options, seed) for seed, options in enumerate(every)]


def positions(options: Options, seed: int) -> list[Position]:
    position, dice = Position.start(options, seed=seed), Dice(seed)
    found: list[Position] = []
    while len(found) < ACTIONS and position.outcome is None:
        found.append(position)
        position = position.apply(position.random_action(dice))
    return [*found, position]


def values(network_of: type[Network] | None = None) -> list[str]:
    """Every win probability to the last bit; by the usual network, what a search finds too."""
    told: list[str] = []
    for game in games():
        options = game[0].options
        network = learned(options)
        if network_of is not None:
            network = network_of(len(options.players), weights_of(options.rules, len(options.players)))
        told += [repr(network.win_probabilities(position.state())) for position in game]
        told += [] if network_of else [searched(game[len(options.players) + 8])]
    return told


def searched(position: Position) -> str:
    bot = SearchingBot(learned(position.options), 1, Effort(simulations=12))
    return repr(bot.explain(position.view(), 50))


def test_all_forms_of_the_network_give_the_same_numbers() -> None:
    environment = os.environ | {"CLEOCATRA_UNCOMPILED": "1"}
    told = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == values()
