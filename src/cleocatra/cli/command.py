"""The command `cleocatra`: parses the arguments and runs the subcommand."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Protocol, cast

from cleocatra.cli.files import complain
from cleocatra.cli.parser import Option, Parser, speaking_argparse
from cleocatra.record.errors import shown
from cleocatra.words import LANGUAGES, VARIABLE, UnknownLanguage, known_language, preferred_language, say

# The subcommands; a module is imported only if its command is called
COMMANDS = (
    "play", "check", "show", "legal", "review", "solve", "perft", "random", "puzzles",
    "arena", "ladder", "engine", "train", "simulate", "report", "serve", "backup", "doctor",
)  # fmt: skip
INTERRUPTED = 130  # the exit status, by shell convention, of a program that Ctrl-C ended
BROKEN_PIPE = 141  # ... or a closed pipe


class Command(Protocol):
    """The interface of a command's module; it may also have `help_details` for its help message."""

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    forgive_encodings()
    try:
        status = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    return status


def run(argv: Sequence[str]) -> int:
    try:
        say.language = preferred_language(os.environ)
    except UnknownLanguage as error:
        complain(f"{VARIABLE}: {language_needed(error)}")
        return 2
    with suppress(UnknownLanguage):  # the parser reports it
        say.language = known_language(language_asked(argv) or say.language)
    parser = command_parser(argv)
    with speaking_argparse():
        try:
            arguments = parser.parse_args(argv)
            say.language = checked_language(parser, getattr(arguments, "language", say.language))
        except SystemExit as stop:  # argparse has printed the message
            return stop.code if isinstance(stop.code, int) else 2
        if arguments.version:
            print(version())
            return 0
        if arguments.run is None:
            parser.print_help(sys.stderr)
            return 2
    return int(arguments.run(arguments))


# The language


def language_asked(argv: Sequence[str]) -> str | None:
    """The value of `--language`; messages need it before the arguments are parsed."""
    for number, argument in enumerate(argv):
        if argument == "--":
            break
        if argument == "--language":
            return next(iter(argv[number + 1 :]), None)
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None


def checked_language(parser: argparse.ArgumentParser, name: str) -> str:
    try:
        return known_language(name)
    except UnknownLanguage as error:
        parser.error(f"--language: {language_needed(error)}")


def language_needed(error: UnknownLanguage) -> str:
    return say("language-needed", languages=", ".join(LANGUAGES), text=shown(error.name))


# The commands


class MainParser(Parser):
    """The parser of `cleocatra` itself, whose help has its own epilog."""

    def describe(self) -> None:
        self.description = say(self.help_name)
        self.epilog = f"{self.examples()}\n\n{say(f'{self.help_name}.end')}"


def command_parser(argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser of all commands; only commands named in `argv` get their arguments, to start faster."""
    parser = MainParser("cleocatra", help_name="help-main")
    parser.set_defaults(run=None)
    parser.add_argument("--version", action="store_true", help=Option("option-version"))
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", parser_class=Parser, prog="cleocatra"
    )
    for name in COMMANDS:
        command = commands.add_parser(name, help=Option(f"help-{name}"), help_name=f"help-{name}")
        if name in argv:
            module = import_module(f"cleocatra.cli.commands.{name}")
            cast(Command, module).add_arguments(command)
            command.set_defaults(run=cast(Command, module).run)
            command.help_details = getattr(module, "help_details", dict)
    return parser


def version() -> str:
    import cleocatra
    from cleocatra.compiled import compiled_modules

    kernel = say("version-compiled" if compiled_modules() else "version-not-compiled")
    return say("version", version=cleocatra.__version__, kernel=kernel)


def forgive_encodings() -> None:
    """Replace characters that the terminal can't encode or decode, instead of raising errors."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Redirect standard output to nowhere, so that Python's final flush doesn't fail."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
