"""`cleocatra solve`."""

from pathlib import Path

import pytest

from cleocatra.record import Game, format_game
from cleocatra.rules import Colour, Options
from tests.bots.test_solver import LATE
from tests.cli.conftest import Run


def test_a_result_is_proved(run: Run) -> None:
    result = run("solve", "-", typed=format_game(LATE))
    assert (result.status, result.err) == (0, "")
    proved, turn = result.out.splitlines()
    assert proved == "blue shares the victory by best play: proved within 1 turn."
    assert turn.startswith("Best turn: ")
    assert run("solve", "-", "--language", "zh-Hant", typed=format_game(LATE)).out.startswith(
        "雙方都走最佳時藍色共享勝利，在 1 回合內得證。"
    )


def test_what_can_t_be_proved_is_told(run: Run) -> None:
    game = Game.start(Options(), seed=1)
    for _ in range(2):
        game = game.play(game.position.actions[0])
    result = run("solve", "-", "--turns", "2", typed=format_game(game))
    assert (
        result.out
        == "Not decided within 2 turns: red gets between 0.0% and 100.0% of the victory by best play.\n"
    )


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Game.start(Options(), seed=1), "the openings must be made first"),
        (Game.start(Options(players=tuple(Colour)), seed=1), "only games of two players can be solved"),
    ],
    ids=["opening", "players"],
)
def test_what_can_t_be_solved_is_refused(run: Run, tmp_path: Path, game: Game, told: str) -> None:
    file = tmp_path / "game.cleo"
    file.write_text(format_game(game))
    result = run("solve", file)
    assert (result.status, result.out, result.err) == (1, "", f"{file}: {told}\n")
