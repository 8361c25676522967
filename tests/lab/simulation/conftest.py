"""A small simulation that several tests look at; none of them may change it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cleocatra.cli import main

FILES = ("games.parquet", "turns.parquet", "records.cleo", "manifest.json")
BLITZ = Path(__file__).parent / "blitz.toml"  # a goal so near that games are quick
KITTENS = ["--bots", "kitten", "random", "--games", "210", "--seed", "5", "--records"]
KITTENS += ["--variant", str(BLITZ)]


def contents(folder: Path) -> dict[str, bytes]:
    assert sorted(file.name for file in folder.iterdir()) == sorted(FILES)
    return {name: (folder / name).read_bytes() for name in FILES}


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A simulation that one process played without a break."""
    folder = tmp_path_factory.mktemp("whole") / "out"
    assert main(["simulate", str(folder), *KITTENS, "--processes", "1"]) == 0
    return folder
