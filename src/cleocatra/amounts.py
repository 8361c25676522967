"""Numbers as a language writes them."""

from __future__ import annotations

from decimal import Decimal

from cleocatra.words import say


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
    from fluent.runtime.types import fluent_number  # slow to import

    return say("amount-number", value=fluent_number(value, **digits)).replace("-", "−")


def percent(value: float, digits: int = 0) -> str:
    """A share in per cent.

    >>> percent(0.253), percent(0.253, 1)
    ('25%', '25.3%')
    """
    return say("amount-percent", value=number(100 * value, digits))


def span(low: str, high: str) -> str:
    """From one number to another, both written already.

    >>> span(number(3, 1), number(5.5, 1))
    '3.0 – 5.5'
    """
    return say("amount-span", low=low, high=high)
