"""`cleocatra engine`."""

import shlex
import sys

import pytest

from cleocatra.bots import engine_check
from tests.bots.test_engine import faulty, first_turn
from tests.cli.conftest import Run


def test_a_bot_answers_on_standard_output(run: Run) -> None:
    from cleocatra.bots.engine_protocol import format_position

    result = run("engine", "mouser", typed=f"cleo\n{format_position(first_turn())}\ngo\nquit\n")
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0].startswith("id name mouser ")
    assert lines[1] == "cleook"
    assert lines[2].startswith("best ")


def test_an_engine_is_checked(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        engine_check, "CHECKS", {"greets": engine_check.greets, "places": engine_check.places}
    )
    result = run("engine", "--check", faulty("illegal"))
    assert (result.status, result.err) == (1, "")
    good, bad = result.out.splitlines()
    assert good == "ok: answers cleo and isready, and survives an unknown command"
    assert bad.startswith(
        "FAILED: places a tile that was turned over, and takes a second action: it answered "
    )
    assert "未通過" in run("engine", "--check", faulty("illegal"), "--language", "zh-Hant").out


def test_the_arena_takes_engines(run: Run) -> None:
    command = f"engine:{shlex.quote(sys.executable)} -m cleocatra engine kitten"
    result = run("arena", command, "random", "--games", "1", "--processes", "1", "--time", "0.5")
    assert (result.status, result.err) == (0, "cleocatra arena: --time has no effect on random\n")
