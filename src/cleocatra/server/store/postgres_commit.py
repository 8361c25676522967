"""One commit of the PostgreSQL store: all writes that wait, in one transaction and one round trip."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from cleocatra.server.metrics import COMMIT_SECONDS
from cleocatra.server.store.base import Conflict, Job, Unavailable, waiting_since
from cleocatra.server.store.postgres_watchdog import PATIENCE, Watchdog

Answer = TypeVar("Answer")
Row = tuple[Any, ...]
Connection = psycopg.Connection[Row]
Cursor = psycopg.Cursor[Row]
TRIES = 5  # of a commit that met another one

log = logging.getLogger("cleocatra.server")


@dataclass(frozen=True, slots=True)
class Write(Generic[Answer]):
    """A statement, what its result means, and the future of that."""

    game: str
    query: str
    values: dict[str, Any]
    answer: Callable[[Cursor], Answer]
    future: Future[Answer]


def durable(connection: Connection) -> None:
    """Make every commit durable before it is acknowledged, whatever the database's settings are."""
    connection.execute(f"SET synchronous_commit = on; SET statement_timeout = {int(PATIENCE * 1000)}")


def done_or_conflict(cursor: Cursor) -> None:
    if cursor.fetchone() is None:
        raise Conflict("another writer was first")


def claimed(cursor: Cursor) -> list[Job]:
    return [Job(game, kind, waiting_since(date)) for game, kind, date in cursor.fetchall()]


def time_at(connection: Connection) -> float:
    """The database's time, as far as the way there allows."""
    began = time.monotonic()
    row = connection.execute("SELECT seconds_now()").fetchone()
    assert row is not None
    return float(row[0]) + (time.monotonic() - began) / 2


def done(_: Cursor) -> None:
    return None


def write_all(pool: ConnectionPool[Connection], watchdog: Watchdog, writes: Sequence[Write[Any]]) -> None:
    """Do all writes in one transaction; their futures are done after the commit."""
    began = time.perf_counter()
    try:
        cursors = commit(pool, watchdog, writes)
    except (psycopg.Error, PoolTimeout) as error:
        if len(writes) > 1 and isinstance(error, psycopg.DataError | psycopg.IntegrityError):
            for write in writes:  # one of them is wrong: the others must not fail with it
                write_all(pool, watchdog, [write])
            return
        log.warning("store-failed error=%s", type(error).__name__)
        for write in writes:
            write.future.set_exception(Unavailable(str(error)))
        return
    COMMIT_SECONDS.observe(time.perf_counter() - began)
    for write in writes:
        try:
            answer = write.answer(cursors[id(write)])
        except Conflict as conflict:
            write.future.set_exception(conflict)
        else:
            write.future.set_result(answer)


def commit(
    pool: ConnectionPool[Connection], watchdog: Watchdog, writes: Sequence[Write[Any]]
) -> dict[int, Cursor]:
    """One commit, in one round trip.

    All processes write the games in the same order, so that no two wait for each other. If they do all the
    same, PostgreSQL aborts one of them, which tries again.
    """
    ordered = sorted(writes, key=lambda write: write.game)
    tries = 0
    while True:
        tries += 1
        try:
            with (
                pool.connection() as connection,
                watchdog.watching(connection),
                connection.pipeline(),
                connection.transaction(),
            ):
                return {id(write): connection.execute(write.query, write.values) for write in ordered}
        except psycopg.errors.DeadlockDetected:
            if tries == TRIES:
                raise
