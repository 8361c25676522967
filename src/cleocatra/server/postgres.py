"""Games in PostgreSQL: any number of processes serve them, and the log's key settles every race."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from threading import Event, Thread
from typing import Any, Generic, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from cleocatra.server.metrics import COMMIT_SECONDS
from cleocatra.server.postgres_schema import migrate
from cleocatra.server.store import MARK_KEPT, Conflict, Job, News, Unavailable
from cleocatra.server.writing import Writer

Answer = TypeVar("Answer")
Row = tuple[Any, ...]
Connection = psycopg.Connection[Row]
Cursor = psycopg.Cursor[Row]

MOST_IN_COMMIT = 500
READERS = 3
CHANNEL = "cleocatra"
MOST_TOLD = 7_000  # bytes of events in a notification, which holds less than 8,000
PATIENCE = 5.0  # seconds that somebody waits for a connection
RECONNECT = 0.5  # seconds between tries to listen again
TRIES = 5  # of a commit that met another one

# Each writes one thing and says by a row that it did. The first one's UPDATE is the compare-and-swap: who
# comes second waits for the row, finds that the log has gone on, and does nothing.
CREATE = """
    WITH made AS (
        INSERT INTO games (id, listed, last) VALUES (%(game)s, %(listed)s, cardinality(%(payloads)s::text[]))
        ON CONFLICT DO NOTHING RETURNING id
    ), added AS (
        INSERT INTO events (game, sequence, payload)
        SELECT id, place, payload
        FROM made, unnest(%(payloads)s::text[]) WITH ORDINALITY AS new (payload, place)
    ), planned AS (
        INSERT INTO jobs (game, kind, due)
        SELECT id, 'turn', %(due)s FROM made WHERE %(due)s::float8 IS NOT NULL
    ) SELECT 1 FROM made"""
APPEND = """
    WITH moved AS (
        UPDATE games SET last = last + cardinality(%(payloads)s::text[])
        WHERE id = %(game)s AND last = %(after)s RETURNING id, last
    ), added AS (
        INSERT INTO events (game, sequence, payload)
        SELECT id, %(after)s + place, payload
        FROM moved, unnest(%(payloads)s::text[]) WITH ORDINALITY AS new (payload, place)
    ), planned AS (
        INSERT INTO jobs (game, kind, due, claimant, claimed_until)
        SELECT id, 'turn', %(due)s, %(claimant)s, seconds_now() + %(lease)s
        FROM moved WHERE %(due)s::float8 IS NOT NULL
        ON CONFLICT (game, kind) DO UPDATE
        SET due = excluded.due, claimant = excluded.claimant, claimed_until = excluded.claimed_until
    ), unplanned AS (
        DELETE FROM jobs USING moved WHERE game = id AND kind = 'turn' AND %(due)s::float8 IS NULL
    ) SELECT pg_notify('cleocatra', concat_ws(' ', %(process)s::text, id, last) || %(told)s::text)
    FROM moved"""
PLAN = """
    INSERT INTO jobs (game, kind, due) VALUES (%(game)s, %(kind)s, %(due)s)
    ON CONFLICT (game, kind) DO UPDATE SET due = excluded.due, claimant = NULL, claimed_until = 0
    RETURNING 1"""
REMIND = """
    INSERT INTO jobs (game, kind, due) VALUES (%(game)s, 'turn', %(due)s) ON CONFLICT DO NOTHING"""
UNLIST = """
    UPDATE games SET listed = false
    WHERE id IN (SELECT id FROM games WHERE id = ANY(%(games)s) FOR UPDATE SKIP LOCKED)"""
UNPLAN = "DELETE FROM jobs WHERE game = %(game)s AND kind = %(kind)s RETURNING 1"
# Whoever finds a row locked leaves it to the one who holds it.
CLAIM = """
    UPDATE jobs SET claimant = %(process)s, claimed_until = seconds_now() + %(lease)s
    WHERE (game, kind) IN (
        SELECT game, kind FROM jobs WHERE due <= seconds_now() AND claimed_until <= seconds_now()
        ORDER BY due LIMIT %(most)s FOR UPDATE SKIP LOCKED
    ) RETURNING game, kind, due"""
RENEW = """
    UPDATE jobs SET claimed_until = seconds_now() + %(lease)s
    WHERE (game, kind) IN (
        SELECT game, kind FROM jobs WHERE claimant = %(process)s
        AND (game, kind) IN (SELECT * FROM unnest(%(games)s::text[], %(kinds)s::text[]))
        FOR UPDATE SKIP LOCKED
    )"""
SETTLE = """
    UPDATE jobs SET due = %(due)s, claimant = NULL, claimed_until = 0
    WHERE game = %(game)s AND kind = %(kind)s AND claimant = %(process)s"""
DROP = "DELETE FROM jobs WHERE game = %(game)s AND kind = %(kind)s AND claimant = %(process)s"
MARK = r"""
    WITH put AS (
        INSERT INTO marks (game, name, until) VALUES (%(game)s, %(name)s, %(until)s)
        ON CONFLICT (game, name) DO UPDATE SET until = excluded.until
    ), old AS (
        DELETE FROM marks WHERE game = %(game)s AND name <> %(name)s AND until <= seconds_now() - %(kept)s
    )
    SELECT pg_notify(
        'cleocatra',
        concat_ws(' ', %(process)s::text, %(game)s::text, '0') || E'\n'
            || concat_ws(' ', %(name)s::text, %(until)s::float8)
    )"""

log = logging.getLogger("cleocatra.server")


@dataclass(frozen=True, slots=True)
class Write(Generic[Answer]):
    """A statement, what its result means, and who waits for it."""

    game: str
    query: str
    values: dict[str, Any]
    answer: Callable[[Cursor], Answer]
    future: Future[Answer]


class PostgresStore:
    """The store in a PostgreSQL database."""

    shared = True

    def __init__(self, database: str) -> None:
        self._process = secrets.token_hex(8)
        self._database = database
        try:
            with psycopg.connect(database, connect_timeout=10) as connection:
                migrate(connection)
        except psycopg.Error as error:  # nobody is there, or there is no right to make tables
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
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="postgres-read")
        self._writer = Writer("postgres-write", MOST_IN_COMMIT, partial(settle, self._pool))
        self._closed = Event()
        self._listener: Thread | None = None

    # Games

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        values = {"game": game, "payloads": list(payloads), "listed": listed, "due": due}
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
            "due": due,
            "lease": lease,
            "claimant": self._process if lease else None,
            "process": self._process,
        }
        return self._write(game, APPEND, values, done_or_conflict)

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        query = "SELECT payload FROM events WHERE game = %s AND sequence > %s ORDER BY sequence"
        return self._read(query, (game, after), lambda rows: [row[0] for row in rows])

    def listed(self, most: int) -> Future[list[str]]:
        query = "SELECT id FROM games WHERE listed ORDER BY number DESC LIMIT %s"
        return self._read(query, (most,), lambda rows: [row[0] for row in rows])

    def unlist(self, games: Sequence[str]) -> Future[None]:
        return self._write("", UNLIST, {"games": sorted(games)}, done)

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        return self._read("SELECT id, last FROM games WHERE id = ANY(%s)", (list(games),), dict)

    def check(self) -> Future[None]:
        return self._read("SELECT 1", (), lambda _: None)

    # Jobs

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        values = {"game": game, "kind": kind, "due": due}
        return self._write(game, UNPLAN if due is None else PLAN, values, done)

    def remind(self, game: str, due: float) -> Future[None]:
        return self._write(game, REMIND, {"game": game, "due": due}, done)

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        values = {"process": self._process, "lease": lease, "most": most}
        return self._write("", CLAIM, values, lambda cursor: [Job(*row) for row in cursor.fetchall()])

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        games, kinds = [job.game for job in jobs], [job.kind for job in jobs]
        values = {"process": self._process, "lease": lease, "games": games, "kinds": kinds}
        return self._write("", RENEW, values, done)

    def settle(self, job: Job, due: float | None) -> Future[None]:
        values = {"game": job.game, "kind": job.kind, "due": due, "process": self._process}
        return self._write(job.game, DROP if due is None else SETTLE, values, done)

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
        if self._listener is not None:
            self._listener.join()

    def _write(
        self, game: str, query: str, values: dict[str, Any], answer: Callable[[Cursor], Answer]
    ) -> Future[Answer]:
        future: Future[Answer] = Future()
        self._writer.ask(Write(game, query, values, answer, future))
        return future

    def _read(self, query: str, values: Row, answer: Callable[[list[Row]], Answer]) -> Future[Answer]:
        def read() -> Answer:
            try:
                with self._pool.connection() as connection:
                    return answer(connection.execute(query, values).fetchall())
            except (psycopg.Error, PoolTimeout) as error:
                raise Unavailable(str(error)) from error

        return self._readers.submit(read)

    def _listen(self, tell: Callable[[Iterable[News]], None]) -> None:
        """Hear what others did. Who has lost the line has missed something: that is news too."""
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._database, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell([News(None)])
                    while not self._closed.is_set():
                        for told in connection.notifies(timeout=0.5):
                            if not told.payload.startswith(self._process):
                                tell([read_news(told.payload)])
            except psycopg.Error as error:
                log.warning("store-deaf error=%s", type(error).__name__)
                self._closed.wait(RECONNECT)


def read_news(text: str) -> News:
    """What another process has told: who it is, which game, how far its log goes, and perhaps the events.

    Whoever may connect to the database may say anything: what makes no sense is a hint to look everywhere.
    """
    head, *payloads = text.split("\n")
    try:
        _, game, sequence = head.split(" ")
        return News(game, int(sequence), tuple(payloads))
    except ValueError:
        log.warning("store-misheard bytes=%d", len(text))
        return News(None)


def durable(connection: Connection) -> None:
    """Whatever the database's own settings are: a commit is on the disk when it is acknowledged."""
    connection.execute("SET synchronous_commit = on")


def done_or_conflict(cursor: Cursor) -> None:
    if cursor.fetchone() is None:
        raise Conflict("somebody else was first")


def done(_: Cursor) -> None:
    return None


def settle(pool: ConnectionPool[Connection], writes: Sequence[Write[Any]]) -> None:
    """Do all writes in one transaction; nobody hears of success before it is committed."""
    began = time.perf_counter()
    try:
        cursors = commit(pool, writes)
    except (psycopg.Error, PoolTimeout) as error:
        if len(writes) > 1 and isinstance(error, psycopg.DataError | psycopg.IntegrityError):
            for write in writes:  # one of them is to blame: the others shall not suffer
                settle(pool, [write])
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


def commit(pool: ConnectionPool[Connection], writes: Sequence[Write[Any]]) -> dict[int, Cursor]:
    """One commit, in one round trip. All processes go through the games in the same order: nobody waits in
    a circle, and if it happens all the same, one is told to try again."""
    ordered = sorted(writes, key=lambda write: write.game)
    tries = 0
    while True:
        tries += 1
        try:
            with pool.connection() as connection, connection.pipeline(), connection.transaction():
                return {id(write): connection.execute(write.query, write.values) for write in ordered}
        except psycopg.errors.DeadlockDetected:
            if tries == TRIES:
                raise
