"""`cleocatra arena`, `cleocatra ladder` and `cleocatra train`."""

import json
from pathlib import Path

import pytest

from cleocatra.cli import main


def test_a_match_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kitten", "random", "--games", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Advanced game, international edition: 2 games")
    assert [line.split()[0] for line in lines[2:]] == ["kitten", "random"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["100.0%", "20.7% – 100.0%"]),
        ("fr", ["100,0\N{NO-BREAK SPACE}%", "20,7\N{NO-BREAK SPACE}% – 100,0\N{NO-BREAK SPACE}%"]),
        ("zh-Hant", ["100.0%", "20.7%–100.0%"]),
    ],
)
def test_numbers_are_written_as_the_language_does(
    language: str, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "mouser", "random", "--games", "2", "--processes", "1"]
    assert main([*command, "--language", language]) == 0
    mouser = capsys.readouterr().out.splitlines()[2]
    for text in told:
        assert text in mouser


def test_a_match_leaves_its_games_and_a_table(tmp_path: Path) -> None:
    command = ["arena", "kitten", "random", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 2
    assert (tmp_path / "table.csv").read_text().startswith("bot,share,low,high")


def test_bots_take_the_seats_in_turns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "kitten", "random", "--players", "4", "--games", "4", "--out", str(tmp_path)]
    assert main(command) == 0
    kitten, chance = (line.split() for line in capsys.readouterr().out.splitlines()[2:])
    assert (kitten[0], chance[0]) == ("kitten", "random")
    assert float(kitten[1].strip("%")) + float(chance[1].strip("%")) == pytest.approx(100, abs=0.2)
    game = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[0])
    assert len(game["points"]) == 4


def test_a_folder_of_another_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "kitten", "random", "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    capsys.readouterr()
    for language, told in {
        "en": "holds games of another match: with seed 1, not 2",
        "fr": "contient les parties d’une autre rencontre\N{NO-BREAK SPACE}: avec seed 1, et non 2",
        "zh-Hant": "裡是另一場比賽的遊戲：seed 是 1，不是 2",
    }.items():
        assert main([*command, "--seed", "2", "--language", language]) == 1
        assert capsys.readouterr() == ("", f"cleocatra arena: {tmp_path} {told}\n")
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert main([*command, "--games", "3"]) == 0
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)


@pytest.mark.parametrize("command", [["arena", "kitten", "random"], ["ladder"]])
def test_a_file_is_no_folder(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert main([*command, "--games", "1", "--out", str(file)]) == 1
    assert f"cleocatra {command[0]}: {file}" in capsys.readouterr().err


@pytest.mark.compiled_only
def test_the_ladder_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "--rules", "basic", "--games", "2", "--time", "0.01", "--out", str(tmp_path)]
    assert main(command) == 0
    first = capsys.readouterr().out
    games = {file: file.read_bytes() for file in tmp_path.glob("*/games.jsonl")}
    assert len(games) == 6, "five levels against the one below, and the second against chance"
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert {file: file.read_bytes() for file in games} == games
    assert main([*command, "--seed", "2"]) == 1
    out, err = capsys.readouterr()
    assert (out, {file: file.read_bytes() for file in games}) == ("", games)
    assert err == (
        f"cleocatra ladder: {tmp_path / 'mouser-random'} holds games of another match: with seed 1, not 2\n"
    )
    rated = [line.split("|")[1].strip() for line in first.partition("rating")[2].splitlines()[2:]]
    assert sorted(rated) == ["kitten", "mouser", "random", "scribe", "sphinx@0.01", "vizier"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dog", "kitten"], "unknown bot 'dog'"),
        (["kitten"], "expected two to four bots, got 1"),
        (["no_such_module:make", "kitten"], "No module named 'no_such_module'"),
        (["kitten", "random", "kitten", "--players", "2"], "3 bots need more than 2 seats"),
        (["sphinx@soon", "kitten"], "expected a number of seconds, got 'soon'"),
        (["dog@1", "kitten"], "unknown bot 'dog@1'"),
        (["kitten", "random", "--time", "0"], "expected 0 to 3600 seconds, got 0"),
        (["kitten", "random", "--time", "nan"], "expected 0 to 3600 seconds, got nan"),
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
    command[command.index("1")] = "2"
    assert main([*command, "--simulations", "4", "--trust", "0.5"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
