"""Ratings: what fits all games best, and how sure it is."""

from collections.abc import Sequence
from math import log, log10

import pytest

from cleocatra.bots.match import Match
from cleocatra.bots.ratings import Rating, ratings
from cleocatra.bots.results import Played


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
    upper, lower = ratings([won(("mouser", "kitten"), 3000, 1000)], "kitten")
    assert (upper.name, lower.name) == ("mouser", "kitten")
    assert upper.strength - lower.strength == pytest.approx(400 * log10(3), abs=1)
    assert (lower.strength, lower.margin) == (2000, 0)


def test_the_order_of_the_matches_makes_no_difference() -> None:
    matches = [
        won(("mouser", "kitten"), 90, 10),
        won(("kitten", "random"), 70, 30),
        won(("mouser", "random"), 95, 5),
    ]
    there = by_name(ratings(matches, "kitten"))
    back = by_name(ratings(matches[::-1], "kitten"))
    assert list(there) == ["mouser", "kitten", "random"]
    for name, rating in there.items():
        assert rating.strength == pytest.approx(back[name].strength, abs=0.01)


def test_an_interval_is_what_the_number_of_games_allows() -> None:
    upper, _ = ratings([won(("mouser", "kitten"), 750, 250)], "kitten")
    spread = 400 / log(10) / (1000 * 0.75 * 0.25) ** 0.5  # of the difference, by the binomial distribution
    assert upper.margin == pytest.approx(1.96 * spread, rel=0.01)


def test_who_always_wins_has_a_rating_and_it_is_unsure() -> None:
    upper, lower = ratings([won(("mouser", "kitten"), 40, 0)], "kitten")
    assert 400 < upper.strength - lower.strength < 1200
    assert upper.margin > 200


def test_the_longer_the_way_between_two_bots_the_less_is_known_of_their_distance() -> None:
    chain = [
        won(("scribe", "mouser"), 80, 20),
        won(("mouser", "kitten"), 80, 20),
        won(("kitten", "random"), 80, 20),
    ]
    margins = {name: rating.margin for name, rating in by_name(ratings(chain, "mouser")).items()}
    assert margins["scribe"] == pytest.approx(margins["kitten"], rel=0.01)
    assert margins["random"] == pytest.approx(2**0.5 * margins["kitten"], rel=0.01)


def test_what_is_unsure_below_the_measure_makes_nothing_unsure_above_it() -> None:
    above = won(("scribe", "mouser"), 80, 20)
    sure, unsure = (
        by_name(ratings([above, won(("mouser", "kitten"), *result)], "mouser"))
        for result in ((80, 20), (100, 0))
    )
    assert unsure["kitten"].margin > 3 * sure["kitten"].margin
    assert unsure["scribe"].margin == pytest.approx(sure["scribe"].margin, rel=0.01)


def test_a_shared_victory_is_half_of_one() -> None:
    shared = ratings([played(("mouser", "kitten"), [(0.5, 0.5)] * 20)], "kitten")
    assert [one.strength for one in shared] == pytest.approx([2000, 2000])


def test_in_a_game_of_four_the_seats_of_one_bot_win_together() -> None:
    four = ("mouser", "kitten", "mouser", "kitten")
    shares = [(1.0, 0.0, 0.0, 0.0), (0.0, 0.0, 1.0, 0.0), (0.0, 0.0, 0.5, 0.5), (0.0, 1.0, 0.0, 0.0)] * 400
    upper, lower = ratings([played(four, shares)], "kitten")
    assert upper.name == "mouser"
    assert upper.strength - lower.strength == pytest.approx(400 * log10(2.5 / 1.5), abs=1)
