"""`cleocatra arena`, `cleocatra ladder` and `cleocatra train`."""

import json
import re
from pathlib import Path

import pytest

from cleocatra.bots.levels import LEVELS
from cleocatra.cli import main
from cleocatra.record import parse_game


def test_a_match_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "kitten", "random", "--games", "2", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Advanced game, international edition: 2 games")
    assert [line.split()[0] for line in lines[2:4]] == ["kitten", "random"]
    assert lines[4].startswith("kitten − random: ")


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
    kitten, chance = (line.split() for line in capsys.readouterr().out.splitlines()[2:4])
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
    command = ["ladder", "--rules", "basic", "--games", "1", "--time", "0.01", "--out", str(tmp_path)]
    command += ["--processes", "1"]
    assert main(command) == 0
    first = capsys.readouterr().out
    games = {file: file.read_bytes() for file in tmp_path.glob("*/games.jsonl")}
    assert len(games) == 13, "twelve levels against the one below, and the second against chance"
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert {file: file.read_bytes() for file in games} == games
    assert main([*command, "--seed", "2"]) == 1
    out, err = capsys.readouterr()
    assert (out, {file: file.read_bytes() for file in games}) == ("", games)
    assert err == (
        f"cleocatra ladder: {tmp_path / 'stray-random'} holds games of another match: with seed 1, not 2\n"
    )
    table, _, verdict = first.partition("rating")[2].rpartition("\n\n")
    rated = [line.split("|")[1].strip() for line in table.splitlines()[2:]]
    assert sorted(rated) == sorted(["random", *(one.name.lower() for one in LEVELS[:-1]), "sphinx@0.01"])
    assert re.match(r"Largest step between levels: \d+ rating points \([a-z]+\S* – [a-z]+\)\n", verdict)
    assert "doesn’t lie above one half: " in verdict, "ten games or one tell little"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dog", "kitten"], "unknown bot 'dog'"),
        (["kitten"], "expected two to four bots, got 1"),
        (["no_such_module:make", "kitten"], "No module named 'no_such_module'"),
        (["kitten", "random", "kitten", "--players", "2"], "3 bots need more than 2 seats"),
        (["sphinx@soon", "kitten"], "expected a number of seconds, got 'soon'"),
        (["sphinx#many", "kitten"], "expected a whole number, got 'many'"),
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


# Bots that fail


def test_a_bot_that_fails_is_told_with_its_position_and_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "tests.bots.faulty:nothing", "random", "--games", "2", "--processes", "1"]
    assert main(command) == 1
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    lines = err.splitlines()
    assert lines[0] == "tests.bots.faulty:nothing failed in 2 of 2 games, which count as lost."
    assert lines[1].endswith("(tests.bots.faulty:nothing): it answered None, which is no decision.")
    assert "Inspectors (" in err, "the position is drawn"
    record = parse_game(err.partition("The record up to there:\n\n")[2])
    assert record.tags["Bot"] == "tests.bots.faulty:nothing"
    assert "100.0%" in out.splitlines()[3]
    assert main([*command, "--out", str(tmp_path), "--faults", "skip"]) == 1
    out, err = capsys.readouterr()
    assert "0 games" in out.splitlines()[0]
    assert "in 2 of 2 games, which are left out." in err
    assert f"The record up to there is in {tmp_path / 'fault-0.cleo'}" in err
    assert parse_game((tmp_path / "fault-1.cleo").read_bytes()).tags["Fault"] == (
        "it answered None, which is no decision"
    )


@pytest.mark.parametrize(
    ("bot", "language", "told"),
    [
        ("illegal", "fr", "il n’y a pas de tuile en 99,99"),
        ("illegal", "zh-Hant", "99,99 沒有板塊"),
        ("nonsense", "fr", "score there to nowhere"),
        ("raises", "zh-Hant", "發生錯誤 LookupError"),
        ("unmakable", "en", "it can’t be made: OSError: no weights"),
    ],
)
def test_a_fault_is_told_in_each_language(
    bot: str, language: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", f"tests.bots.faulty:{bot}", "random", "--games", "1", "--processes", "1"]
    assert main([*command, "--language", language]) == 1
    assert told in capsys.readouterr().err


def test_a_bot_that_ends_its_process_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "tests.bots.faulty:dies", "random", "--games", "2", "--processes", "1"]) == 1
    assert capsys.readouterr() == (
        "",
        "cleocatra arena: a bot ended its process in one of the games 0, 1\n",
    )


def test_a_time_that_reaches_nobody_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "kitten", "tests.bots.faulty:patient", "--games", "1", "--processes", "1"]
    assert main([*command, "--time", "0.1"]) == 0
    assert capsys.readouterr().err == "cleocatra arena: --time has no effect on kitten\n"


# Variants and the sequential test


def test_a_variant_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = tmp_path / "short.toml"
    short.write_text('name = "short"\nrules = "basic"\ngoal = 5\n')
    command = ["arena", "mouser", "random", "--games", "2", "--processes", "1", "--variant", str(short)]
    assert main([*command, "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.startswith("Basic game")
    first = json.loads((tmp_path / "out" / "games.jsonl").read_text().splitlines()[0])
    assert '[Variant "short goal=5"]' in first["record"]
    assert main([*command, "--rules", "advanced"]) == 2
    assert "--rules advanced, but" in capsys.readouterr().err
    short.write_text('name = "short"\ngoal = 0\n')
    assert main(command) == 2
    assert "short.toml: goal: expected a whole number" in capsys.readouterr().err
    assert main([*command[:-1], str(tmp_path / "none.toml")]) == 1


def test_a_sequential_test_ends_the_match_early(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "mouser", "random", "--games", "400", "--sprt", "0", "50", "--out", str(tmp_path)]
    assert main(command) == 0
    out = capsys.readouterr().out
    games = int(out.split(": ")[1].split()[0])
    assert 4 <= games <= 100
    assert out.splitlines()[-1].endswith("decided at ±2.94: 50 accepted")
    assert main(command) == 0
    assert capsys.readouterr().out.splitlines()[-1] == out.splitlines()[-1], "it ends at the same pile"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["kitten", "random", "mouser", "--sprt", "0", "10"], "--sprt compares two bots, got 3"),
        (["kitten", "random", "--sprt", "10", "10"], "LOW must be less than HIGH"),
        (
            ["kitten", "random", "--sprt", "0", "much"],
            "expected rating points from -2000 to 2000, got 'much'",
        ),
        (["kitten", "random", "--faults", "cry"], "expected lose or skip, got 'cry'"),
    ],
)
def test_wrong_options_are_named(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert reason in capsys.readouterr().err
