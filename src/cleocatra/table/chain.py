"""A chain over a game's events: each event as it is kept carries a hash of itself and all before it.

A changed or missing event breaks the chain. Events of older programs carry no hash, and are covered by the
next that does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256

DIGITS = 16  # of a link
LINKED = re.compile(r'(.*),"link":"([0-9a-f]{16})"\}', re.DOTALL)


class BrokenChain(Exception):
    """An event of a log isn't what was written, or one is missing."""

    def __init__(self, number: int) -> None:
        super().__init__(f"event {number} of what was read")
        self.number = number


def next_link(before: str, text: str) -> str:
    """The link after an event; `text` is the event without one."""
    return sha256((before + text).encode()).hexdigest()[:DIGITS]


def chained(texts: Iterable[str], before: str = "") -> tuple[list[str], str]:
    """The events as they are kept, after this link, and the last link."""
    kept = []
    for text in texts:
        before = next_link(before, text)
        kept.append(f'{text[:-1]},"link":"{before}"}}')
    return kept, before


def follow(texts: Iterable[str], before: str = "") -> str:
    """The link after events as they are kept; raises BrokenChain."""
    for number, text in enumerate(texts, start=1):
        match = LINKED.fullmatch(text)
        before = next_link(before, f"{match[1]}}}" if match else text)
        if match and match[2] != before:
            raise BrokenChain(number)
    return before
