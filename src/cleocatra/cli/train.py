"""`cleocatra train`: trains the bots' evaluation by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.files import complain
from cleocatra.cli.parser import Option
from cleocatra.rules import RuleSet
from cleocatra.rules.drawing import width_of
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.train import Generation


COLUMNS = {
    "generation": 10,
    "games": 7,
    "moments": 9,
    "turns": 7,
    "loss": 7,
    "seconds": 9,
}  # and their widths


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("folder", metavar="FOLDER", type=Path, help=Option("option-folder"))
    add("--rules", metavar="R", type=rule_set, default=RuleSet.ADVANCED, help=Option("option-rules"))
    add(
        "--players",
        metavar="N",
        type=positive_number,
        choices=(2, 3, 4),
        default=2,
        help=Option("option-players-number", usual=2),
    )
    numbers = (
        ("--generations", 20, positive_number, "option-generations"),
        ("--games", 2000, positive_number, "option-train-games"),
        ("--simulations", 0, whole_number, "option-train-simulations"),
        ("--seed", 1, whole_number, "option-seed"),
    )
    for name, usual, kind, message in numbers:
        add(name, metavar="N", type=kind, default=usual, help=Option(message, usual=usual))
    add("--trust", metavar="T", type=float, default=0.5, help=Option("option-trust", usual=0.5))
    add("--start", metavar="FILE", type=Path, help=Option("option-start"))


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.bots.train import Plan, train
    except ModuleNotFoundError:
        complain(f"cleocatra train: {say('needs-package', package='NumPy', extra='train')}")
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
    titles = {say(f"train-{name}"): width for name, width in COLUMNS.items()}
    print("".join(" " * (width - width_of(title)) + title for title, width in titles.items()), flush=True)
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
