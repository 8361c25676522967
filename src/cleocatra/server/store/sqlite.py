"""Games in an SQLite file: one thread owns the connection, and one commit serves all who wait for it.

All appends of a commit are written with a few statements, however many there are. SQLite runs without
Python's global lock, and each statement that ends has to wait for it again: with one statement an event, a
busy server would wait most of the time.
"""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Generic, TypeVar

from cleocatra.server.metrics import COMMIT_SECONDS
from cleocatra.server.store.base import (
    MARK_KEPT,
    TURN,
    Conflict,
    DatabaseInUse,
    Job,
    News,
    Unavailable,
)
from cleocatra.server.store.group_commit import GroupCommit
from cleocatra.server.store.sqlite_schema import migrate

log = logging.getLogger("cleocatra.server")
Answer = TypeVar("Answer")

MOST_IN_COMMIT = 1000
MOST_MARKED = 100_000  # games
LAST_SEQUENCES = """
    SELECT value, coalesce((SELECT max(sequence) FROM events WHERE game = value), 0) FROM json_each(?)"""
ADD_EVENTS = """
    INSERT INTO events (game, sequence, payload)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""
PLAN_TURNS = """
    INSERT OR REPLACE INTO jobs (game, kind, due, claimed_until)
    SELECT json_extract(value, '$[0]'), 'turn', json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""
UNPLAN_TURNS = "DELETE FROM jobs WHERE kind = 'turn' AND game IN (SELECT value FROM json_each(?))"


@dataclass(frozen=True, slots=True)
class Work(Generic[Answer]):
    """Something to do with the connection, and the future of its result."""

    run: Callable[[sqlite3.Connection], Answer]
    future: Future[Answer] = field(default_factory=Future)


@dataclass(frozen=True, slots=True)
class Append:
    """Events to add to a log, and its job TURN afterwards."""

    game: str
    after: int
    payloads: Sequence[str]
    due: float | None
    claimed_until: float
    future: Future[None] = field(default_factory=Future)


Request = Work[Any] | Append


class SqliteStore:
    """The store in a file; this process alone may use it as long as the store is open."""

    shared = False

    def __init__(self, path: str | Path) -> None:
        private_file(Path(path))
        self._connection = connect(path)
        self._marks: OrderedDict[str, dict[str, float]] = OrderedDict()  # not kept over a restart
        self._writer: GroupCommit[Request] = GroupCommit(
            "sqlite", MOST_IN_COMMIT, partial(commit, self._connection)
        )

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO games (id, created, listed) VALUES (?, ?, ?)", (game, time.time(), listed)
            )
            add_events(connection, [Append(game, 0, payloads, due, 0.0)])

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
        append = Append(game, after, payloads, due, time.time() + lease if lease else 0.0)
        self._writer.submit(append)
        return append.future

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
        return self._ask(lambda connection: last_sequences(connection, games))

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

    def finish(self, job: Job, due: float | None) -> Future[None]:
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
        """Do nothing: no other process can use the file."""

    def close(self) -> None:
        self._writer.close()
        self._connection.close()

    def _ask(self, work: Callable[[sqlite3.Connection], Answer]) -> Future[Answer]:
        asked = Work(work)
        self._writer.submit(asked)
        return asked.future


def known(answer: Answer) -> Future[Answer]:
    """A future that is done already."""
    future: Future[Answer] = Future()
    future.set_result(answer)
    return future


def commit(connection: sqlite3.Connection, requests: Sequence[Request]) -> None:
    """Do all requests in one transaction; their futures are done after the commit."""
    results: list[tuple[Request, Any]] = []
    began = time.perf_counter()
    try:
        connection.execute("BEGIN IMMEDIATE")
        for together in batches(requests):
            results += attempt(connection, together)
        connection.execute("COMMIT")
    except Exception as error:  # a full disk, for instance: everyone who waits must hear of it
        log.warning("store-failed error=%s", error)
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for request in requests:
            if not request.future.done():
                failure = Unavailable(str(error)) if isinstance(error, sqlite3.Error) else error
                request.future.set_exception(failure)
        return
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    for request, answer in results:
        request.future.set_result(answer)


def batches(requests: Sequence[Request]) -> Iterator[list[Request]]:
    """The requests in their order: appends that follow each other together, everything else alone."""
    for appends, found in groupby(requests, key=lambda request: isinstance(request, Append)):
        if appends:
            yield list(found)
        else:
            yield from ([request] for request in found)


def attempt(connection: sqlite3.Connection, requests: Sequence[Request]) -> list[tuple[Request, Any]]:
    """Do these requests, or undo all of them and do one after the other, so that one can fail alone."""
    connection.execute("SAVEPOINT request")
    try:
        results = do_all(connection, requests)
    except (Conflict, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK TO request")
        connection.execute("RELEASE request")
        if len(requests) > 1:
            return [result for request in requests for result in attempt(connection, [request])]
        requests[0].future.set_exception(error if isinstance(error, Conflict) else Conflict(str(error)))
        return []
    connection.execute("RELEASE request")
    return results


def do_all(connection: sqlite3.Connection, requests: Sequence[Request]) -> list[tuple[Request, Any]]:
    """The results of all requests: either appends, or a single piece of work."""
    first = requests[0]
    if isinstance(first, Work):
        return [(first, first.run(connection))]
    add_events(connection, [request for request in requests if isinstance(request, Append)])
    return [(request, None) for request in requests]


def add_events(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Write appends; raises Conflict if one doesn't continue its log. The key alone would allow a gap."""
    last = last_sequences(connection, {append.game for append in appends})
    rows = []
    for append in appends:
        if last[append.game] != append.after:
            raise Conflict(f"the log is at {last[append.game]}, not at {append.after}")
        rows += [(append.game, append.after + step, text) for step, text in enumerate(append.payloads, 1)]
        last[append.game] += len(append.payloads)
    connection.execute(ADD_EVENTS, (json.dumps(rows),))
    jobs = {append.game: append for append in appends}  # the last one of each game counts
    if ended := [append.game for append in jobs.values() if append.due is None]:
        connection.execute(UNPLAN_TURNS, (json.dumps(ended),))
    if due := [(job.game, job.due, job.claimed_until) for job in jobs.values() if job.due is not None]:
        connection.execute(PLAN_TURNS, (json.dumps(due),))


def last_sequences(connection: sqlite3.Connection, games: Iterable[str]) -> dict[str, int]:
    """The last sequence number of each game, 0 for one that doesn't exist."""
    return dict(connection.execute(LAST_SEQUENCES, (json.dumps(list(games)),)))


def plan(connection: sqlite3.Connection, job: Job, due: float | None) -> None:
    """Put a job in place of the one of its kind."""
    if due is None:
        connection.execute("DELETE FROM jobs WHERE game = ? AND kind = ?", (job.game, job.kind))
        return
    query = "INSERT OR REPLACE INTO jobs (game, kind, due) VALUES (?, ?, ?)"
    connection.execute(query, (job.game, job.kind, due))


def lengthen(connection: sqlite3.Connection, jobs: Sequence[Job], until: float) -> None:
    query = "UPDATE jobs SET claimed_until = ? WHERE game = ? AND kind = ?"
    connection.executemany(query, [(until, job.game, job.kind) for job in jobs])


def private_file(path: Path) -> None:
    """Create the file, readable by its owner alone: it holds what no player may know."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def connect(path: str | Path) -> sqlite3.Connection:
    """A durable and exclusive connection, with the schema brought up to date."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    try:
        # exclusive: no second process can write, which old versions of SQLite don't survive in WAL mode
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
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
