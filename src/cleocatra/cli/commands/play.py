"""`cleocatra play`: a game for several people at one keyboard."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from cleocatra.cli.arguments import add_game_arguments, edition, fresh_seed, players, rule_set
from cleocatra.cli.files import complain, read_game
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.cli.terminal.game import TerminalGame, command_lines
from cleocatra.record import Game
from cleocatra.rules import Colour, Dice, Edition, Options, RuleSet
from cleocatra.words import say

Answer = TypeVar("Answer")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar="FILE", help=Option("option-play-file"))
    add_game_arguments(parser)


def help_details() -> dict[str, str]:
    return {"commands": "\n".join(command_lines())}


def run(arguments: Namespace) -> int:
    name: str | None = arguments.file
    if name is not None and (arguments.rules or arguments.edition or arguments.players):
        complain(f"cleocatra play: {say('play-file-says')}")
        return 2
    if name == "-":
        complain(f"cleocatra play: {say('play-no-input')}")
        return 2
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    enable_line_editing()
    try:
        game = read_game(name) if name else new_game(arguments, seed)
    except EOFError:
        print()
        return 0
    if game is None:
        return 1
    file = Path(name) if name else None
    TerminalGame(game.guess(Dice(seed)), Screen(), ask, file).run()
    return 0


def new_game(arguments: Namespace, seed: int) -> Game:
    """Start a game; options that aren't given as arguments are asked for."""
    colours = arguments.players or ask_for(say("play-ask-players"), players, tuple(Colour)[:2])
    rules = arguments.rules or ask_for(say("play-ask-rules"), rule_set, RuleSet.ADVANCED)
    chosen = arguments.edition
    if chosen is None and len(colours) == 2:  # R2: the editions differ for two players only
        chosen = ask_for(say("play-ask-edition"), edition, Edition.INTERNATIONAL)
    options = Options(rules, chosen or Edition.INTERNATIONAL, colours)
    return Game.start(options, seed=seed)


def ask_for(question: str, parse: Callable[[str], Answer], default: Answer) -> Answer:
    """Ask until the answer can be parsed; an empty answer gives the default."""
    while True:
        answer = ask(question).strip()
        if not answer:
            return default
        try:
            return parse(answer)
        except ArgumentTypeError as error:
            print(say("play-sorry", reason=str(error)))


def ask(prompt: str) -> str:
    """Read a line. Raises EOFError at the end of input."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)  # so that the output reads the same when the input is a file
    return line


def enable_line_editing() -> None:
    """Enable arrow keys and history in `input`, if Python supports them."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
