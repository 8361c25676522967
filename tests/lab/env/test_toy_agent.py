"""The toy agent of docs/lab.md learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[3] / "examples" / "toy_agent.py"


@pytest.mark.compiled_only
def test_it_beats_chance_after_a_few_rounds() -> None:
    run = subprocess.run(
        [sys.executable, EXAMPLE, "--rounds", "5", "--games", "300"],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    shares = [float(share) for share in re.findall(r"([0-9.]+)% of the victories", run.stdout)]
    assert shares[0] < 60
    assert shares[-1] > 80
