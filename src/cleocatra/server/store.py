"""Where games are kept: the interface that every database stands behind."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

SQLITE_PREFIX = "sqlite:///"


class Conflict(Exception):
    """The log has gone on (or the game exists) already: somebody else was first."""


class NewerSchema(Exception):
    """The database was made by a newer program, which this one would damage."""


class DatabaseInUse(Exception):
    """Another process owns the database."""


class Store(Protocol):
    """Games and their logs. An answer's future is done only once the data is durable."""

    def create(self, game: str, payloads: Sequence[str], *, listed: bool) -> Future[None]:
        """Begin a game with the first events of its log; raises Conflict if the name is taken."""
        ...

    def append(self, game: str, after: int, payloads: Sequence[str]) -> Future[None]:
        """Add events to a log whose last sequence number is `after`; all or none, Conflict if it isn't."""
        ...

    def events(self, game: str) -> Future[list[str]]:
        """The whole log from sequence number 1 on; empty for a game that doesn't exist."""
        ...

    def listed(self, most: int) -> Future[list[str]]:
        """The newest games that are open to the public."""
        ...

    def close(self) -> None:
        """Finish what was asked for, then let the database go."""
        ...


def open_store(database: str) -> Store:
    """The store for a database URL (`sqlite:///path`) or the path of an SQLite file."""
    from cleocatra.server.sqlite import SqliteStore

    if database.startswith(SQLITE_PREFIX):
        database = database.removeprefix(SQLITE_PREFIX)
    if "://" in database or not database:
        raise ValueError(f"a database is sqlite:///path or a path, not {database!r}")
    return SqliteStore(database)
