"""Copies an SQLite file while a server writes to it, without asking the server.

The server owns the file, so nobody else can read it as a database. But as bytes: in WAL mode every page that
changes is in the WAL until the WAL begins anew, which changes its header. So the file followed by its WAL,
copied while the header stays the same, is what the server would find after a crash at that moment.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

from cleocatra.server.store.base import Unavailable

TRIES = 50
HEADER = 32  # bytes of a WAL


def backup(source: Path, target: Path) -> None:
    """A consistent copy, in one file; raises Unavailable if there is none to be had."""
    part = target.with_name(f"{target.name}.part")
    wal = part.with_name(f"{part.name}-wal")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600))
        if not any(copied(source, part, wal) for _ in range(TRIES)):
            raise Unavailable(f"{source} changes too fast")
        close_up(part)
        part.replace(target)
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error
    finally:
        for left in (part, wal, part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)


def copied(source: Path, part: Path, wal: Path) -> bool:
    """Copy the file and its WAL; False if the WAL began anew meanwhile."""
    own = source.with_name(f"{source.name}-wal")
    before = header(own)
    shutil.copyfile(source, part)
    wal.unlink(missing_ok=True)
    with suppress(FileNotFoundError):
        shutil.copyfile(own, wal)
        wal.chmod(0o600)
    return header(own) == before


def header(wal: Path) -> bytes:
    """The beginning of a WAL; empty where there is none."""
    try:
        with wal.open("rb") as file:
            return file.read(HEADER)
    except FileNotFoundError:
        return b""


def close_up(part: Path) -> None:
    """Take the WAL into the file, durably."""
    connection = sqlite3.connect(part, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise Unavailable(f"the copy is damaged: {found}")
    finally:
        connection.close()
    with part.open("rb+") as file:
        os.fsync(file.fileno())
