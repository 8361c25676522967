"""Numbers in a report, as its language writes them."""

from __future__ import annotations

from decimal import Decimal
from math import isnan

from fluent.runtime.types import fluent_number

from cleocatra.lab.run import Estimate
from cleocatra.words import say

NO_NUMBER = "–"


def number(value: float, digits: int) -> str:
    """With so many decimals; what is rounded to 0 has no sign.

    >>> number(-1234.5, 2), number(-0.001, 2)
    ('−1,234.50', '0.00')
    """
    return written(Decimal(f"{value:z.{digits}f}"), minimumFractionDigits=digits)


def plain(value: float) -> str:
    """With as many decimals as it needs.

    >>> plain(2.0), plain(0.25)
    ('2', '0.25')
    """
    return written(value, maximumFractionDigits=6)


def written(value: float | Decimal, **digits: int) -> str:
    return say("report-number", value=fluent_number(value, **digits)).replace("-", "−")


def percent(value: float) -> str:
    """A share in whole per cent.

    >>> percent(0.253)
    '25%'
    """
    return say("report-percent", value=number(100 * value, 0))


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


def span(low: float, high: float, digits: int) -> str:
    """From one number to another.

    >>> span(3, 5.5, 1)
    '3.0 – 5.5'
    """
    return say("report-span", low=number(low, digits), high=number(high, digits))
