"""`cleocatra random`"""

from pathlib import Path

import pytest

from cleocatra.record import parse_game
from cleocatra.rules import Options, Position
from tests.cli.conftest import Run


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("edition", ["international", "french"])
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_variant_is_played_to_its_end(run: Run, rules: str, edition: str, players: str) -> None:
    result = run("random", "--rules", rules, "--edition", edition, "--players", players, "--seed", "11")
    assert (result.status, result.err) == (0, "")
    game = parse_game(result.out)
    assert game.position.outcome is not None
    assert (game.options.rules, game.options.edition) == (rules, edition)
    assert len(game.options.players) == int(players)


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    assert run("random", "--seed", "5").out == run("random", "--seed", "5").out
    assert run("random", "--seed", "5").out != run("random", "--seed", "6").out


def test_the_pile_is_the_one_that_the_seed_shuffles(run: Run) -> None:
    game = parse_game(run("random", "--seed", "5").out)
    assert game.initial == Position.start(Options(), seed=5)


def test_without_a_seed_one_is_made_up_and_told(run: Run) -> None:
    first = run("random")
    word, seed = first.err.split()
    assert word == "seed"
    assert run("random", "--seed", seed).out == first.out


def test_several_games_become_files(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    result = run("random", "--seed", "5", "--games", "3", "--out", folder)
    assert (result.status, result.out, result.err) == (0, "", "")
    assert sorted(path.name for path in folder.iterdir()) == [
        f"random-5-{number}.cleo" for number in (1, 2, 3)
    ]
    assert (folder / "random-5-1.cleo").read_text() == run("random", "--seed", "5").out
    texts = {path.read_text() for path in folder.iterdir()}
    assert len(texts) == 3


def test_a_different_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    command = ("random", "--seed", "5", "--games", "2", "--out", str(tmp_path))
    assert run(*command).status == 0
    assert run(*command).status == 0  # the same again
    (tmp_path / "random-5-2.cleo").write_text("mine")
    result = run(*command)
    assert result.status == 1
    assert result.err == f"{tmp_path / 'random-5-2.cleo'}: a different record is already there\n"
    assert (tmp_path / "random-5-2.cleo").read_text() == "mine"


def test_a_folder_that_can_not_be_made_is_told(run: Run, record: Path) -> None:
    result = run("random", "--seed", "5", "--out", record)
    assert result.status == 1
    assert result.err.startswith(f"{record}/random-5-1.cleo: ")
