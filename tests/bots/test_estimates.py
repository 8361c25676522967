"""Estimates: an interval holds the truth as often as it says, also where everybody agrees."""

from math import isnan
from random import Random

import pytest

from cleocatra.bots.estimates import (
    Estimate,
    mean_estimate,
    rating_of,
    share_estimate,
    share_of,
    sprt,
    wilson,
)


def ends(estimate: Estimate) -> tuple[float, float]:
    return estimate.low, estimate.high


@pytest.mark.parametrize("wins", [0, 1, 12, 39, 40])
def test_games_with_piles_of_their_own_have_wilson_s_interval(wins: int) -> None:
    found = share_estimate([1.0] * wins + [0.0] * (40 - wins))
    assert found.value == wins / 40
    assert ends(found) == pytest.approx(wilson(wins / 40, 40))


def test_who_has_always_won_may_still_lose() -> None:
    alone = share_estimate([1.0] * 40)
    assert ends(alone) == pytest.approx((0.9124, 1), abs=1e-4)
    in_pairs = share_estimate([1.0] * 40, [game // 2 for game in range(40)])
    assert ends(in_pairs) == pytest.approx(wilson(1, 20))


def test_games_that_only_repeat_each_other_count_once() -> None:
    results = [1.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0]
    doubled = [result for result in results for _ in range(2)]
    found = share_estimate(doubled, [game // 2 for game in range(16)])
    assert ends(found) == pytest.approx(ends(share_estimate(results)))


def test_seatings_that_balance_each_other_narrow_the_interval() -> None:
    games = [1.0, 0.0] * 50
    apart, paired = share_estimate(games), share_estimate(games, [game // 2 for game in range(100)])
    assert apart.low < paired.low < 0.5 < paired.high < apart.high


def test_shared_victories_vary_less_than_others() -> None:
    won, shared = share_estimate([1.0, 0.0] * 50), share_estimate([0.5] * 100)
    assert won.low < shared.low < 0.5 < shared.high < won.high


def test_values_may_have_other_bounds() -> None:
    values = [1.0, -1.0, 0.5, 0.0]
    found = share_estimate(values, least=-1)
    plain = share_estimate([(value + 1) / 2 for value in values])
    assert ends(found) == pytest.approx(ends(plain.scaled(2, -1)))


def test_what_can_t_be_estimated_says_so() -> None:
    assert isnan(share_estimate([]).value)
    assert isnan(mean_estimate([]).value)
    alone = mean_estimate([0.5])
    assert alone.value == 0.5
    assert not alone.has_interval
    assert ends(share_estimate([1.0])) == pytest.approx((0.2065, 1), abs=1e-4)


def test_a_difference_is_as_wide_as_both_together() -> None:
    found = Estimate(0.9, 0.8, 0.94).minus(Estimate(0.5, 0.47, 0.52))
    assert found.value == pytest.approx(0.4)
    assert ends(found) == pytest.approx((0.4 - (0.1**2 + 0.02**2) ** 0.5, 0.4 + (0.04**2 + 0.03**2) ** 0.5))


@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("luck", [0.0, 0.4])
def test_95_of_100_intervals_hold_the_truth(strength: float, luck: float) -> None:
    """Matches of 40 piles with two seatings; in the part `luck` of them the pile decides both games alike."""
    chance = Random(1)
    held, matches = 0, 2000
    for _ in range(matches):
        games: list[float] = []
        for _ in range(40):
            first = float(chance.random() < strength)
            alike = chance.random() < luck
            games += [first, first if alike else float(chance.random() < strength)]
        found = share_estimate(games, [game // 2 for game in range(80)])
        held += found.low <= strength <= found.high
    assert 0.93 <= held / matches <= 0.99


# The sequential test


@pytest.mark.parametrize("rating", [-500, -20, 0, 35, 400])
def test_rating_points_and_shares_are_each_other_s_inverse(rating: float) -> None:
    assert rating_of(share_of(rating)) == pytest.approx(rating)


def test_a_share_of_everything_is_infinitely_better() -> None:
    assert (rating_of(1.0), rating_of(0.0)) == (float("inf"), float("-inf"))


@pytest.mark.parametrize(("truth", "verdict"), [(0.0, -1), (150.0, 1)])
@pytest.mark.parametrize("luck", [0.0, 0.4])
def test_a_sequential_test_errs_in_at_most_5_of_100_matches(truth: float, verdict: int, luck: float) -> None:
    chance = Random(2)
    wrong, lengths, matches = 0, 0, 400
    for _ in range(matches):
        found, piles = play_until_decided(chance, share_of(truth), luck)
        wrong += found != verdict
        lengths += piles
    assert wrong / matches <= 0.08  # 5 %, and three standard errors of 400 matches
    assert lengths / matches < 30


def play_until_decided(chance: Random, strength: float, luck: float) -> tuple[int, int]:
    games: list[float] = []
    for pile in range(1, 2000):
        first = float(chance.random() < strength)
        alike = chance.random() < luck
        games += [first, first if alike else float(chance.random() < strength)]
        verdict = sprt(games, [game // 2 for game in range(len(games))], 0.5, share_of(150)).verdict
        if verdict:
            return verdict, pile
    return 0, 2000


def test_a_match_without_games_decides_nothing() -> None:
    assert sprt([], None, 0.5, 0.6).verdict == 0
