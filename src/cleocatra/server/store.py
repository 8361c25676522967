"""Where games are kept: the interface that every database stands behind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

SQLITE_PREFIX = "sqlite:///"
POSTGRES_PREFIXES = ("postgresql://", "postgres://")
MARK_KEPT = 7 * 24 * 3600.0  # seconds after its end
TURN = "turn"  # the kind of the job that follows from a game's log; others are planned beside it


class Conflict(Exception):
    """The log has gone on (or the game exists) already: somebody else was first."""


class NewerSchema(Exception):
    """The database was made by a newer program, which this one would damage."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the database has schema {version}, this program knows {known}")
        self.version = version
        self.known = known


class NoSuchDatabase(ValueError):
    """An address that stands for no database; `missing` is the extra that it would need, if it needs one."""

    def __init__(self, reason: str, missing: str = "") -> None:
        super().__init__(reason)
        self.missing = missing


class DatabaseInUse(Exception):
    """Another process owns the database."""


class Unavailable(Exception):
    """The database doesn't answer; whether the last thing asked for was done isn't known."""


@dataclass(frozen=True, slots=True)
class Job:
    """Something to be done at a table without anyone asking: a bot's turn, a clock's end."""

    game: str
    kind: str
    due: float = field(default=0.0, compare=False)  # since when it waits


@dataclass(frozen=True, slots=True)
class News:
    """A hint that another process has done something: the log goes at least to `sequence`.

    Without a game anything may have happened. Small news hold the last events themselves: who knows all
    before them need not read the log. With sequence 0 they hold marks instead, each as its name and time.
    """

    game: str | None
    sequence: int = 0
    payloads: tuple[str, ...] = ()


class Store(Protocol):
    """Games and their logs. An answer's future is done only once the data is durable."""

    shared: bool  # whether other processes may use it at the same time

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        """Begin a game with the first events of its log; raises Conflict if the name is taken."""
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
        """Add events to a log whose last sequence number is `after`; all or none, Conflict if it isn't.

        `due` is when the game has to be looked at again without anyone asking (seconds since 1970, None: not
        at all). With a lease, whoever appends is the one who does it.
        """
        ...

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        """The log after this sequence number; empty for a game that doesn't exist."""
        ...

    def listed(self, most: int) -> Future[list[str]]:
        """The newest games that are open to the public."""
        ...

    def unlist(self, games: Sequence[str]) -> Future[None]:
        """These games are no longer open to the public: they have started, or will never start."""
        ...

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        """The last sequence number of each of these games."""
        ...

    def check(self) -> Future[None]:
        """Does the database answer? Raises Unavailable if it doesn't."""
        ...

    # Jobs that are due at some time, and claimed by one process for as long as its lease lasts

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        """Set a job of a kind other than TURN, or delete it."""
        ...

    def remind(self, game: str, due: float) -> Future[None]:
        """Set the job TURN if there is none: for logs that were written without one."""
        ...

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        """Jobs that are due and that nobody else does: they are the caller's as long as the lease lasts."""
        ...

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        """Go on doing these."""
        ...

    def settle(self, job: Job, due: float | None) -> Future[None]:
        """A claimed job is done for now: it is due again later, or never, unless others changed it since."""
        ...

    # Marks: small facts about a game that all processes share and that no log needs

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        """Set a mark that holds until some time (seconds since 1970), or delete it with 0."""
        ...

    def marks(self, game: str) -> Future[dict[str, float]]:
        """The marks of a game, also those that ended in the last week: they say when somebody was here."""
        ...

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        """From now on tell, from a thread of the store's, what other processes have done."""
        ...

    def close(self) -> None:
        """Finish what was asked for, then let the database go."""
        ...


def open_store(database: str) -> Store:
    """The store for a database URL (`sqlite:///path`, `postgresql://…`) or the path of an SQLite file."""
    if database.startswith(POSTGRES_PREFIXES):
        try:
            from cleocatra.server.postgres import PostgresStore
        except ImportError as error:
            reason = "PostgreSQL needs: pip install 'cleocatra[postgres]'"
            raise NoSuchDatabase(reason, missing="postgres") from error

        return PostgresStore(database)
    from cleocatra.server.sqlite import SqliteStore

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
