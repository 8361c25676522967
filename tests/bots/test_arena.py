"""Matches: fair, repeatable, resumable."""

import sys
from pathlib import Path

import pytest

from cleocatra.bots.arena import Match, play_game, play_match, read_games
from cleocatra.bots.standings import ratings, standings
from cleocatra.record import parse_game
from cleocatra.rules import RuleSet

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


def test_a_share_is_inside_its_interval() -> None:
    games = play_match(MATCH, processes=1)
    table = standings(MATCH, games)
    assert [one.name for one in table] == list(MATCH.bots)
    assert sum(one.share for one in table) == pytest.approx(1)
    for one in table:
        low, high = one.interval
        assert 0 <= low <= one.share <= high <= 1


def test_who_wins_more_is_rated_higher() -> None:
    results = [(("mouser", "kitten"), (1.0, 0.0)), (("mouser", "random"), (1.0, 0.0))] * 10
    results += [(("kitten", "random"), (1.0, 0.0)), (("kitten", "random"), (0.5, 0.5))] * 5
    assert [rating.name for rating in ratings(results)] == ["mouser", "kitten", "random"]


def test_a_bot_of_one_s_own_can_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    examples = Path(__file__).parents[2] / "examples"
    monkeypatch.syspath_prepend(str(examples))
    game = play_game(Match(("cautious_bot:make", "random"), games=2), 0)
    assert "cautious_bot" in sys.modules
    assert sum(game.shares) == pytest.approx(1)
