"""`cleocatra arena` and `cleocatra train`."""

from pathlib import Path

import pytest

from cleocatra.cli import main


def test_a_match_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kitten", "random", "--games", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 games, advanced, international")
    assert [line.split()[0] for line in lines[2:]] == ["kitten", "random"]


def test_a_match_leaves_its_games_and_a_table(tmp_path: Path) -> None:
    command = ["arena", "kitten", "random", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2
    assert (tmp_path / "table.csv").read_text().startswith("bot,share,low,high")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dog", "kitten"], "no bot is called 'dog'"),
        (["kitten"], "two to four bots can play, not 1"),
        (["no_such_module:make", "kitten"], "No module named 'no_such_module'"),
        (["kitten", "random", "--time", "0"], "between 0 and 3600 seconds, not 0"),
        (["kitten", "random", "--time", "nan"], "between 0 and 3600 seconds, not nan"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.compiled_only
def test_training_tells_each_generation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["train", str(tmp_path), "--rules", "basic", "--generations", "1", "--games", "4"]
    assert main(command) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
