"""`cleocatra train`: trains the bots' network by self-play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from cleocatra.cli.arguments import positive_number, rule_set, whole_number
from cleocatra.cli.files import complain, file_reason
from cleocatra.cli.parser import Option
from cleocatra.rules import RuleSet
from cleocatra.rules.drawing import width_of
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.train import Generation


COLUMNS = {
    "generation": 10,
    "games": 9,
    "samples": 11,
    "turns": 7,
    "loss": 8,
    "seconds": 10,
}  # the columns and their widths, with room for the titles in every language


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
        from cleocatra.bots.train import TrainingSettings, WrongWeights, read_weights, train
    except ModuleNotFoundError:
        complain(f"cleocatra train: {say('needs-package', package='NumPy', extra='train')}")
        return 1
    settings = TrainingSettings(
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
        start = read_weights(arguments.start, settings.players) if arguments.start else None
        train(settings, arguments.folder, tell, start)
    except WrongWeights as error:
        sizes = {"needed": str(error.needed), "found": str(error.found)}
        complain(say("train-weights", file=str(error.file), players=str(error.players), **sizes))
        return 1
    except OSError as error:
        complain(file_reason(error))
        return 1
    return 0


def tell(line: Generation) -> None:
    print(
        f"{line.number:10}{line.games:9}{line.samples:11}{line.turns:7.1f}{line.loss:8.4f}{line.seconds:10.1f}",
        flush=True,
    )
