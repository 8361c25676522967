"""`cleocatra serve` says what keeps it from serving."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cleocatra.cli import main
from cleocatra.server.http.statuses import STATUS
from cleocatra.server.store.sqlite import SqliteStore
from tests.server.process import PERSON, ServerProcess

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_a_database_in_use_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(tmp_path / "games.db")
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "games.db")]) == 1
    assert "another process is using it" in capsys.readouterr().err
    store.close()


def test_a_newer_database_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connection = sqlite3.connect(tmp_path / "games.db")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.db"]) == 1
    assert "schema 99" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear cat, this is no database.")
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "letter.txt")]) == 1
    assert "letter.txt: the database doesn’t answer: file is not a database" in capsys.readouterr().err
    assert (tmp_path / "letter.txt").read_text() == "Dear cat, this is no database."


def test_a_database_of_another_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "mysql://cats"]) == 1
    assert "sqlite:///path" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--origin", "cats.example", "https://cats.example"),
        ("--origin", "https://cats.example/", "https://cats.example/"),
        ("--proxy", "localhost", "an address or a network"),
        ("--proxy", "10.0.0.1/8", "an address or a network"),
        ("--host", "no-such-host.invalid", "no-such-host.invalid"),
        ("--port", "65536", "65535"),
    ],
)
def test_an_option_that_makes_no_sense_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, value: str, said: str
) -> None:
    words = ["serve", "--database", str(tmp_path / "games.db"), option, value]
    assert main(words) in (1, 2)
    told = capsys.readouterr().err
    assert option in told
    assert said in told
    assert not (tmp_path / "games.db").exists()


def test_the_protocol_page_knows_every_code() -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    for code, status in STATUS.items():
        assert f"| `{code}` | {status}" in text


def test_a_seed_is_for_this_machine_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["serve", "--database", str(tmp_path / "games.db"), "--host", "0.0.0.0", "--seed", "7"]
    assert main(words) == 1
    assert "--seed: refused unless --host" in capsys.readouterr().err
    assert not (tmp_path / "games.db").exists()


def test_a_seed_decides_all_games_and_is_loudly_warned_about(tmp_path: Path) -> None:
    first, again, other = (piles_with_seed(tmp_path / name, seed) for name, seed in SEEDED)
    assert first == again != other
    assert "--seed: for tests only" in (tmp_path / "first.log").read_text()


SEEDED = (("first", 7), ("again", 7), ("other", 8))


def piles_with_seed(folder: Path, seed: int) -> list[str]:
    """The records of two games against bots, abandoned at once: with their piles."""
    server = ServerProcess(folder.with_suffix(".db"), "--seed", str(seed))
    server.start()
    try:
        games = [server.create(PERSON, PERSON, PERSON, PERSON) for _ in range(2)]
        for game in games:
            game.end()
        return [game.record() for game in games]
    finally:
        server.close()


def test_games_are_kept_in_the_users_data_folder(tmp_path: Path) -> None:
    """What goes to a file is there at once: the server is killed, so that nothing is flushed at its end."""
    server = ServerProcess(tmp_path / "elsewhere.db")
    data = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [sys.executable, "-m", "cleocatra", "serve", "--port", str(server.port)]
    with (tmp_path / "told.txt").open("wb") as told:
        environment = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"} | data
        server.process = subprocess.Popen(command, stdout=told, cwd=tmp_path, env=environment)
    server.wait()
    server.close()
    games = tmp_path / "data" / "cleocatra" / "games.db"
    assert games.exists()
    assert (tmp_path / "told.txt").read_text() == f"Games are kept in {games}\n"
    assert not list(tmp_path.glob("*.db"))
