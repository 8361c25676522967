"""Writes estimates with their 95 % intervals."""

from __future__ import annotations

from math import isnan

from cleocatra.amounts import number, span
from cleocatra.bots.estimates import Estimate
from cleocatra.words import say

NO_NUMBER = "–"


def interval(mark: Estimate, digits: int = 2) -> str:
    """A mean with its interval: ± if that is symmetric with so many digits, otherwise from low to high.

    >>> interval(Estimate(2.5, 2.25, 2.75)), interval(Estimate(0.9, 0.6, 1), 1)
    ('2.50 ±\\xa00.25', '0.9 (0.6 – 1.0)')
    """
    if isnan(mark.value):
        return NO_NUMBER
    value = number(mark.value, digits)
    if not mark.has_interval:
        return value
    below, above = number(mark.value - mark.low, digits), number(mark.high - mark.value, digits)
    if below == above:
        return f"{value} ±\N{NO-BREAK SPACE}{above}"
    return say("amount-interval", value=value, span=span(number(mark.low, digits), number(mark.high, digits)))


def percent_interval(mark: Estimate) -> str:
    """The same for a share, without the sign %: the head of the table has it."""
    return interval(mark.scaled(100), 1)
