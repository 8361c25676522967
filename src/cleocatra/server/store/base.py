"""The interface of all stores, and how to open one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

SQLITE_PREFIX = "sqlite:///"
POSTGRES_PREFIXES = ("postgresql://", "postgres://")
MARK_KEPT = 7 * 24 * 3600.0  # seconds after its end
TURN = "turn"  # the kind of the job that follows from a game's log
AT_ONCE = 0.0  # a job that is due in the order of asking, whatever any clock says
EARLIER = 1e11  # seconds by which jobs that are due at once are dated back: before all times
LONGEST_LEASE = 120.0  # seconds; a claim that ends later was made before the clock was set back
ABSENCE = "absence"  # the kind of the job that checks whether the player who acts is away


class Conflict(Exception):
    """The log is longer than expected, or the game exists already: another writer was first."""


class NewerSchema(Exception):
    """The database was made by a newer program; writing to it could damage it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the database has schema {version}, this program knows {known}")
        self.version = version
        self.known = known


class NoSuchDatabase(ValueError):
    """An address that names no database; `missing` is the extra to install for it, if there is one."""

    def __init__(self, reason: str, missing: str = "") -> None:
        super().__init__(reason)
        self.missing = missing


class DatabaseInUse(Exception):
    """Another process owns the database."""


class Unavailable(Exception):
    """The database doesn't answer. Whether the last write was done is unknown."""


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be done at a table without anyone asking: a bot's turn, a clock's end."""

    game: str
    kind: str
    due: float = field(default=0.0, compare=False)  # since when it waits, in seconds since 1970


@dataclass(frozen=True, slots=True)
class News:
    """A hint that another process has changed something: the log goes at least to `sequence`.

    Without a game, anything may have changed. Small news carry the last events themselves, so that a process
    which knows all events before them needn't read the log. With sequence 0 they carry marks, each as its
    name and time.
    """

    game: str | None
    sequence: int = 0
    payloads: tuple[str, ...] = ()


class Store(Protocol):
    """Games and their logs. A write's future is done only when the data is durable."""

    shared: bool  # whether other processes may use it at the same time

    def now(self) -> float:
        """The time in seconds since 1970 about which all processes agree: the database's, if it has one."""
        ...

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        """Create a game with the first events of its log; raises Conflict if the id is taken."""
        ...

    def append(
        self,
        game: str,
        after: int,
        payloads: Sequence[str],
        *,
        due: float | None = None,
        lease: float = 0.0,
    ) -> Future[None]:
        """Add all of the events or none; raises Conflict unless the log's last sequence number is `after`.

        `due` is when the game's job TURN is due: a time, AT_ONCE, or None for never. With a lease, the job
        is claimed by this process for so many seconds.
        """
        ...

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        """The log after this sequence number; empty for a game that doesn't exist."""
        ...

    def games(self) -> Future[list[str]]:
        """The ids of all games, the oldest first."""
        ...

    def listed(self, most: int) -> Future[list[str]]:
        """The ids of the newest public games."""
        ...

    def unlist(self, games: Sequence[str]) -> Future[None]:
        """Take these games off the public list."""
        ...

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        """The last sequence number of each of these games."""
        ...

    def touch(self, game: str, *, over: bool) -> Future[None]:
        """Note that something happened in a game now, and whether it is over: retention asks for it."""
        ...

    def forget(self, *, finished: float | None, abandoned: float | None, most: int) -> Future[list[str]]:
        """Delete games for ever: those that were over before `finished`, and others in which nothing happened
        since `abandoned`. The answer is their ids, at most so many.
        """
        ...

    def check(self) -> Future[None]:
        """Write something that changes nothing; raises Unavailable if that fails, as on a full disk."""
        ...

    # Jobs: each is due at some time, and claimed by one process for as long as its lease lasts

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        """Set a job of a kind other than TURN, or delete it."""
        ...

    def remind(self, game: str, due: float) -> Future[None]:
        """See to it that the job TURN is due then at the latest: some logs were written without one."""
        ...

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        """Claim jobs that are due and that no other process has claimed."""
        ...

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        """Extend the leases of these jobs."""
        ...

    def finish(self, job: Job, due: float | None) -> Future[None]:
        """Release a claimed job: it is due again later, or never, unless it was changed meanwhile."""
        ...

    # Marks: facts about a game that all processes share but that don't belong in its log

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        """Set a mark that holds until some time (seconds since 1970), or delete it with 0."""
        ...

    def marks(self, game: str) -> Future[dict[str, float]]:
        """The marks of a game, also those that ended in the last week: they say who was here when."""
        ...

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        """Call `tell`, from a thread of the store's, with the news from other processes."""
        ...

    def close(self) -> None:
        """Finish all writes that were asked for, then close the database."""
        ...


def dated(due: float, now: float) -> float:
    """The date under which a job is kept: one that is due at once waits in the order of asking."""
    return now - EARLIER if due == AT_ONCE else due


def waiting_since(date: float) -> float:
    """Since when a job with this date waits."""
    return date + EARLIER if date < 0 else date


def open_store(database: str) -> Store:
    """The store for a database URL (`sqlite:///path`, `postgresql://…`) or the path of an SQLite file."""
    if database.startswith(POSTGRES_PREFIXES):
        try:
            from cleocatra.server.store.postgres import PostgresStore
        except ImportError as error:
            reason = "PostgreSQL needs: pip install 'cleocatra[postgres]'"
            raise NoSuchDatabase(reason, missing="postgres") from error

        return PostgresStore(database)
    from cleocatra.server.store.sqlite import SqliteStore

    if database.startswith(SQLITE_PREFIX):
        database = database.removeprefix(SQLITE_PREFIX)
    if "://" in database or not database:
        raise NoSuchDatabase("a database is sqlite:///path, a path or postgresql://…")
    return SqliteStore(database)


def without_password(database: str) -> str:
    """The database's URL as people and logs may see it.

    >>> without_password("postgresql://cat:meow@host/games?password=meow")
    'postgresql://cat:…@host/games?password=…'
    """
    hidden = re.sub(r"(://[^:/@]*:)[^@]*@", r"\1…@", database)
    return re.sub(r"(password=)[^&]*", r"\1…", hidden)
