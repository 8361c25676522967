"""Reads and writes the files that are named on the command line, and says what is wrong with them."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from cleocatra.cli.telling import record_reason
from cleocatra.record import Game, InvalidRecord, parse_game
from cleocatra.record.reader import LONGEST_RECORD
from cleocatra.words import say

STANDARD_INPUT = "-"
FRENCH_SPACES = "\u00a0\u202f"  # not "printable" for Python
FILE_ERRORS = ("EACCES", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EROFS")  # those with words of our own


def read_game(name: str) -> Game | None:
    """The game in a file (`-`: standard input), or None once standard error says what is wrong."""
    shown = "<stdin>" if name == STANDARD_INPUT else name
    try:
        return parse_game(read_bytes(name))
    except InvalidRecord as error:
        complain(f"{shown}:{error.line}:{error.column}: {record_reason(error)}")
    except (OSError, ValueError) as error:  # ValueError: a name that can't be one, with a zero character
        complain(f"{shown}: {reason_of(error)}")
    return None


def read_bytes(name: str) -> bytes:
    """As much as is needed to see that a record is too long, so that endless files don't matter."""
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read(LONGEST_RECORD + 1)
    with Path(name).open("rb") as file:
        return file.read(LONGEST_RECORD + 1)


def write_text(path: Path, text: str) -> None:
    """Write a file at once: whatever goes wrong, the old one or the new one is there, and whole."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def reason_of(error: Exception) -> str:
    """What is wrong with a file, without its name."""
    if not isinstance(error, OSError):
        return str(error)
    name = errno.errorcode.get(error.errno or 0)
    return say(f"file-{name}") if name in FILE_ERRORS else error.strerror or str(error)


def file_reason(error: OSError) -> str:
    """What is wrong with a file, after its name if the error knows it."""
    return f"{error.filename}: {reason_of(error)}" if error.filename else reason_of(error)


def complain(text: str) -> None:
    """Say on standard error what is wrong."""
    sys.stdout.flush()  # so that both appear in the order of events
    harmless = "".join(
        char if char.isprintable() or char in FRENCH_SPACES else ascii(char)[1:-1] for char in text
    )
    print(harmless, file=sys.stderr)
