"""Small simulations that several tests look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cleocatra.cli import main
from cleocatra.lab.simulation.run import Run, read_run

Row = dict[str, Any]


def simulate(folder: Path, *words: str) -> Path:
    """Let the command play, in this process alone; the folder with what it wrote."""
    assert main(["simulate", str(folder), "--processes", "1", *words]) == 0
    return folder


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three players, two kinds of bot, all abilities."""
    bots = ("--bots", "kitten", "random", "random")
    return simulate(tmp_path_factory.mktemp("run") / "out", *bots, "--games", "24")


@pytest.fixture(scope="session")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("other") / "out"
    return simulate(out, "--bots", "kitten", "--rules", "basic", "--games", "15")


@pytest.fixture(scope="session")
def short(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A variant: a near goal, and no Mut."""
    path = tmp_path_factory.mktemp("short")
    file = path / "short.toml"
    file.write_text('name = "short"\ngoal = 4\n[abilities]\nmut = false\n')
    return read_run(simulate(path / "out", "--bots", "kitten", "--games", "3", "--variant", str(file)))


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
