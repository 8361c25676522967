"""Reads the files named on the command line, and reports errors on standard error."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

from cleocatra.cli.telling import record_reason
from cleocatra.record import Game, InvalidRecord, parse_game
from cleocatra.record.reader import LONGEST_RECORD
from cleocatra.words import say

STANDARD_INPUT = "-"
FRENCH_SPACES = "\u00a0\u202f"  # `str.isprintable` is False for them
FILE_ERRORS = ("EACCES", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EROFS")  # those with messages of our own


def read_game(name: str) -> Game | None:
    """The game in a file (`-`: standard input); None after reporting what is wrong with it."""
    shown = "<stdin>" if name == STANDARD_INPUT else name
    try:
        return parse_game(read_bytes(name))
    except InvalidRecord as error:
        complain(f"{shown}:{error.line}:{error.column}: {record_reason(error)}")
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        complain(f"{shown}: {reason_of(error)}")
    return None


def read_bytes(name: str) -> bytes:
    """Read at most one byte more than the longest record: a file may be endless."""
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(LONGEST_RECORD + 1)
    with Path(name).open("rb") as file:
        return file.read(LONGEST_RECORD + 1)


def reason_of(error: Exception) -> str:
    """The message of a file error, without the name of the file."""
    if not isinstance(error, OSError):
        return str(error)
    name = errno.errorcode.get(error.errno or 0)
    return say(f"file-{name}") if name in FILE_ERRORS else error.strerror or str(error)


def file_reason(error: OSError) -> str:
    """The message of a file error, with the name of the file if it is known."""
    return f"{error.filename}: {reason_of(error)}" if error.filename else reason_of(error)


def complain(text: str) -> None:
    """Print a message to standard error."""
    sys.stdout.flush()  # so that both streams appear in order
    harmless = "".join(
        char if char.isprintable() or char in FRENCH_SPACES else ascii(char)[1:-1] for char in text
    )
    print(harmless, file=sys.stderr)
