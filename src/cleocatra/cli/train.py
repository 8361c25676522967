"""`cleocatra train`: trains the bots' evaluation by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.files import complain
from cleocatra.rules import RuleSet

if TYPE_CHECKING:
    from cleocatra.bots.train import Generation

HELP = """\
train the bots' evaluation by self-play
The network plays against itself, learns from how the games ended, and plays again, one generation after
the other. FOLDER keeps the weights and the log: the same command goes on where it was stopped. The weights
that the bots use lie in the package under bots/weights as RULES-PLAYERS.bin.
Needs NumPy: pip install cleocatra[train].

examples:
  cleocatra train training/advanced-2 --rules advanced --players 2 --generations 40
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where the run is kept")
    parser.add_argument(
        "--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help="basic or advanced"
    )
    parser.add_argument("--players", metavar="N", type=positive_number, choices=(2, 3, 4), default=2)
    parser.add_argument("--generations", metavar="N", type=positive_number, default=20)
    parser.add_argument("--games", metavar="N", type=positive_number, default=2000, help="in each generation")
    parser.add_argument(
        "--simulations", metavar="N", type=whole_number, default=0, help="of a search before each turn"
    )
    parser.add_argument(
        "--trust",
        metavar="T",
        type=float,
        default=0.5,
        help="share of the bots' own judgement in what they learn",
    )
    parser.add_argument("--start", metavar="FILE", type=Path, help="weights to begin with (default: chance)")
    parser.add_argument("--seed", metavar="S", type=whole_number, default=1)


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.bots.train import Plan, train
    except ModuleNotFoundError:
        complain("cleocatra train: NumPy is needed: pip install cleocatra[train]")
        return 1
    plan = Plan(
        arguments.rules,
        arguments.players,
        arguments.generations,
        arguments.games,
        arguments.simulations,
        trust=arguments.trust,
        seed=arguments.seed,
    )
    print("generation  games  moments  turns   loss  seconds", flush=True)
    try:
        start = array("f", arguments.start.read_bytes()) if arguments.start else None
        train(plan, arguments.folder, tell, start)
    except (OSError, ValueError) as error:
        complain(f"cleocatra train: {error}")
        return 1
    return 0


def tell(line: Generation) -> None:
    print(
        f"{line.number:10}{line.games:7}{line.moments:9}{line.turns:7.1f}{line.loss:7.4f}{line.seconds:9.1f}",
        flush=True,
    )
