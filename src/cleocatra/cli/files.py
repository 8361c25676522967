"""Reads the files named on the command line, and reports errors on standard error."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from pathlib import Path

from cleocatra.cli.telling import record_reason
from cleocatra.record import Game, InvalidRecord, parse_game, parse_position
from cleocatra.record.errors import Complaint
from cleocatra.record.position import looks_like_position
from cleocatra.record.reader import LONGEST_RECORD
from cleocatra.words import say

STANDARD_INPUT = "-"
POSITION = "<position>"  # stands for a position that was given in the place of a file
FRENCH_SPACES = "\u00a0\u202f"  # `str.isprintable` is False for them
FILE_ERRORS = ("EACCES", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR", "EROFS")  # those with messages of our own


def read_game(name: str) -> Game | None:
    """The game in a file (`-`: standard input); None after reporting what is wrong with it."""
    return read(name, parse_game)


def read_game_or_position(name: str) -> Game | None:
    """The game in a file, or the position that a line says: in the file, or in the place of its name."""
    if looks_like_position(name):
        return read(POSITION, lambda _: from_position(name.strip()), lambda _: b"")
    return read(
        name, lambda text: from_position(one_line(text)) if looks_like_position(text) else parse_game(text)
    )


def from_position(text: str) -> Game:
    """A game that begins in a position."""
    return Game.replay(parse_position(text), ())


def one_line(text: bytes) -> str:
    """The text of a file with a position."""
    try:
        return text.decode().strip()
    except UnicodeDecodeError:
        raise InvalidRecord(1, 1, Complaint("encoding")) from None


def read(
    name: str, parse: Callable[[bytes], Game], load: Callable[[str], bytes] | None = None
) -> Game | None:
    """The game in a file; None after reporting what is wrong with it."""
    shown = "<stdin>" if name == STANDARD_INPUT else name
    try:
        return parse((load or read_bytes)(name))
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
