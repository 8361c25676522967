"""Games in PostgreSQL, for any number of processes: a compare-and-swap decides who appends first."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Event, Thread
from typing import Any, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from cleocatra.server.store.base import (
    EARLIER,
    LONGEST_LEASE,
    MARK_KEPT,
    Job,
    News,
    Unavailable,
    dated,
)
from cleocatra.server.store.clock import StoreClock
from cleocatra.server.store.group_commit import GroupCommit
from cleocatra.server.store.postgres_commit import (
    Connection,
    Cursor,
    Row,
    Write,
    claimed,
    done,
    done_or_conflict,
    durable,
    time_at,
    write_all,
)
from cleocatra.server.store.postgres_queries import (
    APPEND,
    CHECK,
    CLAIM,
    CREATE,
    DROP,
    FINISH,
    FORGET,
    FORGETTABLE,
    MARK,
    PLAN,
    REMIND,
    RENEW,
    TOUCH,
    UNLIST,
    UNPLAN,
)
from cleocatra.server.store.postgres_schema import migrate
from cleocatra.server.store.postgres_watchdog import PATIENCE, Watchdog

Answer = TypeVar("Answer")

MOST_IN_COMMIT = 500
READERS = 3
CHANNEL = "cleocatra"
MOST_TOLD = 7_000  # bytes of events in a notification, which holds less than 8,000
COMPARE_CLOCKS = 5.0  # seconds between looks at the database's clock
RECONNECT = 0.5  # seconds between tries to listen again

log = logging.getLogger("cleocatra.server")


class PostgresStore:
    """The store in a PostgreSQL database."""

    shared = True

    def __init__(self, database: str) -> None:
        self._process = secrets.token_hex(8)
        self._database = database
        try:
            with psycopg.connect(database, connect_timeout=10) as connection:
                migrate(connection)
                self._clock = StoreClock(time_at(connection))
        except psycopg.Error as error:  # no server, for instance, or no right to create tables
            raise Unavailable(str(error).partition("\n")[0]) from error
        self._pool: ConnectionPool[Connection] = ConnectionPool(
            database,
            min_size=2,
            max_size=READERS + 1,
            timeout=PATIENCE,
            kwargs={"autocommit": True, "prepare_threshold": 1},
            configure=durable,
            open=True,
        )
        self._watchdog = Watchdog()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="postgres-read")
        self._writer = GroupCommit(
            "postgres-write", MOST_IN_COMMIT, partial(write_all, self._pool, self._watchdog)
        )
        self._closed = Event()
        self._compare_at = time.monotonic() + COMPARE_CLOCKS
        self._listener: Thread | None = None

    # Games

    def now(self) -> float:
        return self._clock.now()

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        values = {"game": game, "payloads": list(payloads), "listed": listed, "due": self._date(due)}
        return self._write(game, CREATE, values, done_or_conflict)

    def append(
        self,
        game: str,
        after: int,
        payloads: Sequence[str],
        *,
        due: float | None = None,
        lease: float = 0.0,
    ) -> Future[None]:
        told = "".join(f"\n{payload}" for payload in payloads)
        values = {
            "game": game,
            "after": after,
            "payloads": list(payloads),
            "told": told if len(told.encode()) <= MOST_TOLD else "",
            "due": self._date(due),
            "lease": lease,
            "claimant": self._process if lease else None,
            "process": self._process,
        }
        return self._write(game, APPEND, values, done_or_conflict)

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        query = "SELECT payload FROM events WHERE game = %s AND sequence > %s ORDER BY sequence"
        return self._read(query, (game, after), lambda rows: [row[0] for row in rows])

    def games(self) -> Future[list[str]]:
        return self._read("SELECT id FROM games ORDER BY number", (), lambda rows: [row[0] for row in rows])

    def listed(self, most: int) -> Future[list[str]]:
        query = "SELECT id FROM games WHERE listed ORDER BY number DESC LIMIT %s"
        return self._read(query, (most,), lambda rows: [row[0] for row in rows])

    def unlist(self, games: Sequence[str]) -> Future[None]:
        return self._write("", UNLIST, {"games": sorted(games)}, done)

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        return self._read("SELECT id, last FROM games WHERE id = ANY(%s)", (list(games),), dict)

    def touch(self, game: str, *, over: bool) -> Future[None]:
        return self._write(game, TOUCH, {"game": game, "over": over}, done)

    def forget(self, *, finished: float | None, abandoned: float | None, most: int) -> Future[list[str]]:
        values = {"finished": finished, "abandoned": abandoned, "most": most}

        def delete() -> list[str]:
            try:
                with self._pool.connection() as connection, connection.transaction():
                    games = [row[0] for row in connection.execute(FORGETTABLE, values).fetchall()]
                    for query in FORGET:
                        connection.execute(query, (games,))
                    return games
            except (psycopg.Error, PoolTimeout) as error:
                raise Unavailable(str(error)) from error

        return self._readers.submit(delete)

    def check(self) -> Future[None]:
        return self._write("", CHECK, {}, done)

    # Jobs

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        values = {"game": game, "kind": kind, "due": self._date(due)}
        return self._write(game, UNPLAN if due is None else PLAN, values, done)

    def remind(self, game: str, due: float) -> Future[None]:
        return self._write(game, REMIND, {"game": game, "due": self._date(due)}, done)

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        bounds = {"longest": LONGEST_LEASE, "earlier": EARLIER, "most": most}
        return self._write("", CLAIM, {"process": self._process, "lease": lease, **bounds}, claimed)

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        games, kinds = [job.game for job in jobs], [job.kind for job in jobs]
        values = {"process": self._process, "lease": lease, "games": games, "kinds": kinds}
        return self._write("", RENEW, values, done)

    def finish(self, job: Job, due: float | None) -> Future[None]:
        values = {"game": job.game, "kind": job.kind, "due": self._date(due), "process": self._process}
        return self._write(job.game, DROP if due is None else FINISH, values, done)

    # Marks

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        values = {"game": game, "name": name, "until": until, "kept": MARK_KEPT, "process": self._process}
        return self._write(game, MARK, values, done)

    def marks(self, game: str) -> Future[dict[str, float]]:
        query = "SELECT name, until FROM marks WHERE game = %s AND until > seconds_now() - %s"
        return self._read(query, (game, MARK_KEPT), dict)

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        self._listener = Thread(target=self._listen, args=[tell], name="postgres-listen", daemon=True)
        self._listener.start()

    def close(self) -> None:
        self._closed.set()
        self._writer.close()
        self._readers.shutdown()
        self._pool.close()
        self._watchdog.close()
        if self._listener is not None:
            self._listener.join()

    def _date(self, due: float | None) -> float | None:
        return None if due is None else dated(due, self.now())

    def _write(
        self, game: str, query: str, values: dict[str, Any], answer: Callable[[Cursor], Answer]
    ) -> Future[Answer]:
        future: Future[Answer] = Future()
        self._writer.submit(Write(game, query, values, answer, future))
        return future

    def _read(self, query: str, values: Row, answer: Callable[[list[Row]], Answer]) -> Future[Answer]:
        def read() -> Answer:
            try:
                with self._pool.connection() as connection, self._watchdog.watching(connection):
                    return answer(connection.execute(query, values).fetchall())
            except (psycopg.Error, PoolTimeout) as error:
                raise Unavailable(str(error)) from error

        return self._readers.submit(read)

    def _listen(self, tell: Callable[[Iterable[News]], None]) -> None:
        """Pass on notifications. After a lost connection some were missed, so all games must be compared."""
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._database, autocommit=True, connect_timeout=5) as connection:
                    self._watchdog.know(connection)
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell([News(None)])
                    while not self._closed.is_set():
                        self._compare_clocks_soon()
                        for told in connection.notifies(timeout=0.5):
                            if not told.payload.startswith(self._process):
                                tell([read_news(told.payload)])
            except psycopg.Error as error:
                log.warning("store-deaf error=%s", type(error).__name__)
                self._closed.wait(RECONNECT)

    def _compare_clocks_soon(self) -> None:
        """Hear the database's time now and then, on another connection: this one only listens."""
        if time.monotonic() >= self._compare_at:
            self._compare_at = time.monotonic() + COMPARE_CLOCKS
            with suppress(RuntimeError):  # the store is closed
                self._readers.submit(self._compare_clocks)

    def _compare_clocks(self) -> None:
        with (
            suppress(psycopg.Error, PoolTimeout),
            self._pool.connection() as connection,
            self._watchdog.watching(connection),
        ):
            self._clock.hear(time_at(connection))


def read_news(text: str) -> News:
    """The news in a notification: the sender, the game, its last sequence number, and perhaps the events.

    Anyone with access to the database can send notifications: one that can't be read means "compare all
    games".
    """
    head, *payloads = text.split("\n")
    try:
        _, game, sequence = head.split(" ")
        return News(game, int(sequence), tuple(payloads))
    except ValueError:
        log.warning("store-misheard bytes=%d", len(text))
        return News(None)
