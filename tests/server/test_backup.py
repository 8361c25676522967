"""Backups while people play, and what the doctor finds in them."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path
from random import Random

import pytest

from cleocatra.cli import main
from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.store.sqlite_backup import backup
from cleocatra.table.chain import chained
from cleocatra.table.events import format_event
from tests.seeds import next_seed
from tests.table.test_chain import PERSON, new_game

pytestmark = pytest.mark.compiled_only  # once is enough: nothing here depends on the kernel
COPIES = 15
APPENDS = 40  # between two copies; several fill the WAL, so that it begins anew


def with_games(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    for name in ("a", "b"):
        texts, _ = chained(map(format_event, new_game(PERSON, PERSON).events))
        store.create(name, texts, listed=False)
    return store


def ends(path: Path) -> dict[str, int]:
    connection = sqlite3.connect(path)
    try:
        return dict(connection.execute("SELECT game, max(sequence) FROM events GROUP BY game").fetchall())
    finally:
        connection.close()


def test_a_copy_made_under_writing_holds_all_that_was_acknowledged(tmp_path: Path) -> None:
    store, target = with_games(tmp_path / "games.db"), tmp_path / "copy.db"
    end = store.ends(["a"]).result()["a"]
    payload = "x" * Random(next_seed("size")).randrange(3_000, 5_000)
    for _ in range(COPIES):
        for _ in range(APPENDS):
            done = store.append("a", end, [payload])
            end += 1
        done.result()
        under_way = [store.append("a", end + more, [payload]) for more in range(20)]
        backup(tmp_path / "games.db", target)
        for future in under_way:
            future.result()
        end += 20
        assert end - 20 <= ends(target)["a"] <= end
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert {one.name for one in tmp_path.iterdir() if "part" in one.name} == set()
    store.close()


def test_the_doctor_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, copy = with_games(tmp_path / "games.db"), str(tmp_path / "copy.db")
    store.check().result()
    assert main(["doctor", "--database", str(tmp_path / "games.db")]) == 1  # a server uses it
    assert main(["backup", "--database", str(tmp_path / "games.db"), copy]) == 0
    assert "2 games, 10 events, 0 damaged" in capsys.readouterr().out
    store.close()
    connection = sqlite3.connect(copy)
    connection.execute("DROP TRIGGER events_remain")
    connection.execute("DELETE FROM events WHERE game = 'b' AND sequence = 3")
    connection.commit()
    connection.close()
    assert main(["doctor", "--database", copy]) == 1
    heard = capsys.readouterr()
    assert "1 damaged" in heard.out
    assert "game/damaged" in heard.err


def test_a_damaged_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.db"
    with_games(path).close()
    data = bytearray(path.read_bytes())
    data[4096:] = bytes(len(data) - 4096)
    path.write_bytes(data)
    assert main(["doctor", "--database", str(path)]) == 1
    assert "damaged" in capsys.readouterr().err
