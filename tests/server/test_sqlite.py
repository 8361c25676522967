"""The store: what is acknowledged is there, and nobody overwrites anybody."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from cleocatra.server.sqlite import MIGRATIONS, SqliteStore
from cleocatra.server.store import Conflict, DatabaseInUse, NewerSchema, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()


def test_events_come_back_in_order_after_reopening(store: SqliteStore, path: Path) -> None:
    store.create("a", ["one"], listed=False).result()
    store.append("a", 1, ["two", "three"]).result()
    store.close()
    again = SqliteStore(path)
    assert again.events("a").result() == ["one", "two", "three"]
    assert again.events("b").result() == []
    again.close()


@pytest.mark.parametrize("after", [0, 1, 3, 100])
def test_an_append_elsewhere_than_at_the_end_is_a_conflict(store: SqliteStore, after: int) -> None:
    store.create("a", ["one", "two"], listed=False).result()
    with pytest.raises(Conflict):
        store.append("a", after, ["x", "y"]).result()
    assert store.events("a").result() == ["one", "two"]


def test_of_many_at_once_exactly_one_wins(store: SqliteStore) -> None:
    store.create("a", ["one"], listed=False).result()
    futures = [store.append("a", 1, [f"try {number}"]) for number in range(50)]
    winners = [number for number, future in enumerate(futures) if future.exception() is None]
    assert len(winners) == 1
    assert store.events("a").result() == ["one", f"try {winners[0]}"]


def test_a_conflict_leaves_the_others_of_the_same_commit_alone(store: SqliteStore) -> None:
    futures = [store.create(name, ["one"], listed=True) for name in ("a", "b", "a", "c")]
    assert [isinstance(future.exception(), Conflict) for future in futures] == [False, False, True, False]
    assert store.listed(2).result() == ["c", "b"]


def test_whoever_no_longer_waits_does_no_harm(store: SqliteStore) -> None:
    for number in range(100):
        store.create(f"game {number}", ["one"], listed=False).cancel()
    store.create("a", ["one"], listed=False).result(timeout=10)
    assert store.events("a").result(timeout=10) == ["one"]


def test_a_game_that_does_not_exist_gets_no_events(store: SqliteStore) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", 0, ["one"]).result()


def test_events_are_never_changed_or_deleted(store: SqliteStore, path: Path) -> None:
    store.create("a", ["one"], listed=False).result()
    store.close()
    connection = sqlite3.connect(path)
    for statement in ("UPDATE events SET payload = 'x'", "DELETE FROM events"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            connection.execute(statement)
    connection.close()


def test_a_newer_schema_is_refused_and_left_alone(store: SqliteStore, path: Path) -> None:
    store.close()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    with pytest.raises(NewerSchema):
        SqliteStore(path)


def test_a_second_owner_is_refused(store: SqliteStore, path: Path) -> None:
    store.create("a", ["one"], listed=False).result()
    with pytest.raises(DatabaseInUse):
        SqliteStore(path)


def test_the_file_is_for_its_owner_alone(store: SqliteStore, path: Path) -> None:
    store.create("a", ["one"], listed=False).result()
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_a_closed_store_says_so(store: SqliteStore) -> None:
    store.close()
    with pytest.raises(RuntimeError, match="closed"):
        store.events("a")


def test_other_databases_are_not_known_yet() -> None:
    with pytest.raises(ValueError, match="sqlite"):
        open_store("postgresql://somewhere/games")
