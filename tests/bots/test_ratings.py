"""Ratings: what fits all games best, and how sure it is."""

from collections.abc import Sequence
from math import log, log10

import pytest

from cleocatra.bots.arena import Match, Played
from cleocatra.bots.ratings import Rating, ratings


def played(bots: tuple[str, ...], shares: Sequence[tuple[float, ...]]) -> tuple[Match, list[Played]]:
    """A match with these results."""
    seats = tuple(range(len(bots)))
    nothing = tuple(0 for _ in bots)
    games = [Played(number, seats, one, nothing, 0, nothing, "") for number, one in enumerate(shares)]
    return Match(bots, games=len(games)), games


def won(bots: tuple[str, str], wins: int, losses: int) -> tuple[Match, list[Played]]:
    """A match that the first bot won so often, in an even mixture of both."""
    marks = [
        ((index + 1) * wins // (wins + losses)) > (index * wins // (wins + losses))
        for index in range(wins + losses)
    ]
    return played(bots, [(1.0, 0.0) if mark else (0.0, 1.0) for mark in marks])


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {one.name: one for one in found}


def test_the_difference_of_two_ratings_is_their_chance_to_win() -> None:
    upper, lower = ratings([won(("mouser", "kitten"), 3000, 1000)])
    assert (upper.name, lower.name) == ("mouser", "kitten")
    assert upper.strength - lower.strength == pytest.approx(400 * log10(3), abs=1)
    assert upper.strength + lower.strength == pytest.approx(2 * 1500)


def test_the_order_of_the_matches_makes_no_difference() -> None:
    matches = [
        won(("mouser", "kitten"), 90, 10),
        won(("kitten", "random"), 70, 30),
        won(("mouser", "random"), 95, 5),
    ]
    there = by_name(ratings(matches))
    back = by_name(ratings(matches[::-1]))
    assert list(there) == ["mouser", "kitten", "random"]
    for name, rating in there.items():
        assert rating.strength == pytest.approx(back[name].strength, abs=0.01)


def test_an_interval_is_what_the_number_of_games_allows() -> None:
    upper, lower = ratings([won(("mouser", "kitten"), 750, 250)])
    spread = 400 / log(10) / (1000 * 0.75 * 0.25) ** 0.5  # of the difference, by the binomial distribution
    assert upper.margin + lower.margin == pytest.approx(1.96 * spread, rel=0.01)


def test_who_always_wins_has_a_rating_and_it_is_unsure() -> None:
    upper, lower = ratings([won(("mouser", "kitten"), 40, 0)])
    assert 400 < upper.strength - lower.strength < 1200
    assert upper.margin > 200


def test_the_longer_the_way_between_two_ratings_the_less_is_known_of_their_difference() -> None:
    chain = [
        won(("scribe", "mouser"), 80, 20),
        won(("mouser", "kitten"), 80, 20),
        won(("kitten", "random"), 80, 20),
    ]
    margins = {name: rating.margin for name, rating in by_name(ratings(chain)).items()}
    assert margins["scribe"] == pytest.approx(margins["random"], rel=0.01)
    assert margins["scribe"] > 1.2 * margins["mouser"]


def test_a_shared_victory_is_half_of_one() -> None:
    shared = ratings([played(("mouser", "kitten"), [(0.5, 0.5)] * 20)])
    assert [one.strength for one in shared] == pytest.approx([1500, 1500])


def test_in_a_game_of_four_the_seats_of_one_bot_win_together() -> None:
    four = ("mouser", "kitten", "mouser", "kitten")
    shares = [(1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.5, 0.5), (0.0, 1.0, 0.0, 0.0)] * 400
    upper, lower = ratings([played(four, shares)])
    assert upper.name == "mouser"
    assert upper.strength - lower.strength == pytest.approx(400 * log10(2.5 / 1.5), abs=1)
