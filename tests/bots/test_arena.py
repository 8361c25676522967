"""Matches: fair, repeatable, resumable."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cleocatra.bots import arena
from cleocatra.bots.arena import play_match
from cleocatra.bots.entrants import make_bot
from cleocatra.bots.folder import WrongFolder
from cleocatra.bots.ladder import rungs
from cleocatra.bots.levels import LEVELS
from cleocatra.bots.match import Match
from cleocatra.bots.players import Effort, SearchingBot
from cleocatra.bots.playing import play_game
from cleocatra.bots.results import read_games
from cleocatra.bots.standings import standings
from cleocatra.record import parse_game
from cleocatra.rules import Edition, RuleSet, Variant
from tests.bots.test_ratings import won

MATCH = Match(("kitten", "random", "mouser"), RuleSet.BASIC, games=6, seed=2)


def test_every_pile_is_played_with_each_seating() -> None:
    games = [play_game(MATCH, number) for number in range(6)]
    piles = [parse_game(game.record).initial.pile for game in games]
    assert piles[0] == piles[1] == piles[2] != piles[3] == piles[4] == piles[5]
    assert sorted(game.seats[0] for game in games[:3]) == [0, 1, 2]
    assert all(sorted(game.seats) == [0, 1, 2] for game in games)


def test_points_and_shares_are_the_record_s() -> None:
    game = play_game(MATCH, 1)
    position = parse_game(game.record).position
    assert position.outcome is not None
    by_entrant = [position.points[position.options.players[seat]] for seat in game.seats]
    assert list(game.points) == by_entrant
    assert sum(game.shares) == pytest.approx(1)
    assert game.shares[by_entrant.index(max(by_entrant))] > 0


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    short = Match(MATCH.bots, MATCH.rules, games=2, seed=2)
    play_match(short, folder=tmp_path, processes=1)
    file = tmp_path / "games.jsonl"
    file.write_text(file.read_text() + '{"number": 2, "sea')  # cut off in the middle of a line
    whole = play_match(MATCH, folder=tmp_path, processes=2)
    alone = play_match(MATCH, processes=1)
    assert [game.record for game in whole] == [game.record for game in alone]
    assert len(list(read_games(file))) == 6


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    play_match(replace(MATCH, games=1), folder=folder, processes=1)
    return folder


@pytest.fixture
def begun(played: Path, tmp_path: Path) -> Path:
    """The folder of MATCH with its first game."""
    return shutil.copytree(played, tmp_path / "begun")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"bots": ("kitten", "mouser", "random")}, "bots kitten random mouser, not kitten mouser random"),
        ({"rules": RuleSet.ADVANCED}, "rules basic, not advanced"),
        ({"edition": Edition.FRENCH}, "edition international, not french"),
        ({"variant": Variant("short", goal=4)}, r'variant {"name": "standard"}, not {.*"goal": 4}'),
        ({"seed": 3}, "seed 2, not 3"),
        ({"simulations": 5}, "simulations –, not 5"),
        ({"seconds": 0.5}, "seconds –, not 0.5"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_folder_of_another_match_is_refused_and_left_alone(
    begun: Path, change: dict[str, object], told: str
) -> None:
    before = contents(begun)
    with pytest.raises(WrongFolder, match=rf"holds games of another match: with {told}$"):
        play_match(replace(MATCH, **change), folder=begun, processes=1)  # type: ignore[arg-type]
    assert contents(begun) == before


def test_bots_that_have_changed_since_are_others(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "source_digest", lambda _: "new")
    with pytest.raises(WrongFolder, match=r"with sources [0-9a-f]{64}, not new"):
        play_match(MATCH, folder=begun, processes=1)


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("match.json", None, "holds games, but match.json, which names their match, is missing"),
        ("match.json", "{", "match.json can’t be read"),
        ("match.json", "[]", "with bots –, not kitten random mouser"),
        ("games.jsonl", '{"number": 0}\n', "games.jsonl can’t be read: 'seats'"),
        ("games.jsonl", "3\n", "games.jsonl can’t be read"),
    ],
)
def test_games_of_nobody_knows_what_are_refused(begun: Path, file: str, text: str | None, told: str) -> None:
    if text is None:
        (begun / file).unlink()
    else:
        (begun / file).write_text(text)
    before = contents(begun)
    with pytest.raises(WrongFolder, match=told):
        play_match(MATCH, folder=begun, processes=1)
    assert contents(begun) == before


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_a_share_is_inside_its_interval() -> None:
    games = play_match(MATCH, processes=1)
    table = standings(MATCH, games)
    assert [one.name for one in table] == list(MATCH.bots)
    assert sum(one.share.value for one in table) == pytest.approx(1)
    for one in table:
        assert 0 <= one.share.low <= one.share.value <= one.share.high <= 1


def test_who_has_always_won_may_still_lose() -> None:
    match, games = won(("mouser", "kitten"), 100, 0)
    upper, lower = (one.share for one in standings(match, games))
    assert (upper.low, upper.high) == pytest.approx((0.9287, 1), abs=1e-4)  # Wilson's, of 50 piles
    assert (lower.low, lower.high) == pytest.approx((0, 0.0713), abs=1e-4)


def test_a_bot_can_think_for_a_time_of_its_own() -> None:
    patient = make_bot("vizier@0.25", Match(("kitten",) * 2).options, 1, Effort(simulations=7))
    assert isinstance(patient, SearchingBot)
    assert patient.effort == Effort(seconds=0.25)


def test_a_bot_can_have_a_number_of_simulations_of_its_own() -> None:
    patient = make_bot("sphinx#40", Match(("kitten",) * 2).options, 1, Effort(simulations=7))
    assert isinstance(patient, SearchingBot)
    assert patient.effort == Effort(simulations=40)


def test_a_ladder_may_count_the_simulations_of_its_last_level() -> None:
    names = [match.bots[0] for match in rungs(RuleSet.BASIC, 2, 1, 1, "#40")]
    assert names == ["stray", *(one.name.lower() for one in LEVELS[:-1]), "sphinx#40"]


def test_a_bot_of_one_s_own_can_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.syspath_prepend(str(examples))
    game = play_game(Match(("cautious_bot:make", "random"), games=2), 0)
    assert "cautious_bot" in sys.modules
    assert sum(game.shares) == pytest.approx(1)
