"""Games in an SQLite file: one thread owns the connection, and one commit serves all who wait for it."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from cleocatra.server.metrics import COMMIT_SECONDS
from cleocatra.server.store import (
    MARK_KEPT,
    TURN,
    Conflict,
    DatabaseInUse,
    Job,
    NewerSchema,
    News,
    Unavailable,
)
from cleocatra.server.writing import Writer

log = logging.getLogger("cleocatra.server")
Answer = TypeVar("Answer")

MOST_IN_COMMIT = 1000
MOST_MARKED = 100_000  # games
# Each migration leads from one schema version (its place in this tuple) to the next; never edit one.
MIGRATIONS = (
    """
    CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        created REAL NOT NULL,
        listed INTEGER NOT NULL
    );
    CREATE INDEX listed_games ON games (number) WHERE listed;
    CREATE TABLE events (
        game TEXT NOT NULL REFERENCES games (id),
        sequence INTEGER NOT NULL,
        payload TEXT NOT NULL,
        PRIMARY KEY (game, sequence)
    ) WITHOUT ROWID;
    CREATE TRIGGER events_stay BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'append-only'); END;
    CREATE TRIGGER events_remain BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'append-only'); END;
    """,
    # Games from before have no jobs: they get theirs when somebody comes back to them.
    """
    CREATE TABLE jobs (
        game TEXT NOT NULL REFERENCES games (id),
        kind TEXT NOT NULL,
        due REAL NOT NULL,
        claimed_until REAL NOT NULL DEFAULT 0,
        PRIMARY KEY (game, kind)
    ) WITHOUT ROWID;
    CREATE INDEX due_jobs ON jobs (due);
    """,
)


@dataclass(frozen=True, slots=True)
class Request(Generic[Answer]):
    """Something to do with the connection, and who waits for the answer."""

    work: Callable[[sqlite3.Connection], Answer]
    future: Future[Answer]


class SqliteStore:
    """The store in a file; this process alone may use it as long as the store is open."""

    shared = False

    def __init__(self, path: str | Path) -> None:
        private_file(Path(path))
        self._connection = connect(path)
        self._marks: OrderedDict[str, dict[str, float]] = OrderedDict()  # nobody is here after a restart
        self._writer: Writer[Request[Any]] = Writer(
            "sqlite", MOST_IN_COMMIT, partial(settle, self._connection)
        )

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO games (id, created, listed) VALUES (?, ?, ?)", (game, time.time(), listed)
            )
            insert(connection, game, 0, payloads)
            plan(connection, Job(game, TURN), due)

        return self._ask(work)

    def append(
        self,
        game: str,
        after: int,
        payloads: Sequence[str],
        *,
        due: float | None = None,
        lease: float = 0.0,
    ) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            insert(connection, game, after, payloads)
            plan(connection, Job(game, TURN), due, time.time() + lease if lease else 0.0)

        return self._ask(work)

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        query = "SELECT payload FROM events WHERE game = ? AND sequence > ? ORDER BY sequence"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (game, after))])

    def listed(self, most: int) -> Future[list[str]]:
        query = "SELECT id FROM games WHERE listed ORDER BY number DESC LIMIT ?"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (most,))])

    def unlist(self, games: Sequence[str]) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("UPDATE games SET listed = 0 WHERE id = ?", [(game,) for game in games])

        return self._ask(work)

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        return self._ask(lambda connection: {game: end(connection, game) for game in games})

    def check(self) -> Future[None]:
        return self._ask(lambda connection: connection.execute("SELECT 1").fetchone() and None)

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        return self._ask(lambda connection: plan(connection, Job(game, kind), due))

    def remind(self, game: str, due: float) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            query = "INSERT OR IGNORE INTO jobs (game, kind, due) VALUES (?, ?, ?)"
            connection.execute(query, (game, TURN, due))

        return self._ask(work)

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        def work(connection: sqlite3.Connection) -> list[Job]:
            now = time.time()
            query = """
                SELECT game, kind, due FROM jobs WHERE due <= ? AND claimed_until <= ? ORDER BY due LIMIT ?"""
            jobs = [Job(*row) for row in connection.execute(query, (now, now, most)).fetchall()]
            lengthen(connection, jobs, now + lease)
            return jobs

        return self._ask(work)

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        return self._ask(lambda connection: lengthen(connection, jobs, time.time() + lease))

    def settle(self, job: Job, due: float | None) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            query = "SELECT 1 FROM jobs WHERE game = ? AND kind = ? AND claimed_until > 0"
            if connection.execute(query, (job.game, job.kind)).fetchone():
                plan(connection, job, due)

        return self._ask(work)

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        marks = self._marks.setdefault(game, {})
        self._marks.move_to_end(game)
        marks[name] = until
        if len(self._marks) > MOST_MARKED:
            self._marks.popitem(last=False)
        return known(None)

    def marks(self, game: str) -> Future[dict[str, float]]:
        oldest = time.time() - MARK_KEPT
        return known({name: until for name, until in self._marks.get(game, {}).items() if until > oldest})

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        """Nobody else can do anything."""

    def close(self) -> None:
        self._writer.close()
        self._connection.close()

    def _ask(self, work: Callable[[sqlite3.Connection], Answer]) -> Future[Answer]:
        future: Future[Answer] = Future()
        self._writer.ask(Request(work, future))
        return future


def known(answer: Answer) -> Future[Answer]:
    future: Future[Answer] = Future()
    future.set_result(answer)
    return future


def settle(connection: sqlite3.Connection, requests: Sequence[Request[Any]]) -> None:
    """Do all that is asked in one transaction; nobody hears of success before it is committed."""
    done: list[tuple[Request[Any], Any]] = []
    began = time.perf_counter()
    try:
        connection.execute("BEGIN IMMEDIATE")
        for request in requests:
            connection.execute("SAVEPOINT request")
            try:
                done.append((request, request.work(connection)))
            except (Conflict, sqlite3.IntegrityError) as error:
                connection.execute("ROLLBACK TO request")
                request.future.set_exception(error if isinstance(error, Conflict) else Conflict(str(error)))
            connection.execute("RELEASE request")
        connection.execute("COMMIT")
    except Exception as error:  # a full disk, say: whoever waits must hear of it
        log.warning("store-failed error=%s", error)
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for request in requests:
            if not request.future.done():
                failure = Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error
                request.future.set_exception(failure)
        return
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    for request, answer in done:
        request.future.set_result(answer)


def end(connection: sqlite3.Connection, game: str) -> int:
    query = "SELECT coalesce(max(sequence), 0) FROM events WHERE game = ?"
    (last,) = connection.execute(query, (game,)).fetchone()
    return int(last)


def insert(connection: sqlite3.Connection, game: str, after: int, payloads: Sequence[str]) -> None:
    """Add events to the log; the unique key alone wouldn't notice a gap."""
    last = end(connection, game)
    if last != after:
        raise Conflict(f"the log is at {last}, not at {after}")
    rows = [(game, after + step, payload) for step, payload in enumerate(payloads, start=1)]
    connection.executemany("INSERT INTO events (game, sequence, payload) VALUES (?, ?, ?)", rows)


def plan(connection: sqlite3.Connection, job: Job, due: float | None, claimed_until: float = 0.0) -> None:
    """Put a job in place of the one of its kind."""
    if due is None:
        connection.execute("DELETE FROM jobs WHERE game = ? AND kind = ?", (job.game, job.kind))
        return
    query = "INSERT OR REPLACE INTO jobs (game, kind, due, claimed_until) VALUES (?, ?, ?, ?)"
    connection.execute(query, (job.game, job.kind, due, claimed_until))


def lengthen(connection: sqlite3.Connection, jobs: Sequence[Job], until: float) -> None:
    query = "UPDATE jobs SET claimed_until = ? WHERE game = ? AND kind = ?"
    connection.executemany(query, [(until, job.game, job.kind) for job in jobs])


def private_file(path: Path) -> None:
    """Make the file, for its owner alone: it holds what no player may know."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def connect(path: str | Path) -> sqlite3.Connection:
    """The connection, durable and exclusive, with the schema of today."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    try:
        # exclusive: no second process can write, which old versions of SQLite don't survive in WAL mode
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
        connection.execute("UPDATE jobs SET claimed_until = 0")  # who claimed them is gone
    except sqlite3.Error as error:
        connection.close()
        if "locked" in str(error):
            raise DatabaseInUse(f"another process uses {path}") from error
        raise Unavailable(str(error)) from error  # not a database, say, or on a disk that can't be written
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; raises NewerSchema if it is newer than this program."""
    connection.execute("BEGIN EXCLUSIVE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("COMMIT")
    if version > len(MIGRATIONS):
        raise NewerSchema(version, len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
