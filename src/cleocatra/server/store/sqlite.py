"""Games in an SQLite file: one thread owns the connection, and one commit serves all who wait for it."""

from __future__ import annotations

import os
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from cleocatra.server.store.base import MARK_KEPT, TURN, DatabaseInUse, Job, News, Unavailable, dated
from cleocatra.server.store.clock import MachineClock
from cleocatra.server.store.group_commit import GroupCommit
from cleocatra.server.store.sqlite_commit import (
    Append,
    Request,
    Work,
    add_events,
    claim_due,
    commit,
    forget,
    last_sequences,
    lengthen,
    plan,
)
from cleocatra.server.store.sqlite_schema import migrate

Answer = TypeVar("Answer")

MOST_IN_COMMIT = 1000
MOST_MARKED = 100_000  # games


class SqliteStore:
    """The store in a file; this process alone may use it as long as the store is open."""

    shared = False

    def __init__(self, path: str | Path) -> None:
        private_file(Path(path))
        self._clock = MachineClock()
        self._connection = connect(path)
        self._marks: OrderedDict[str, dict[str, float]] = OrderedDict()  # not kept over a restart
        self._writer: GroupCommit[Request] = GroupCommit(
            "sqlite", MOST_IN_COMMIT, partial(commit, self._connection)
        )

    def now(self) -> float:
        return self._clock.now()

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO games (id, created, listed, touched) VALUES (?, ?, ?, ?)",
                (game, self.now(), listed, self.now()),
            )
            add_events(connection, [Append(game, 0, payloads, self._date(due), 0.0)])

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
        append = Append(game, after, payloads, self._date(due), self.now() + lease if lease else 0.0)
        self._writer.submit(append)
        return append.future

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        query = "SELECT payload FROM events WHERE game = ? AND sequence > ? ORDER BY sequence"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (game, after))])

    def games(self) -> Future[list[str]]:
        query = "SELECT id FROM games ORDER BY number"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query)])

    def listed(self, most: int) -> Future[list[str]]:
        query = "SELECT id FROM games WHERE listed ORDER BY number DESC LIMIT ?"
        return self._ask(lambda connection: [row[0] for row in connection.execute(query, (most,))])

    def unlist(self, games: Sequence[str]) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("UPDATE games SET listed = 0 WHERE id = ?", [(game,) for game in games])

        return self._ask(work)

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        return self._ask(lambda connection: last_sequences(connection, games))

    def touch(self, game: str, *, over: bool) -> Future[None]:
        query = "UPDATE games SET touched = ?, over = ? WHERE id = ?"
        return self._ask(lambda connection: void(connection.execute(query, (self.now(), over, game))))

    def forget(self, *, finished: float | None, abandoned: float | None, most: int) -> Future[list[str]]:
        return self._ask(lambda connection: forget(connection, finished, abandoned, most))

    def check(self) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")

        return self._ask(work)

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        return self._ask(lambda connection: plan(connection, Job(game, kind), self._date(due)))

    def remind(self, game: str, due: float) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            query = """
                INSERT INTO jobs (game, kind, due) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET due = excluded.due WHERE due > excluded.due"""
            connection.execute(query, (game, TURN, dated(due, self.now())))

        return self._ask(work)

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        return self._ask(lambda connection: claim_due(connection, self.now(), lease, most))

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        return self._ask(lambda connection: lengthen(connection, jobs, self.now() + lease))

    def finish(self, job: Job, due: float | None) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            query = "SELECT 1 FROM jobs WHERE game = ? AND kind = ? AND claimed_until > 0"
            if connection.execute(query, (job.game, job.kind)).fetchone():
                plan(connection, job, self._date(due))

        return self._ask(work)

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        marks = self._marks.setdefault(game, {})
        self._marks.move_to_end(game)
        marks[name] = until
        if len(self._marks) > MOST_MARKED:
            self._marks.popitem(last=False)
        return known(None)

    def marks(self, game: str) -> Future[dict[str, float]]:
        oldest = self.now() - MARK_KEPT
        return known({name: until for name, until in self._marks.get(game, {}).items() if until > oldest})

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        """Do nothing: no other process can use the file."""

    def close(self) -> None:
        self._writer.close()
        self._connection.close()

    def _date(self, due: float | None) -> float | None:
        return None if due is None else dated(due, self.now())

    def _ask(self, work: Callable[[sqlite3.Connection], Answer]) -> Future[Answer]:
        asked = Work(work)
        self._writer.submit(asked)
        return asked.future


def void(_: object) -> None:
    """The answer of a statement that has none."""


def known(answer: Answer) -> Future[Answer]:
    """A future that is done already."""
    future: Future[Answer] = Future()
    future.set_result(answer)
    return future


def private_file(path: Path) -> None:
    """Create the file, readable by its owner alone: it holds what no player may know."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    with suppress(PermissionError):  # it is somebody else's, who decides
        path.chmod(0o600)  # it may have been made by hand


def check_whole(connection: sqlite3.Connection) -> None:
    """Raise Unavailable if the file is damaged."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Unavailable(f"the file is damaged: {found}")


def connect(path: str | Path) -> sqlite3.Connection:
    """A durable and exclusive connection, with the schema brought up to date."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    try:
        # exclusive: no second process can write, which old versions of SQLite don't survive in WAL mode
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        check_whole(connection)
        migrate(connection)
        connection.execute("UPDATE jobs SET claimed_until = 0")  # whoever claimed them is gone
    except sqlite3.Error as error:
        connection.close()
        if "locked" in str(error):
            raise DatabaseInUse(f"another process uses {path}") from error
        raise Unavailable(str(error)) from error  # not a database, or on a read-only disk
    except BaseException:
        connection.close()
        raise
    return connection
