"""One commit of the SQLite store: everything that waits, in one transaction.

All appends of a commit are written with a few statements, however many there are. SQLite runs without
Python's global lock, and each statement that ends has to wait for the lock again: with one statement per
event, a busy server would wait most of the time.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Generic, TypeVar

from cleocatra.server.metrics import COMMIT_SECONDS
from cleocatra.server.store.base import EARLIER, LONGEST_LEASE, Conflict, Job, Unavailable, waiting_since

log = logging.getLogger("cleocatra.server")
Answer = TypeVar("Answer")

# one row, because every row that is read waits for the lock too
LAST_SEQUENCES = """
    SELECT json_group_object(value, coalesce((SELECT max(sequence) FROM events WHERE game = value), 0))
    FROM json_each(?)"""
ADD_EVENTS = """
    INSERT INTO events (game, sequence, payload)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""
PLAN_TURNS = """
    INSERT OR REPLACE INTO jobs (game, kind, due, claimed_until)
    SELECT json_extract(value, '$[0]'), 'turn', json_extract(value, '$[1]'), json_extract(value, '$[2]')
    FROM json_each(?)"""
CLAIMABLE = """
    SELECT game, kind, due FROM jobs WHERE due <= ? AND NOT (claimed_until > ? AND claimed_until <= ?)
    ORDER BY CASE WHEN due < 0 THEN due + ? ELSE due END LIMIT ?"""
FORGETTABLE = """
    UPDATE games SET kept = 0 WHERE id IN (
        SELECT id FROM games WHERE (over AND touched < ?) OR (NOT over AND touched < ?)
        ORDER BY touched LIMIT ?
    ) RETURNING id"""
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

    def run(self, connection: sqlite3.Connection) -> None:
        add_events(connection, [self])


Request = Work[Any] | Append


def commit(connection: sqlite3.Connection, requests: Sequence[Request]) -> None:
    """Do all requests in one transaction; their futures are done after the commit."""
    began = time.perf_counter()
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = do_all(connection, requests)
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


def do_all(connection: sqlite3.Connection, requests: Sequence[Request]) -> list[tuple[Request, Any]]:
    """The requests that succeed, with their results; appends that follow each other are written together."""
    results: list[tuple[Request, Any]] = []
    for form, found in groupby(requests, key=type):
        group = list(found)
        if form is Append and add_together(connection, group):
            results += [(request, None) for request in group]
        else:
            results += [result for request in group for result in attempt(connection, request)]
    return results


def add_together(connection: sqlite3.Connection, appends: Sequence[Any]) -> bool:
    """Write these appends, or none of them: nothing is written before the statement that can fail."""
    try:
        add_events(connection, appends)
    except (Conflict, sqlite3.IntegrityError):
        return False
    return True


def attempt(connection: sqlite3.Connection, request: Request) -> list[tuple[Request, Any]]:
    """Do one request; if it fails, undo it and tell whoever waits for it."""
    connection.execute("SAVEPOINT request")
    try:
        answer = request.run(connection)
    except (Conflict, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK TO request")
        connection.execute("RELEASE request")
        request.future.set_exception(error if isinstance(error, Conflict) else Conflict(str(error)))
        return []
    connection.execute("RELEASE request")
    return [(request, answer)]


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
    (found,) = connection.execute(LAST_SEQUENCES, (json.dumps(list(games)),)).fetchone()
    last: dict[str, int] = json.loads(found)
    return last


def plan(connection: sqlite3.Connection, job: Job, due: float | None) -> None:
    """Put a job in place of the one of its kind."""
    if due is None:
        connection.execute("DELETE FROM jobs WHERE game = ? AND kind = ?", (job.game, job.kind))
        return
    query = "INSERT OR REPLACE INTO jobs (game, kind, due) VALUES (?, ?, ?)"
    connection.execute(query, (job.game, job.kind, due))


def claim_due(connection: sqlite3.Connection, now: float, lease: float, most: int) -> list[Job]:
    """Claim the jobs that have waited longest."""
    found = connection.execute(CLAIMABLE, (now, now, now + LONGEST_LEASE, EARLIER, most)).fetchall()
    jobs = [Job(game, kind, waiting_since(date)) for game, kind, date in found]
    lengthen(connection, jobs, now + lease)
    return jobs


def lengthen(connection: sqlite3.Connection, jobs: Sequence[Job], until: float) -> None:
    query = "UPDATE jobs SET claimed_until = ? WHERE game = ? AND kind = ?"
    connection.executemany(query, [(until, job.game, job.kind) for job in jobs])


def forget(
    connection: sqlite3.Connection, finished: float | None, abandoned: float | None, most: int
) -> list[str]:
    """Delete old games with all that belongs to them."""
    found = connection.execute(FORGETTABLE, (finished, abandoned, most)).fetchall()  # NULL: none is older
    for table, column in (("events", "game"), ("jobs", "game"), ("games", "id")):
        connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", found)
    return [game for (game,) in found]
