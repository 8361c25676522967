"""Means in a report, with what makes a 95 % interval of each."""

from __future__ import annotations

from math import isnan

from cleocatra.amounts import number
from cleocatra.lab.simulation.run import Estimate

NO_NUMBER = "–"


def interval(mark: Estimate, digits: int = 2) -> str:
    """A mean with what makes a 95 % interval of it.

    >>> interval(Estimate(2.5, 0.25)), interval(Estimate(2.5, float("nan")), 1)
    ('2.50 ±\xa00.25', '2.5')
    """
    if isnan(mark.value):
        return NO_NUMBER
    told = number(mark.value, digits)
    return told if isnan(mark.margin) else f"{told} ±\N{NO-BREAK SPACE}{number(mark.margin, digits)}"


def percent_interval(mark: Estimate) -> str:
    """The same of a share; the sign % is the table's to say."""
    return interval(Estimate(100 * mark.value, 100 * mark.margin), 1)
