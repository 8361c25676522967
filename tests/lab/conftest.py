"""Small simulations that several tests look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cleocatra.cli import main
from cleocatra.lab.run import Run, read_run

Row = dict[str, Any]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three players, two kinds of bot, all abilities."""
    path = tmp_path_factory.mktemp("run") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "random",
        "random",
        "--games",
        "24",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="session")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("other") / "out"
    command = [
        "simulate",
        str(path),
        "--bots",
        "kitten",
        "--rules",
        "basic",
        "--games",
        "15",
        "--processes",
        "1",
    ]
    assert main(command) == 0
    return path


@pytest.fixture(scope="session")
def short(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A variant: a near goal, and no Mut."""
    path = tmp_path_factory.mktemp("short")
    file = path / "short.toml"
    file.write_text('name = "short"\ngoal = 4\n[abilities]\nmut = false\n')
    command = ["simulate", str(path / "out"), "--bots", "kitten", "--games", "3", "--variant", str(file)]
    assert main([*command, "--processes", "1"]) == 0
    return read_run(path / "out")


@pytest.fixture(scope="session")
def run(folder: Path) -> Run:
    return read_run(folder)


@pytest.fixture(scope="session")
def games(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "games.parquet").to_pylist()
    return rows


@pytest.fixture(scope="session")
def turns(folder: Path) -> list[Row]:
    rows: list[Row] = pq.read_table(folder / "turns.parquet").to_pylist()
    return rows
