"""Games in an SQLite file: one thread owns the connection, and one commit serves all who wait for it."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from cleocatra.server.store import Conflict, DatabaseInUse, NewerSchema

Answer = TypeVar("Answer")

MOST_IN_COMMIT = 1000
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
)


@dataclass(frozen=True, slots=True)
class Job(Generic[Answer]):
    """Something to do with the connection, and who waits for the answer."""

    work: Callable[[sqlite3.Connection], Answer]
    future: Future[Answer]


class SqliteStore:
    """The store in a file; this process alone may use it as long as the store is open."""

    def __init__(self, path: str | Path) -> None:
        private_file(Path(path))
        self._connection = connect(path)
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._closing = Lock()
        self._closed = False
        self._thread = Thread(target=self._serve, name="sqlite", daemon=True)
        self._thread.start()

    def create(self, game: str, payloads: Sequence[str], *, listed: bool) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO games (id, created, listed) VALUES (?, ?, ?)", (game, time.time(), listed)
            )
            insert(connection, game, 0, payloads)

        return self._ask(work)

    def append(self, game: str, after: int, payloads: Sequence[str]) -> Future[None]:
        return self._ask(lambda connection: insert(connection, game, after, payloads))

    def events(self, game: str) -> Future[list[str]]:
        query = "SELECT payload FROM events WHERE game = ? ORDER BY sequence"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (game,))])

    def listed(self, most: int) -> Future[list[str]]:
        query = "SELECT id FROM games WHERE listed ORDER BY number DESC LIMIT ?"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (most,))])

    def close(self) -> None:
        with self._closing:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _ask(self, work: Callable[[sqlite3.Connection], Answer]) -> Future[Answer]:
        future: Future[Answer] = Future()
        with self._closing:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._jobs.put(Job(work, future))
        return future

    def _serve(self) -> None:
        """Do the jobs in the order they came, as many in one commit as are waiting."""
        last = False
        while not last:
            job = self._jobs.get()
            jobs: list[Job[Any]] = []
            while job is not None:
                if job.future.set_running_or_notify_cancel():  # from here on nobody can cancel it
                    jobs.append(job)
                if self._jobs.empty() or len(jobs) == MOST_IN_COMMIT:
                    break
                job = self._jobs.get()
            last = job is None
            settle(self._connection, jobs)
        self._connection.close()


def settle(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """Do all jobs in one transaction; nobody hears of success before it is committed."""
    done: list[tuple[Job[Any], Any]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            try:
                done.append((job, job.work(connection)))
            except (Conflict, sqlite3.IntegrityError) as error:
                connection.execute("ROLLBACK TO job")
                job.future.set_exception(error if isinstance(error, Conflict) else Conflict(str(error)))
            connection.execute("RELEASE job")
        connection.execute("COMMIT")
    except Exception as error:  # a full disk, say: whoever waits must hear of it
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for job in jobs:
            if not job.future.done():
                job.future.set_exception(error)
        return
    for job, answer in done:
        job.future.set_result(answer)


def insert(connection: sqlite3.Connection, game: str, after: int, payloads: Sequence[str]) -> None:
    """Add events to the log; the unique key alone wouldn't notice a gap."""
    query = "SELECT coalesce(max(sequence), 0) FROM events WHERE game = ?"
    (last,) = connection.execute(query, (game,)).fetchone()
    if last != after:
        raise Conflict(f"the log is at {last}, not at {after}")
    rows = [(game, after + step, payload) for step, payload in enumerate(payloads, start=1)]
    connection.executemany("INSERT INTO events (game, sequence, payload) VALUES (?, ?, ?)", rows)


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
    except sqlite3.OperationalError as error:
        connection.close()
        if "locked" in str(error):
            raise DatabaseInUse(f"another process uses {path}") from error
        raise
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
        raise NewerSchema(f"the database has schema {version}, this program knows {len(MIGRATIONS)}")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
