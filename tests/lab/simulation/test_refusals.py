"""Simulations that can't be: each is refused by name, and nothing is written."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cleocatra.bots.match import Match
from cleocatra.cli import main
from cleocatra.lab.simulation.manifest import SimulationPlan
from cleocatra.lab.simulation.simulate import CannotSimulate, check_plan
from tests.lab.simulation.conftest import contents

pytestmark = pytest.mark.compiled_only  # it plays a simulation


@pytest.mark.parametrize("bot", ["sphinx", "uct"])
def test_who_thinks_by_the_clock_is_refused_without_simulations(bot: str) -> None:
    with pytest.raises(CannotSimulate, match=f"{bot} thinks by the clock.*--simulations"):
        check_plan(SimulationPlan(Match((bot, "kitten"))))
    check_plan(SimulationPlan(Match((bot, "kitten"), simulations=3)))


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["--bots", "sphinx"], 1, "sphinx thinks by the clock"),
        (
            ["--bots", "kitten", "random", "--players", "3"],
            2,
            "expected one bot for each of 3 players, got 2",
        ),
        (["--bots", *["kitten"] * 5], 2, "expected one bot for each of 2 to 4 players, got 5"),
        (["--bots", "dog"], 2, "unknown bot 'dog'"),
        (["--players", "5"], 2, "expected 2, 3 or 4 players, got '5'"),
        (["--variant", "no-such-file.toml"], 1, "no-such-file.toml: No such file or directory"),
        (["--manifest", "no-such-file.json"], 1, "no-such-file.json: No such file or directory"),
        (["--cluster", "nowhere"], 1, "there is no Dask cluster at nowhere: missing port number"),
        (["--cluster", "tcp://127.0.0.1:1", "--processes", "2"], 2, "not allowed with argument"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: list[str], status: int, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", str(tmp_path / "out"), *arguments]) == status
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "arguments", "complaint"),
    [
        ('name = "x"\ngoal = 0', [], "goal: expected a whole number from 1 to 999"),
        (
            'name = "x"\nrules = "basic"\ngoal = 9',
            ["--rules", "advanced"],
            "--rules advanced, but .* basic",
        ),
        ('name = "x"\nrescuers = 9', ["--players", "4"], "rescuers: 4 players with 9 rescuers"),
        (
            'name = "x"\n[rulings]\nR7 = "no"',
            [],
            r"x\.toml: rulings\.R7: expected one of rescue-tile, any-tile",
        ),
        (
            'name = "x"\n[tiles.4]\ncleocatra = 1\nmafdat = 1\nbastet = 1\nmut = 0\nprincess = 0',
            ["--players", "4"],
            r"x\.toml: tiles\.4: 4 players need 4 tiles to start, got 3",
        ),
    ],
)
def test_a_wrong_variant_is_named(
    text: str, arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text)
    assert main(["simulate", str(tmp_path / "out"), "--variant", str(file), *arguments]) == 2
    assert re.search(complaint, capsys.readouterr().err)


def test_another_simulation_is_not_overwritten(whole: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(whole)
    assert main(["simulate", str(whole), "--bots", "kitten", "--games", "3"]) == 1
    assert "holds another simulation: its plan has bots" in capsys.readouterr().err
    assert contents(whole) == before


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    assert main(["simulate", str(tmp_path), "--bots", "kitten", "--games", "3"]) == 1
    assert "neither empty nor a simulation" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 9}', '{"format": 1, "plan": 3, "versions": {}}']
)
def test_what_is_no_manifest_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "manifest.json"
    file.write_text(text)
    assert main(["simulate", str(tmp_path / "out"), "--manifest", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"{file}: ")


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("games", 0, "games: 0"),
        ("games", 2.5, "games: 2.5"),
        ("seed", "1", "seed: '1'"),
        ("simulations", 0, "simulations: 0"),
        ("bots", "kitten", "bots: 'kitten'"),
        ("bots", [1, 2], r"bots: \[1, 2\]"),
        ("variant", {"name": "x", "inspectors": 12}, "inspectors: 2 players with 3 rescuers each and 12"),
        ("variant", {"name": "x", "gaol": 1}, "gaol"),
    ],
)
def test_a_manifest_whose_plan_can_not_be_is_refused(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, value: object, complaint: str
) -> None:
    data = json.loads((whole / "manifest.json").read_text())
    data["plan"][name] = value
    file = tmp_path / "manifest.json"
    file.write_text(json.dumps(data))
    assert main(["simulate", str(tmp_path / "out"), "--manifest", str(file)]) == 2
    assert re.match(rf"{file}: the plan can’t be read: .*{complaint}", capsys.readouterr().err)
    assert not (tmp_path / "out").exists()


def test_beside_a_manifest_nothing_else_is_said(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", str(tmp_path / "out"), "--manifest", str(whole / "manifest.json"), "--games", "3"]
    assert main(command) == 2
    assert "--manifest says it all: --games" in capsys.readouterr().err
