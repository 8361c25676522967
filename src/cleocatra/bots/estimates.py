"""Estimates means of game results, with 95 % intervals: for the arena, the ladder and the lab.

Games that share a pile are not independent. The observations are therefore the piles, and an interval follows
from the variance of their means.

A share of the victory lies between 0 and 1, where a symmetric interval fails: after 40 wins of 40 it would
have no width. Shares get Wilson's score interval with an effective number of trials: the number for which a
proportion p of wins has the variance that was observed. For games that are won or lost, each with a pile of
its own, this is exactly Wilson's interval. Shared victories, and seatings that balance each other, vary less
and give a narrower one. Piles that all agree have no variance to observe; so one imaginary pile is added that
has the variance p(1 − p) of a won or lost game.

A mean without bounds (points, turns) gets the usual symmetric interval of the normal approximation.

`sprt` is a sequential test of one bot against another: it can be looked at after every pile, and ends a match
as soon as the games tell.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, isnan, log, log10, nan, sqrt

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval; NaN for what can't be estimated."""

    value: float
    low: float
    high: float

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates, by Newcombe's method."""
        value = self.value - other.value
        below = hypot(self.value - self.low, other.high - other.value)
        above = hypot(self.high - self.value, other.value - other.low)
        return Estimate(value, value - below, value + above)

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        """The estimate of `factor · x + shift`; the factor must be positive."""
        return Estimate(*(factor * x + shift for x in (self.value, self.low, self.high)))

    @property
    def has_interval(self) -> bool:
        return not isnan(self.low)


UNKNOWN = Estimate(nan, nan, nan)


def share_estimate(
    values: Sequence[float], piles: Iterable[int] | None = None, *, least: float = 0.0, most: float = 1.0
) -> Estimate:
    """The mean of values between `least` and `most`; `piles` holds the pile of each value, if any share one.

    >>> share_estimate([1.0] * 40)
    Estimate(value=1.0, low=0.912..., high=1.0)
    """
    if not values:
        return UNKNOWN
    width = most - least
    mean = sum(values) / len(values)
    share = (mean - least) / width
    means = pile_means(values, piles)
    number = effective_number(share, variance(means) / width**2, len(means))
    low, high = wilson(share, number)
    return Estimate(mean, least + width * low, least + width * high)


def mean_estimate(values: Sequence[float], piles: Iterable[int] | None = None) -> Estimate:
    """The mean of values without bounds; `piles` holds the pile of each value, if any share one.

    >>> mean_estimate([1.0, 2.0, 3.0])
    Estimate(value=2.0, low=0.868..., high=3.131...)
    """
    if not values:
        return UNKNOWN
    mean = sum(values) / len(values)
    means = pile_means(values, piles)
    if len(means) < 2:
        return Estimate(mean, nan, nan)
    margin = NORMAL_95 * sqrt(variance(means) / (len(means) - 1))
    return Estimate(mean, mean - margin, mean + margin)


def pile_means(values: Sequence[float], piles: Iterable[int] | None) -> Sequence[float]:
    """The mean of each pile's values.

    >>> pile_means([1.0, 0.0, 1.0], [7, 7, 8])
    [0.5, 1.0]
    """
    if piles is None:
        return values
    groups: dict[int, list[float]] = defaultdict(list)
    for value, pile in zip(values, piles, strict=True):
        groups[pile].append(value)
    return [sum(group) / len(group) for group in groups.values()]


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


def effective_number(share: float, variance: float, piles: int) -> float:
    """How many won or lost games would tell a share as precisely as these piles."""
    binomial = share * (1 - share)
    smoothed = (piles * variance + binomial) / (piles + 1)
    return piles * binomial / smoothed if smoothed > 0 else piles


def wilson(share: float, number: float) -> tuple[float, float]:
    """Wilson's score interval for a proportion of so many trials.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    shrink = 1 + NORMAL_95**2 / number
    middle = (share + NORMAL_95**2 / (2 * number)) / shrink
    half = NORMAL_95 / shrink * sqrt(share * (1 - share) / number + (NORMAL_95 / (2 * number)) ** 2)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


# Rating points


def share_of(rating: float) -> float:
    """The share of the victory against somebody with so many rating points less.

    >>> share_of(400)
    0.909...
    """
    return 1 / (1 + 10 ** (-rating / 400))


def rating_of(share: float) -> float:
    """The rating points that a share of the victory stands for; infinite at 0 and 1.

    >>> round(rating_of(0.75))
    191
    """
    if not 0 < share < 1:
        return float("inf") if share else float("-inf")
    return -400 * log10(1 / share - 1)


# The sequential probability ratio test

ERROR_RATE = 0.05  # of either verdict
SPRT_PRIOR = 10  # imaginary piles; with 1, 8 % of verdicts are wrong instead of 5 %
SPRT_BOUND = log((1 - ERROR_RATE) / ERROR_RATE)


@dataclass(frozen=True, slots=True)
class Sprt:
    """The state of a test between two hypotheses; it ends where `llr` leaves the bounds ±SPRT_BOUND.

    `llr` is the logarithm of how many times likelier the results are with the higher share than with the
    lower one.
    """

    llr: float

    @property
    def verdict(self) -> int:
        """1: the higher share is accepted, -1: the lower one, 0: go on."""
        return (self.llr >= SPRT_BOUND) - (self.llr <= -SPRT_BOUND)


def sprt(values: Sequence[float], piles: Iterable[int] | None, lower: float, higher: float) -> Sprt:
    """Test whether the mean share is `lower` or `higher`, in the normal approximation (a generalised SPRT).

    As in an interval, the observations are the piles. Imaginary piles with the variance of a won or lost game
    keep it from deciding while its estimate of the variance is still poor.

    >>> sprt([1.0, 0.5, 1.0, 1.0], None, share_of(0), share_of(100)).verdict
    0
    """
    if not values:
        return Sprt(0.0)
    means = pile_means(values, piles)
    middle = (lower + higher) / 2
    known, imaginary = len(means), SPRT_PRIOR
    spread = (known * variance(means) + imaginary * middle * (1 - middle)) / (known + imaginary)
    mean = sum(means) / len(means)
    return Sprt(len(means) * (higher - lower) * (mean - middle) / spread)
