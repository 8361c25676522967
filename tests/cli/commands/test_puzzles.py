"""`cleocatra puzzles`"""

from pathlib import Path

import pytest

from cleocatra.puzzles.puzzle import puzzles
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mining itself takes seconds a game: a test of its own looks at it."""
    every = list(puzzles().values())
    monkeypatch.setattr("cleocatra.puzzles.file.mine", lambda game, _: every[2 * game : 2 * game + 2])


def test_games_are_mined_one_after_the_other(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mined.txt"
    result = run("puzzles", file, "--games", "2")
    assert result.out.splitlines() == ["Game 0: 2 puzzles", "Game 1: 2 puzzles", "4 puzzles in the file"]
    result = run("puzzles", file, "--games", "3")
    assert result.out.splitlines() == ["Game 2: 2 puzzles", "6 puzzles in the file"]


def test_what_is_wrong_with_the_file_is_said(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mined.txt"
    run("puzzles", file, "--games", "1")
    answer = run("puzzles", file, "--seed", "2")
    assert (answer.status, answer.err) == (1, f"{file}: the file was begun with --seed 1\n")
    file.write_text("other\n")
    assert run("puzzles", file).err == f"{file}: this is not a file of puzzles\n"
    assert run("puzzles", tmp_path / "no" / "such.txt").status == 1
