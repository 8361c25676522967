"""The toy agent of docs/lab.md learns, and its saved policy plays in the arena."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game

EXAMPLE = Path(__file__).parents[3] / "examples" / "toy_agent.py"


@pytest.mark.compiled_only
def test_it_beats_chance_after_a_few_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = shutil.copy(EXAMPLE, tmp_path / "toy_agent_copy.py")
    run = subprocess.run(
        [sys.executable, example, "--rounds", "5", "--games", "300"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    shares = [float(share) for share in re.findall(r"([0-9.]+)% of the victories", run.stdout)]
    assert shares[0] < 60
    assert shares[-1] > 80
    monkeypatch.syspath_prepend(str(tmp_path))
    games = [play_game(Match(("toy_agent_copy:make", "random")), number) for number in range(6)]
    assert [game.fault for game in games] == [None] * 6
    assert sum(game.shares[0] for game in games) > 3
