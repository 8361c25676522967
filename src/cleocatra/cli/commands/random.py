"""`cleocatra random`: writes records of random games."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from cleocatra.atomic import write_file
from cleocatra.cli.arguments import add_game_arguments, fresh_seed, positive_number
from cleocatra.cli.files import complain, reason_of
from cleocatra.cli.parser import Option
from cleocatra.record import Game, format_game
from cleocatra.rules import Colour, Dice, Edition, Options, RuleSet
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    add_game_arguments(parser)
    parser.add_argument(
        "--games", metavar="K", type=positive_number, default=1, help=Option("option-games", usual=1)
    )
    parser.add_argument("--out", metavar="DIR", type=Path, help=Option("option-random-out"))


def run(arguments: Namespace) -> int:
    options = Options(
        arguments.rules or RuleSet.ADVANCED,
        arguments.edition or Edition.INTERNATIONAL,
        arguments.players or tuple(Colour)[:2],
    )
    folder: Path | None = arguments.out
    if arguments.games > 1 and folder is None:
        complain(f"cleocatra random: {say('random-folder')}")
        return 2
    seed: int | None = arguments.seed
    if seed is None:
        seed = fresh_seed()
        complain(say("random-seed", seed=str(seed)))
    dice = Dice(seed)
    for number in range(1, arguments.games + 1):
        text = format_game(random_game(options, dice))
        if folder is None:
            sys.stdout.write(text)
        elif not put_into(folder, f"random-{seed}-{number}.cleo", text):
            return 1
    return 0


def random_game(options: Options, dice: Dice) -> Game:
    """Play a random game to its end."""
    game = Game.start(options, pile=options.shuffled_pile(dice))
    while game.position.outcome is None:
        game = game.play(game.position.random_action(dice))
    return game


def put_into(folder: Path, name: str, text: str) -> bool:
    """Write a record into the folder; return False if a different file has its name."""
    path = folder / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_file(path, text)
        elif path.read_bytes() != text.encode():
            complain(f"{path}: {say('random-different')}")
            return False
    except OSError as error:
        complain(f"{path}: {reason_of(error)}")
        return False
    return True
