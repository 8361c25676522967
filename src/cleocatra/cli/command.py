"""`cleocatra`: reads the arguments and calls the command they name."""

from __future__ import annotations

import io
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress

from cleocatra.cli import (
    arena,
    check,
    ladder,
    legal,
    perft,
    play,
    random_games,
    report,
    serve,
    show,
    simulate,
    train,
)

DESCRIPTION = """\
The board game Cleocatra: play it in the terminal, check and draw records of games (.cleo), count positions.

A record is a text file; docs/notation.md explains it. Where a FILE is asked for, - reads standard input.
"""
EPILOG = """\
examples:
  cleocatra play                                  play with others at one keyboard
  cleocatra random --seed 7 > game.cleo           a random game, to have one to look at
  cleocatra show game.cleo --at 12                the board after the record's twelfth turn
  cleocatra check games/*.cleo                    are these records right, and who won?

exit status: 0 if all is well, 1 if something is wrong with a record or file, 2 for wrong arguments.
`cleocatra COMMAND --help` tells more about a command.
"""
COMMANDS = (play, check, show, legal, perft, random_games, arena, ladder, train, simulate, report, serve)
INTERRUPTED = 130  # what shells say of a program that Ctrl-C ended
BROKEN_PIPE = 141  # ... and of one whose reader has gone


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; the answer is the exit status."""
    forgive_encodings()
    try:
        status = run(argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return BROKEN_PIPE
    return status


def run(argv: Sequence[str] | None) -> int:
    parser = command_parser()
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as stop:  # argparse has said what there is to say
        return stop.code if isinstance(stop.code, int) else 2
    if arguments.version:
        print(version())
        return 0
    if arguments.run is None:
        parser.print_help(sys.stderr)
        return 2
    return int(arguments.run(arguments))


def command_parser() -> ArgumentParser:
    parser = ArgumentParser(
        "cleocatra", description=DESCRIPTION, epilog=EPILOG, formatter_class=RawDescriptionHelpFormatter
    )
    parser.set_defaults(run=None)
    parser.add_argument(
        "--version", action="store_true", help="show the version, and whether the kernel is compiled"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in COMMANDS:
        name = "random" if module is random_games else module.__name__.rpartition(".")[2]
        summary, _, rest = module.HELP.partition("\n")
        details, _, examples = rest.partition("\nexamples:\n")
        command = commands.add_parser(
            name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.\n\n{details}",
            epilog=f"examples:\n{examples}",
            formatter_class=RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def version() -> str:
    import cleocatra
    from cleocatra.compiled import compiled_modules

    kernel = "compiled" if compiled_modules() else "not compiled: runs from its sources, slower"
    return f"cleocatra {cleocatra.__version__} (kernel {kernel})"


def forgive_encodings() -> None:
    """Let a character that the terminal can't show or read become another, not an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output() -> None:
    """Send what is still to be written nowhere, so that Python's last flush doesn't complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
