"""The store in an SQLite file: what is particular to it; `test_store.py` has the rest."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from cleocatra.server.store.base import TURN, DatabaseInUse, Job, NewerSchema
from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.store.sqlite_schema import MIGRATIONS


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    yield store
    store.close()


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


def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    path.touch(mode=0o644)
    path.chmod(0o644)
    SqliteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    connection.execute("INSERT INTO games (id, created, listed) VALUES ('a', 0, 0)")
    connection.execute("INSERT INTO events VALUES ('a', 1, 'one')")
    connection.commit()
    connection.close()
    store = SqliteStore(path)
    store.append("a", 1, ["two"], due=0.0).result()
    assert store.events("a").result() == ["one", "two"]
    assert store.claim_due(1.0, 1).result() == [Job("a", TURN)]
    store.close()
