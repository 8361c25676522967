"""The speed of the search compared with OpenSpiel's: simulations a second on one core.

    python benchmarks/bots.py --rounds 5 --seconds 1

Measures plain UCT with random playouts on our kernel; our search over whole turns with the trained network,
which has no playouts: a simulation evaluates every turn of one position; and OpenSpiel's MCTS in C++ on its
own games, with one random playout a simulation. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from statistics import median
from time import perf_counter

from cleocatra import Dice, Options, Position, RuleSet
from cleocatra.bots.levels import learned
from cleocatra.bots.planner import Planner
from cleocatra.bots.search import TreeSearch
from cleocatra.bots.tree import Tree
from cleocatra.bots.uct import Uct

SPIELS = ("connect_four", "havannah", "backgammon")
Measure = Callable[[float], float]


def middle_of_a_game(rules: RuleSet) -> Position:
    position = Position.start(Options(rules), seed=1)
    dice = Dice(1)
    for _ in range(16):
        position = position.apply(position.random_action(dice))
    return position


def rate(run: Callable[[int], object], chunk: int, seconds: float) -> float:
    """Simulations a second, measured for about this long."""
    done = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        run(chunk)
        done += chunk
    return done / (perf_counter() - began)


def uct(rules: RuleSet) -> Measure:
    tree = Tree(400_000, 8_000_000)
    state = middle_of_a_game(rules).state()

    def measure(seconds: float) -> float:
        search = Uct(tree, Dice(1), 0.7)
        search.begin(state, 0)
        return rate(search.run, 256, seconds)

    return measure


def turns(rules: RuleSet) -> Measure:
    tree = Tree(80_000, 1_200_000)
    position = middle_of_a_game(rules)

    def measure(seconds: float) -> float:
        search = TreeSearch(Planner(learned(position.options)), tree, Dice(1), 24, 1.5, 0.05)
        search.begin(position.state(), 0)
        return rate(search.run, 64, seconds)

    return measure


def spiel(name: str) -> Measure | None:
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def run(simulations: int) -> None:
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.4,
            max_simulations=simulations,
            max_memory_mb=1000,
            solve=False,
            seed=1,
            verbose=False,
        )
        bot.mcts_search(state)

    return lambda seconds: rate(run, 2000, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    arguments = parser.parse_args()
    contenders: dict[str, Measure | None] = {
        **{f"plain UCT, {rules}, 2 players": uct(rules) for rules in RuleSet},
        **{f"search over turns, {rules}, 2 players": turns(rules) for rules in RuleSet},
        **{f"OpenSpiel MCTS, {name}": spiel(name) for name in SPIELS},
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(arguments.rounds):
        for name, measure in contenders.items():
            if measure is not None:
                rates[name].append(measure(arguments.seconds))
    base = median(rates["plain UCT, basic, 2 players"])
    print(f"{'simulations a second':36}{'median':>10}{'best':>10}{'ratio':>8}")
    for name, found in rates.items():
        if not found:
            print(f"{name:36}{'not installed':>20}")
            continue
        print(f"{name:36}{median(found):10,.0f}{max(found):10,.0f}{median(found) / base:8.2f}")


if __name__ == "__main__":
    main()
