"""`cleocatra review`"""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.record.games import BLUE_MAY_SCORE


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.cleo"
    file.write_text(BLUE_MAY_SCORE)
    return file


def test_all_turns_are_judged_and_summed_up(run: Run, record: Path) -> None:
    result = run("review", record, "--all", "--simulations", "8")
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    assert [line.partition(" (chance")[0] for line in lines if not line.startswith(" ")][:5] == [
        "1. red: open 0,0",
        "2. blue: open -1,0",
        "3. red: scout -2,0; score 0,0 to -2,0 -1,0",
        "4. blue: scout 0,1; team 0,0",
        "5. red: scout -1,-1; dispatch",
    ]
    assert lines[-4].startswith("red: 3 turns, −")
    assert lines[-3].startswith("blue: 2 turns, −")
    assert " at the start, luck " in lines[-1]


def test_only_one_player_may_be_asked_for(run: Run, record: Path) -> None:
    out = run("review", record, "--player", "blue", "--all", "--simulations", "4").out
    assert [line.split(" ")[1] for line in out.splitlines() if line[0].isdigit()] == ["blue:", "blue:"]
    assert out.splitlines()[-1].startswith("blue: 2 turns")


def test_a_turn_that_is_not_finished_is_not_judged(run: Run, record: Path) -> None:
    record.write_text(BLUE_MAY_SCORE.replace("red: scout -1,-1; dispatch", "red: scout -1,-1"))
    assert "5. red" not in run("review", record, "--all", "--simulations", "4").out


def test_who_does_not_play_has_no_turns(run: Run, record: Path) -> None:
    result = run("review", record, "--player", "green")
    assert (result.status, result.out) == (1, "")
    assert result.err == "cleocatra review: green isn’t playing in this game\n"


@pytest.mark.parametrize(
    ("language", "summary"),
    [("fr", "Rouge\N{NO-BREAK SPACE}: 3 tours, −"), ("zh-Hant", "紅色：3 個回合，平均損失 ")],
)
def test_the_review_speaks_three_languages(run: Run, record: Path, language: str, summary: str) -> None:
    out = run("review", record, "--simulations", "4", "--language", language).out
    assert out.splitlines()[-4].startswith(summary)
