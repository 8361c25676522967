"""The speed of the kernel compared with other rules libraries, in random games.

The speed of a machine changes from minute to minute, so only measurements side by side compare: every round
measures each contender once, and the table shows the best and the median round. Nothing is asserted.

This file is long because one command measures everything that its table shows.

    python benchmarks/kernel.py --rounds 9 --seconds 0.5 --json figures.json
    python benchmarks/kernel.py --instructions  # these don't depend on other load
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from types import ModuleType

import cleocatra
from cleocatra import Colour, Dice, Edition, Options, Position, RuleSet
from cleocatra.compiled import compiled_modules, stale_modules

NO_LIMIT = 1_000_000  # actions a game; a random game has some hundred
VARIANTS = {
    "basic, 2 players": Options(RuleSet.BASIC),
    "advanced, 2 players": Options(RuleSet.ADVANCED),
    "advanced, 4 players": Options(RuleSet.ADVANCED, Edition.INTERNATIONAL, tuple(Colour)),
}
SPIELS = ("connect_four", "havannah", "backgammon")


@dataclass
class Contender:
    """Something that plays games: `play(games)` returns the number of actions, and seconds."""

    name: str
    play: Callable[[int], tuple[int, float]] | None  # None: not installed here
    games: int = 1
    rates: list[float] = field(default_factory=list)

    def measure(self) -> None:
        if self.play is not None:
            actions, seconds = self.play(self.games)
            self.rates.append(actions / seconds)

    def calibrate(self, seconds: float) -> None:
        """Find the number of games that take about this long."""
        if self.play is None:
            return
        taken = self.play(self.games)[1]
        while taken < seconds / 8:
            self.games *= 4
            taken = self.play(self.games)[1]
        self.games = max(1, round(self.games * seconds / taken))


@dataclass(frozen=True)
class Figure:
    """A line of the table; None if it could not be measured."""

    name: str
    unit: str
    best: float | None
    median: float | None = None


# Ours


def in_the_kernel(options: Options, games: int) -> tuple[int, float]:
    start = Position.start(options, seed=1).state()
    dice = Dice(1)
    began = perf_counter()
    actions = dice.play_games(start, games, NO_LIMIT)
    return actions, perf_counter() - began


def without_compiling(variant: str, games: int) -> tuple[int, float]:
    """`in_the_kernel` with the uncompiled sources, in another process."""
    command = [sys.executable, __file__, "--games", str(games), "--variant", variant]
    answer = subprocess.run(
        command, env={**os.environ, "CLEOCATRA_UNCOMPILED": "1"}, check=True, capture_output=True, text=True
    )
    actions, seconds = answer.stdout.split()
    return int(actions), float(seconds)


def from_python(options: Options, games: int) -> tuple[int, float]:
    dice = Dice(1)
    actions = 0
    began = perf_counter()
    for seed in range(games):
        position = Position.start(options, seed=seed)
        while position.outcome is None:
            position = position.apply(position.random_action(dice))
            actions += 1
    return actions, perf_counter() - began


def our_contenders() -> list[Contender]:
    return [
        *(Contender(f"cleocatra, {name}", partial(in_the_kernel, one)) for name, one in VARIANTS.items()),
        *(
            Contender(f"cleocatra from Python, {name}", partial(from_python, one))
            for name, one in VARIANTS.items()
        ),
        *(Contender(f"cleocatra uncompiled, {name}", partial(without_compiling, name)) for name in VARIANTS),
    ]


# Peers


def python_chess(chess: ModuleType, games: int) -> tuple[int, float]:
    chance = random.Random(1)
    actions = 0
    began = perf_counter()
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            actions += 1
    return actions, perf_counter() - began


def spiel_from_python(pyspiel: ModuleType, name: str, games: int) -> tuple[int, float]:
    """OpenSpiel's C++ game, with the loop in Python; chance outcomes don't count as actions."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    actions = 0
    began = perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                actions += 1
    return actions, perf_counter() - began


def spiel_in_cpp(pyspiel: ModuleType, name: str, games: int) -> tuple[int, float]:
    """OpenSpiel's C++ game between its own random bots, with the loop in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    actions = 0
    seconds = 0.0
    for seed in range(games):
        state = game.new_initial_state()
        began = perf_counter()
        pyspiel.evaluate_bots(state, bots, seed)
        seconds += perf_counter() - began
        actions += sum(event.player >= 0 for event in state.full_history())
    return actions, seconds


def peers() -> list[Contender]:
    chess = installed("chess")
    pyspiel = installed("pyspiel")
    contenders = [Contender("python-chess", partial(python_chess, chess) if chess else None)]
    for name in SPIELS:
        for where, play in (("from Python", spiel_from_python), ("in C++", spiel_in_cpp)):
            contenders.append(
                Contender(f"OpenSpiel {where}, {name}", partial(play, pyspiel, name) if pyspiel else None)
            )
    return contenders


def installed(module: str) -> ModuleType | None:
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


# More about the kernel


def late_position() -> Position:
    """A position of the advanced four-player game with all tiles on the board."""
    position = Position.start(VARIANTS["advanced, 4 players"], seed=1)
    dice = Dice(1)
    while position.pile:
        position = position.apply(position.random_action(dice))
    return position


def leaves_a_second(position: Position) -> float:
    began = perf_counter()
    return position.perft(3) / (perf_counter() - began)


def copying_in_the_kernel(position: Position) -> float:
    """Nanoseconds for a copy: a "game" without actions and without a pile to shuffle."""
    number = 200_000
    began = perf_counter()
    Dice(1).play_games(position.state(), number, 0)
    return 1e9 * (perf_counter() - began) / number


def copying_from_python(position: Position) -> float:
    """Nanoseconds for a copy with a new object."""
    number = 10_000
    state = position.state()
    began = perf_counter()
    for _ in range(number):
        state.copy()
    return 1e9 * (perf_counter() - began) / number


def memory_of_a_position(position: Position) -> float:
    """Bytes, including all objects that belong to it."""
    number = 10_000
    action = position.actions[0]
    tracemalloc.start()
    positions = [position.apply(action) for _ in range(number)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(positions)


def size_of_a_state(position: Position) -> Figure:
    name = "size of a state in the kernel"
    if not compiled_modules():
        return Figure(name, "not compiled", None)
    return Figure(name, "bytes", type(position.state()).__basicsize__)


def import_time() -> float:
    """Milliseconds for `import cleocatra` in a new Python."""
    code = "from time import perf_counter as now; began = now(); import cleocatra; print(now() - began)"
    return 1e3 * float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout)


def other_figures(rounds: int) -> list[Figure]:
    position = late_position()
    return [
        measured("perft to depth 3, all 13 tiles", "leaves/s", rounds, partial(leaves_a_second, position)),
        measured("copy in the kernel", "ns", rounds, partial(copying_in_the_kernel, position)),
        measured("copy from Python", "ns", rounds, partial(copying_from_python, position)),
        size_of_a_state(position),
        Figure("memory of a Position", "bytes", memory_of_a_position(position)),
        measured("import cleocatra", "ms", rounds, import_time),
    ]


def measured(name: str, unit: str, rounds: int, measure: Callable[[], float]) -> Figure:
    values = [measure() for _ in range(rounds)]
    return Figure(name, unit, max(values) if unit.endswith("/s") else min(values), median(values))


# Instructions: independent of other load


def instructions_an_action(variant: str) -> float | None:
    """The difference between a run of many games and one of few, which excludes Python's start."""
    few, many = (counted_run(variant, games) for games in (100, 1100))
    if few is None or many is None:
        return None
    return (many[0] - few[0]) / (many[1] - few[1])


def counted_run(variant: str, games: int) -> tuple[int, int] | None:
    """Instructions and actions of some games, with the first counter that works here."""
    play = [sys.executable, __file__, "--variant", variant, "--games", str(games)]
    counters = {
        r"^(\d+),,instructions": ["perf", "stat", "-x,", "-e", "instructions:u"],
        r"Collected : (\d+)": ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"],
    }
    for pattern, counter in counters.items():
        if shutil.which(counter[0]):
            run = subprocess.run(
                [*counter, *play], env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True
            )
            found = re.search(pattern, run.stderr, re.MULTILINE)
            if found and run.returncode == 0:
                return int(found[1]), int(run.stdout.split()[0])
    return None


# The table


def compare(contenders: list[Contender], rounds: int, seconds: float) -> list[Figure]:
    for contender in contenders:
        contender.calibrate(seconds)
    for _ in range(rounds):
        for contender in contenders:
            contender.measure()
    return [
        Figure(one.name, "actions/s", max(one.rates), median(one.rates))
        if one.rates
        else Figure(one.name, "not installed", None)
        for one in contenders
    ]


def show(title: str, figures: list[Figure], beside: Figure | None = None) -> None:
    """Print the figures, and how many times as fast as each the contender `beside` is."""
    ratio = "kernel is" if beside else ""
    print(f"\n{title:<44}{'best':>14}{'median':>14}  {'':<13}{ratio:>10}".rstrip())
    for figure in figures:
        best, middle = (
            f"{value:,.0f}" if value is not None else "" for value in (figure.best, figure.median)
        )
        times = ""
        if beside and beside.median and figure.median:
            times = f"{beside.median / figure.median:,.2f} \u00d7"
        print(f"{figure.name:<44}{best:>14}{middle:>14}  {figure.unit:<13}{times:>10}".rstrip())


def main() -> None:
    options = arguments()
    if options.games:
        print(*in_the_kernel(VARIANTS[options.variant], options.games))
        return
    kind = "compiled" if compiled_modules() else "not compiled"
    print(f"cleocatra {cleocatra.__version__} ({kind}), Python {sys.version.split()[0]}")
    print(f"{options.rounds} rounds of {options.seconds} s each, all contenders in every round")
    if stale_modules():
        print(f"Not compiled from these sources: {', '.join(stale_modules())}")
    play = compare([*our_contenders(), *peers()], options.rounds, options.seconds)
    show("Random play", play, beside=play[0])
    others = other_figures(options.rounds)
    show("The kernel", others)
    counts = []
    if options.instructions:
        counts = [Figure(name, "an action", instructions_an_action(name)) for name in VARIANTS]
        show("Instructions", counts)
    if options.json:
        figures = {"random play": play, "kernel": others, "instructions": counts}
        text = json.dumps(
            {title: [asdict(one) for one in group] for title, group in figures.items()}, indent=2
        )
        options.json.write_text(text + "\n")


@dataclass
class Arguments(argparse.Namespace):
    rounds: int = 5
    seconds: float = 0.3
    json: Path | None = None
    instructions: bool = False
    variant: str = "basic, 2 players"
    games: int = 0


def arguments() -> Arguments:
    parser = argparse.ArgumentParser(description="The kernel's speed beside its peers'.")
    parser.add_argument("--rounds", type=int, help="how often each is measured (%(default)s)")
    parser.add_argument("--seconds", type=float, help="how long each round measures each (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the figures there too")
    parser.add_argument(
        "--instructions",
        action="store_true",
        help="count instructions an action, by perf or by valgrind (a minute)",
    )
    parser.add_argument(
        "--games", type=int, metavar="N", help="only play N games; prints actions and seconds"
    )
    parser.add_argument("--variant", choices=VARIANTS, help="of this variant (%(default)s)")
    parser.set_defaults(**asdict(Arguments()))
    return parser.parse_args(namespace=Arguments())


if __name__ == "__main__":
    main()
