"""The store in PostgreSQL: what is particular to it; `test_store.py` has the rest."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue

import httpx
import psycopg
import pytest
from postgresql import Postgres

from cleocatra.cli import main
from cleocatra.server.store.base import TURN, Conflict, Job, NewerSchema, News, Unavailable
from cleocatra.server.store.postgres import PostgresStore
from cleocatra.server.store.postgres_schema import MIGRATIONS
from tests.server.process import PERSON, ServerProcess
from tests.server.silent import SilentLine

pytestmark = pytest.mark.compiled_only  # once is enough: nothing here depends on the kernel


@pytest.fixture
def pair(database: str) -> Iterator[list[PostgresStore]]:
    """Two processes' stores of the same games."""
    stores = [PostgresStore(database) for _ in range(2)]
    yield stores
    for store in stores:
        store.close()


def test_of_two_processes_at_once_exactly_one_wins(pair: list[PostgresStore]) -> None:
    games = [f"game {number}" for number in range(20)]
    for game in games:
        pair[0].create(game, ["one"], listed=False)
    pair[0].check().result()
    for sequence in range(1, 26):
        futures = {game: [store.append(game, sequence, [game]) for store in pair] for game in games}
        for both in futures.values():
            losers = [future for future in both if future.exception() is not None]
            assert len(losers) == 1
            assert isinstance(losers[0].exception(), Conflict)
    for game in games:
        assert pair[1].events(game).result() == ["one"] + [game] * 25


def test_an_append_of_several_events_is_all_or_none(pair: list[PostgresStore]) -> None:
    pair[0].create("a", ["one"], listed=False).result()
    both = [
        store.append("a", 1, [f"{name} 2", f"{name} 3"][:size])
        for store, name, size in zip(pair, ("x", "y"), (1, 2), strict=True)
    ]
    winners = [future for future in both if future.exception() is None]
    assert len(winners) == 1
    assert pair[0].events("a").result() in (["one", "x 2"], ["one", "y 2", "y 3"])


def test_one_bad_write_does_not_hurt_the_others_of_its_commit(pair: list[PostgresStore]) -> None:
    games = [f"game {number}" for number in range(20)]
    futures = [pair[0].create(game, ["\x00" if game == "game 7" else "one"], listed=False) for game in games]
    failed = [game for game, future in zip(games, futures, strict=True) if future.exception() is not None]
    assert failed == ["game 7"]
    assert sorted(pair[1].ends(games).result()) == sorted(set(games) - {"game 7"})


def test_a_commit_that_waits_in_a_circle_with_another_is_tried_again(
    pair: list[PostgresStore], database: str
) -> None:
    for game in ("a", "b", "c"):
        pair[0].create(game, ["one"], listed=False).result()
    lock = "SELECT 1 FROM games WHERE id = %s FOR UPDATE"
    with psycopg.connect(database) as other:
        other.execute("SET deadlock_timeout = '20s'")  # so that the store's commit is the one that yields
        other.execute(lock, ["b"])
        with psycopg.connect(database) as third:
            third.execute(lock, ["c"])
            first = pair[0].append("c", 1, ["two"])
            wait_for_lock(database)
            appends = [pair[0].append(game, 1, ["two"]) for game in ("b", "a")]  # go into one commit
        first.result(timeout=60)
        wait_for_lock(database)
        other.execute(lock, ["a"])
        other.commit()
    for append in appends:
        append.result(timeout=60)
    assert pair[1].ends(["a", "b", "c"]).result() == {"a": 2, "b": 2, "c": 2}


def wait_for_lock(database: str) -> None:
    """Until some commit waits for another one."""
    deadline = time.monotonic() + 60
    with psycopg.connect(database, autocommit=True) as connection:
        query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while connection.execute(query).fetchone() == (0,):
            assert time.monotonic() < deadline
            time.sleep(0.01)


def test_a_job_goes_to_one_process(pair: list[PostgresStore]) -> None:
    for number in range(30):
        pair[0].create(f"game {number}", ["one"], listed=False, due=0.0).result()
    claims = [store.claim_due(60.0, 4) for _ in range(10) for store in pair]
    claimed = [job for claim in claims for job in claim.result()]
    assert len(claimed) == len(set(claimed)) == 30
    job = Job("game 0", TURN)
    holder, other = pair if job in [job for claim in claims[::2] for job in claim.result()] else pair[::-1]
    other.renew([job], 0.0).result()  # neither renews nor settles what it hasn't claimed
    other.finish(job, 0.0).result()
    assert other.claim_due(60.0, 1).result() == []
    holder.finish(job, 0.0).result()
    assert other.claim_due(60.0, 1).result() == [job]


def listener(queue: SimpleQueue[News]) -> Callable[[Iterable[News]], None]:
    """Puts all news into the queue."""

    def tell(news: Iterable[News]) -> None:
        for item in news:
            queue.put(item)

    return tell


def test_what_one_process_does_is_told_to_the_others(pair: list[PostgresStore]) -> None:
    heard: list[SimpleQueue[News]] = [SimpleQueue(), SimpleQueue()]

    for store, queue in zip(pair, heard, strict=True):
        store.watch(listener(queue))
        assert queue.get(timeout=60) == News(None)
    pair[0].create("a", ["one"], listed=False).result()
    pair[0].append("a", 1, ["two", "three"]).result()
    assert heard[1].get(timeout=60) == News("a", 3, ("two", "three"))
    pair[0].append("a", 3, ["x" * 10_000]).result()
    assert heard[1].get(timeout=60) == News("a", 4)  # too much for a notification: it is read from the log
    pair[1].mark("a", "red", 1e12).result()
    assert heard[0].get(timeout=60) == News("a", 0, ("red 1000000000000",))
    assert pair[0].marks("a").result() == {"red": 1e12}
    assert heard[0].empty()


@pytest.mark.parametrize("nonsense", ["", "hello", "who a many", "a b c d"])
def test_who_hears_nonsense_goes_on_listening(
    pair: list[PostgresStore], database: str, nonsense: str
) -> None:
    heard: SimpleQueue[News] = SimpleQueue()
    pair[1].watch(listener(heard))
    assert heard.get(timeout=60) == News(None)
    with psycopg.connect(database, autocommit=True) as stranger:
        stranger.execute("SELECT pg_notify('cleocatra', %s)", [nonsense])
    assert heard.get(timeout=60) == News(None)  # look everywhere, to be sure
    pair[0].create("a", ["one"], listed=False).result()
    pair[0].append("a", 1, ["two"]).result()
    assert heard.get(timeout=60) == News("a", 2, ("two",))


def test_many_processes_may_start_at_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(PostgresStore, [database] * 4):
            store.close()
    with psycopg.connect(database) as connection:
        versions = connection.execute("SELECT version FROM cleocatra_schema").fetchall()
    assert versions == [(number,) for number in range(1, len(MIGRATIONS) + 1)]


def test_a_newer_schema_is_refused_and_left_alone(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    PostgresStore(database).close()
    with psycopg.connect(database) as connection:
        connection.execute("INSERT INTO cleocatra_schema VALUES (99)")
    with pytest.raises(NewerSchema):
        PostgresStore(database)
    assert main(["serve", "--port", "0", "--database", database]) == 1
    assert "schema 99" in capsys.readouterr().err


@pytest.mark.parametrize(
    "statement", ["UPDATE events SET payload = 'x'", "DELETE FROM events", "TRUNCATE events"]
)
def test_events_are_never_changed_or_deleted(database: str, statement: str) -> None:
    with closing(PostgresStore(database)) as store:
        store.create("a", ["one"], listed=False).result()
        with (
            psycopg.connect(database) as connection,
            pytest.raises(psycopg.errors.RaiseException, match="append-only"),
        ):
            connection.execute(statement.encode())


def test_a_commit_is_on_the_disk_whatever_the_database_is_set_to(postgres_server: Postgres) -> None:
    url = postgres_server.fresh_database() + "%20-csynchronous_commit%3Doff"
    with psycopg.connect(url) as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("off",)
    with closing(PostgresStore(url)) as store, store._pool.connection() as connection:
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)


def test_whoever_may_not_make_tables_is_told_so(
    postgres_server: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with psycopg.connect(postgres_server.url(), autocommit=True) as connection:
        connection.execute("CREATE ROLE mouse LOGIN")
        connection.execute("CREATE SCHEMA cheese")
        connection.execute("GRANT USAGE ON SCHEMA cheese TO mouse")
    url = f"{postgres_server.url().replace('cat@', 'mouse@')}?options=-csearch_path%3Dcheese"
    assert main(["serve", "--port", "0", "--database", url]) == 1
    assert "permission denied" in capsys.readouterr().err


def test_a_database_that_does_not_answer_is_named_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = "postgresql://cat:meow@127.0.0.1:1/games"
    with pytest.raises(Unavailable):
        PostgresStore(url)
    assert main(["serve", "--port", "0", "--database", url]) == 1
    said = capsys.readouterr().err
    assert "postgresql://cat:…@127.0.0.1:1/games" in said
    assert "meow" not in said


def test_a_connection_that_died_silently_holds_nobody_up_for_long(
    database: str, postgres_server: Postgres
) -> None:
    line = SilentLine(postgres_server.port)
    store = PostgresStore(database.replace(str(postgres_server.port), str(line.port)))
    with closing(store), closing(line):
        store.create("a", ["one"], listed=False).result()
        line.fall_silent()
        began = time.monotonic()
        assert isinstance(store.append("a", 1, ["two"]).exception(timeout=60), Unavailable)
        while store.check().exception(timeout=60) is not None:  # each dead connection is noticed once
            assert time.monotonic() - began < 60
        assert store.events("a").result(timeout=60)[0] == "one"


def test_a_server_stops_though_its_database_fell_silent(
    database: str, postgres_server: Postgres, tmp_path: Path
) -> None:
    line = SilentLine(postgres_server.port)
    url = database.replace(str(postgres_server.port), str(line.port))
    with closing(line), closing(ServerProcess(url, log=tmp_path / "server.log")) as server:
        server.start()
        client = server.create(PERSON, PERSON, start=0)
        line.fall_silent(for_good=True)
        with ThreadPoolExecutor(1) as threads:
            asked = threads.submit(client.ask, "red", "open 0,0", client.view()["sequence"])
            server.end(signal.SIGTERM)  # returns when the process is gone
            with suppress(httpx.TransportError):  # the answer, if there is one, promises nothing
                assert asked.result().json()["code"] in ("server/stopping", "store/unavailable")
