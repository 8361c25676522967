"""The example works as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.process import ANYONE, KITTEN, ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def test_a_bot_in_plain_python_plays_a_game(server: ServerProcess) -> None:
    game = server.create(ANYONE, KITTEN)
    command = [sys.executable, str(EXAMPLE), server.url, game.game]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert result.stdout.startswith("winners: ")
    assert game.view()["stage"] == "over"
