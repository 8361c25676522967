"""The server in simulated worlds: whatever goes wrong, its promises hold. The script plays more of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from simulation.planted import FAULTS

pytestmark = pytest.mark.compiled_only  # once is enough: nothing here depends on the kernel
SCRIPT = Path(__file__).parents[2] / "scripts" / "simulate_server.py"
SEEDS = 200


def simulate(*words: str) -> tuple[int, str]:
    """Run the script as people do, in a process of its own: the order of sets must be the same each time."""
    done = subprocess.run([sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def test_no_promise_is_broken_in_many_worlds() -> None:
    code, said = simulate("--seeds", str(SEEDS), "--seconds", "15", "--games", "1")
    assert code == 0, said
    assert "all well" in said


def test_a_world_replays_exactly() -> None:
    words = ("--seed", "4", "--seconds", "10", "--kinds", "all", "--servers", "3", "--trace")
    assert simulate(*words) == simulate(*words)


def test_a_run_in_parts_and_in_several_processes_is_the_same_run(tmp_path: Path) -> None:
    storm = ("--always", "crash", "--crashes", "20", "--seconds", "20", "--games", "1")
    journal = ("--processes", "2", "--journal", str(tmp_path / "journal.txt"))
    assert simulate("--seeds", "5", *storm, *journal)[0] == 0
    code, said = simulate("--seeds", "12", *storm, *journal)
    assert code == 0, said
    _, alone = simulate("--seeds", "12", *storm)
    assert said.rpartition("digest")[2] == alone.rpartition("digest")[2] != ""
    lines = (tmp_path / "journal.txt").read_text().splitlines()
    assert [json.loads(line)["first"] for line in lines] == [0, 5, 10]


def test_every_planted_fault_fits_the_code() -> None:
    for fault in FAULTS:
        folder = SCRIPT.parent if fault.module.startswith("simulation") else SCRIPT.parents[1] / "src"
        fault.applied(folder.joinpath(*fault.module.split(".")).with_suffix(".py").read_text())
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 30


def test_a_planted_fault_is_found_and_the_command_replays_a_smaller_world() -> None:
    code, said = simulate("--fault", "acknowledged before the commit", "--seeds", "20")
    assert code == 1
    assert "durable" in said
