"""`cleocatra check`: verifies records."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from cleocatra.cli.files import STANDARD_INPUT, complain, read_game
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.cli.telling import score_line
from cleocatra.record.shuffle import COMMITMENT_TAG, check_shuffle, missing_shares
from cleocatra.rules import Colour
from cleocatra.rules.drawing import player_name
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=Option("option-file"))
    parser.add_argument("--commitment", metavar="C", help=Option("option-commitment"))


def run(arguments: Namespace) -> int:
    files: list[str] = arguments.files
    screen = Screen()
    status = 0
    for name in files:
        game = read_game(name)
        if game is None:
            status = 1
            continue
        shown = "<stdin>" if name == STANDARD_INPUT else name
        if arguments.commitment not in (None, game.tags.get(COMMITMENT_TAG)):
            complain(f"{shown}: {say('check-other-commitment')}")
            status = 1
            continue
        shuffle = check_shuffle(game)
        if shuffle == "false":
            complain(f"{shown}: {say('check-forged')}")
            status = 1
            continue
        line = score_line(game.position)
        if shuffle != "none":
            missing = ", ".join(player_name(Colour(one), say) for one in missing_shares(game.tags))
            line = say(f"check-{shuffle}", score=line, players=missing)
        screen.line(f"{shown}: {line}", style="green" if game.position.outcome else "")
    return status
