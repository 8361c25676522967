"""The bots by name: the levels that people choose from, weakest first, and others."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cleocatra.bots import network as network_module
from cleocatra.bots.characters import Character, CharacterBot, Taste
from cleocatra.bots.interface import Bot
from cleocatra.bots.network import Network, weight_count
from cleocatra.bots.players import Effort, PlanningBot, RandomBot, SearchingBot, UctBot
from cleocatra.bots.rows import BEST_AFTER_A_STEP, SEAT_RANGES, SEAT_ROWS, SEAT_START, UNITS
from cleocatra.compiled import runs_from_source
from cleocatra.rules import Options

WEIGHTS = Path(__file__).parent / "weights"
Maker = Callable[[Options, int, Effort | None], Bot]


@dataclass(frozen=True, slots=True)
class Level:
    """A named bot; `make` takes the game's options, a seed, and an effort for bots that search.

    `seconds` is the thinking time for each turn of a bot that thinks by the clock; `rating` is what
    `cleocatra ladder` measured in the advanced game of two (docs/bots.md). `searches` tells whether an effort
    changes anything.
    """

    name: str
    line: str
    make: Maker
    seconds: float | None = None
    rating: int | None = None
    searches: bool = False


def learned(options: Options) -> Network:
    """The trained network for a game."""
    return quickest(len(options.players), weights_of(options.rules, len(options.players)))


def quickest(players: int, weights: array[float]) -> Network:
    """A network as it runs fastest here: compiled, or made for interpreted Python."""
    if not runs_from_source(network_module):
        return Network(players, weights)
    from cleocatra.bots.quick_network import QuickNetwork  # where it is compiled, `Network` has no heirs

    return QuickNetwork(players, weights)


@cache
def weights_of(rules: str, players: int) -> array[float]:
    return array("f", (WEIGHTS / f"{rules}-{players}.bin").read_bytes())


def greedy(options: Options, foresight: float = 0.1) -> Network:
    """A network without training that values points, and devalues the points of others.

    A Score one step away is weighted by `foresight`, usually too little to outweigh a point.
    """
    players = len(options.players)
    weights = array("f", bytes(4 * weight_count(players)))
    for points in range(SEAT_RANGES[0]):
        weights[points * UNITS] = points / 10
        for step in range(1, players):
            weights[(step * SEAT_ROWS + points) * UNITS + 1] = points / 10
    for next_points in range(SEAT_RANGES[BEST_AFTER_A_STEP]):
        weights[(SEAT_START[BEST_AFTER_A_STEP] + next_points) * UNITS] = foresight * next_points / 10
    weights[-UNITS], weights[-UNITS + 1] = 1.0, -1.0 / players
    return quickest(players, weights)


def reader(network_of: Callable[[Options], Network], character: Character) -> Maker:
    """Makes bots that read the board, by a network and with a character."""
    return lambda options, seed, _: CharacterBot(network_of(options), seed, character)


def searcher(simulations: int) -> Maker:
    """Makes bots that search with so many simulations."""
    return lambda options, seed, effort: SearchingBot(learned(options), seed, effort or Effort(simulations))


USUAL_SECONDS = 2.0  # a turn
BLIND_TO_HELPERS = Taste(helper=-0.15)  # what a point is worth to a greedy network in a game of two
KITTEN = Character(attention=5, taste=BLIND_TO_HELPERS)
STRAY = Character(attention=11, taste=BLIND_TO_HELPERS)
MOUSER = Character(attention=24)
DIGGER = Character(attention=8, breadth=0.035, taste=Taste(dig=0.3))
GUARD = Character(attention=11, breadth=0.06, taste=Taste(block=0.4))
FOREMAN = Character(attention=17, breadth=0.2, taste=Taste(helper=0.3))
LEVELS = (
    Level("Kitten", "looks at few turns, and overlooks helpers", reader(greedy, KITTEN), rating=955),
    Level("Stray", "takes the points it sees, but misses many", reader(greedy, STRAY), rating=1138),
    Level("Mouser", "pounces on points at once", reader(greedy, MOUSER), rating=1280),
    Level("Digger", "turns over and moves tile after tile", reader(learned, DIGGER), rating=1481),
    Level("Guard", "sets inspectors on your rescuers", reader(learned, GUARD), rating=1676),
    Level("Foreman", "gathers helpers before it scores", reader(learned, FOREMAN), rating=1845),
    Level(
        "Scribe",
        "can tell a good spot from a bad one",
        lambda options, seed, _: PlanningBot(learned(options), seed),
        rating=2000,
    ),
    Level("Priestess", "has a hunch of what comes next", searcher(12), rating=2175, searches=True),
    Level("Architect", "plans its next turn", searcher(28), rating=2333, searches=True),
    Level("Vizier", "thinks a few turns ahead", searcher(70), rating=2495, searches=True),
    Level("Oracle", "foresees most of what may come", searcher(250), rating=2670, searches=True),
    Level(
        "Sphinx",
        "thinks as far ahead as time allows",
        lambda options, seed, effort: SearchingBot(
            learned(options), seed, effort or Effort(seconds=USUAL_SECONDS)
        ),
        seconds=USUAL_SECONDS,
        rating=2877,
        searches=True,
    ),
)
YARDSTICKS = (
    Level("random", "plays at random", lambda _, seed, __: RandomBot(seed)),
    Level(
        "uct",
        "plain UCT with random playouts",
        lambda _, seed, effort: UctBot(seed, effort or Effort(seconds=1.0)),
        searches=True,
    ),
)


class UnknownBot(ValueError):
    """No level and no yardstick has this name."""


def level(name: str) -> Level:
    """The level or yardstick of this name.

    >>> level("sphinx").line
    'thinks as far ahead as time allows'
    """
    for one in LEVELS + YARDSTICKS:
        if one.name.lower() == name.lower():
            return one
    known = ", ".join(one.name for one in LEVELS + YARDSTICKS)
    raise UnknownBot(f"unknown bot {name!r}: expected one of {known}")
