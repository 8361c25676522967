"""Solves small worlds completely, and counts the bots' errors in them: tables of docs/findings.md.

    python scripts/small_worlds.py             all worlds, and the bots' errors in them
    python scripts/small_worlds.py --bots 0    without the bots

`cleocatra.lab.worlds` explains how.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from cleocatra.bots.interface import play
from cleocatra.bots.levels import LEVELS, Level
from cleocatra.bots.players import Effort
from cleocatra.lab.worlds import SAME, Solved, World, chances
from cleocatra.rules import Action, Dice, Options, Phase, Position, RuleSet, Scout, codes
from cleocatra.rules.tiles import KINDS

SIMULATIONS = 1000  # of the Sphinx, so that it doesn't think by the clock
HEAD = """\
| world | rules | tiles | rescuers | inspectors | goal | positions | first's share | waiting | seconds |
|---|---|---|---|---|---|---|---|---|---|"""
WORLDS = (
    World(RuleSet.BASIC, (0, 1, 1, 1, 1), rescuers=1, inspectors=1, goal=3),
    World(RuleSet.BASIC, (0, 1, 1, 1, 1), rescuers=1, inspectors=2, goal=3),
    World(RuleSet.BASIC, (0, 1, 1, 1, 1), rescuers=1, inspectors=1, goal=6),
    World(RuleSet.BASIC, (0, 1, 1, 1, 1), rescuers=1, inspectors=0, goal=6),
    World(RuleSet.BASIC, (0, 2, 2, 0, 0), rescuers=2, inspectors=1, goal=3),
    World(RuleSet.BASIC, (0, 1, 1, 1, 1), rescuers=2, inspectors=1, goal=4),
    World(RuleSet.BASIC, (1, 1, 1, 1, 1), rescuers=1, inspectors=1, goal=3),
    World(RuleSet.BASIC, (0, 1, 1, 1, 2), rescuers=1, inspectors=1, goal=4),
    World(RuleSet.ADVANCED, (1, 1, 1, 0, 0), rescuers=1, inspectors=1, goal=4),
    World(RuleSet.ADVANCED, (1, 0, 1, 1, 0), rescuers=1, inspectors=0, goal=5),
    World(RuleSet.ADVANCED, (0, 1, 0, 1, 1), rescuers=1, inspectors=1, goal=6),
    World(RuleSet.ADVANCED, (0, 1, 1, 1, 1), rescuers=1, inspectors=1, goal=3),
)


def matters(solved: Solved, number: int) -> bool:
    """Whether one can go wrong at the beginning of a turn."""
    ways = solved.ways[number]
    reached = {round(solved.low[after], 6) for after in ways.turns}
    reached |= {round(solved.low[one], 6) for _, after in ways.draws for one in after}
    return solved.states[number].phase == codes.FIRST and len(reached) > 1


def loss(solved: Solved, number: int, options: Options, level: Level) -> float:
    """What a bot's turn costs its player in shares of the victory; the luck of a draw isn't part of it."""
    state, value = solved.states[number], solved.low
    bot = level.make(options, number, Effort(simulations=SIMULATIONS) if level.seconds else None)
    position = Position(options, state.copy())
    actions: list[Action] = []
    while not actions or position.phase is Phase.SECOND_ACTION:
        action, position = play(bot, position)
        actions.append(action)
    reached, best = value[solved.number(position.state())], value[number]
    choose = max if state.player == 0 else min
    if isinstance(actions[0], Scout):
        drawn = [choose(value[one] for one in after) for _, after in solved.ways[number].draws]
        kinds = [kind for kind, _ in chances(state)]
        mean = sum(chance * one for (chance, _), one in zip(solved.ways[number].draws, drawn, strict=True))
        return abs(best - mean) + abs(drawn[kinds.index(state.kind_of(state.tiles))] - reached)
    return abs(best - reached)


def bots_row(solved: Solved, options: Options, most: int) -> Iterator[str]:
    """How often each bot errs where one can, and what its turns cost on average."""
    numbers = [number for number in range(len(solved.states)) if matters(solved, number)]
    Dice(1).shuffle(numbers)
    for level in LEVELS:
        losses = [loss(solved, number, options, level) for number in numbers[:most]]
        wrong = sum(one > SAME for one in losses) / len(losses)
        yield f"{wrong:.0%} ({sum(losses) / len(losses):.3f})"


def world_row(world: World, solved: Solved, seconds: float) -> str:
    waiting = sum(high - low > SAME for low, high in zip(solved.low, solved.high, strict=True))
    kinds = " ".join(f"{number} {kind}" for number, kind in zip(world.tiles, KINDS, strict=True) if number)
    low, high = f"{solved.low[0]:.4f}", f"{solved.high[0]:.4f}"
    cells = (
        world.name,
        world.rules,
        kinds,
        world.rescuers,
        world.inspectors,
        world.goal,
        f"{len(solved.states):,}",
        low if low == high else f"{low} – {high}",
        f"{waiting:,}",
        f"{seconds:.0f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bots", type=int, default=100, help="positions for each bot (default: 100)")
    parser.add_argument("--only", nargs="*", help="these worlds")
    arguments = parser.parse_args()
    print(HEAD)
    errors = []
    for world in WORLDS:
        if arguments.only and world.name not in arguments.only:
            continue
        began = time.perf_counter()
        solved = Solved(world)
        print(world_row(world, solved, time.perf_counter() - began), flush=True)
        if arguments.bots:
            errors.append((world.name, [*bots_row(solved, world.options, arguments.bots)]))
    print(f"\n| world | {' | '.join(level.name for level in LEVELS)} |\n|{'---|' * (len(LEVELS) + 1)}")
    for name, cells in errors:
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
