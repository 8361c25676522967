"""Backups while people play, and what the doctor finds in them."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from pathlib import Path
from random import Random

import pytest

from cleocatra.cli import main
from cleocatra.server.store.base import Unavailable
from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.store.sqlite_backup import backup, header
from cleocatra.table.chain import chained
from cleocatra.table.events import format_event
from tests.seeds import next_seed
from tests.table.test_chain import PERSON, new_game

pytestmark = pytest.mark.compiled_only  # once is enough: nothing here depends on the kernel
COPIES = 15
PAGE = 4096  # bytes
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


def test_a_copy_during_which_the_wal_begins_anew_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target, own = tmp_path / "games.db", tmp_path / "copy.db", tmp_path / "games.db-wal"
    store, copy, copies = with_games(source), shutil.copyfile, []
    end = store.ends(["a"]).result()["a"]

    def copy_slowly(one: Path, to: Path) -> None:
        nonlocal end
        copy(one, to)
        copies.append(one)
        before = header(own)
        while len(copies) == 1 and header(own) == before:  # much is written between file and WAL
            store.append("a", end, ["x" * 100_000]).result()
            end += 1

    monkeypatch.setattr(shutil, "copyfile", copy_slowly)
    backup(source, target)
    assert copies == [source, own, source, own]
    assert ends(target)["a"] == end
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


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_games(path).close()
    data = bytearray(path.read_bytes())
    page = data.index(b'"type":"seat-taken"') // PAGE * PAGE  # one of events: the file opens without it
    data[page : page + PAGE] = bytes(PAGE)
    path.write_bytes(data)
    with pytest.raises(Unavailable, match="the file is damaged"):
        SqliteStore(path)
