"""A fair shuffle that anyone can prove: published as a hash at the start, opened at the end."""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Literal

from cleocatra.rules import Kind, Options

COMMITMENT_TAG = "Commitment"
SALT_TAG = "Salt"
# closed: published, but pile and salt aren't told yet
Shuffle = Literal["verified", "false", "closed", "none"]


def shuffled_pile(options: Options, drawn: Sequence[Kind] = ()) -> tuple[Kind, ...]:
    """The game's tiles in an order from the system's own source of randomness, all orders alike.

    Tiles that were drawn already keep their places on top.
    """
    rest = sorted((options.mix - Counter(drawn)).elements())
    SystemRandom().shuffle(rest)
    return (*drawn, *rest)


def fresh_salt() -> str:
    """256 random bits, so that nobody finds the pile by trying all orders."""
    return secrets.token_hex(32)


def commitment(pile: Sequence[Kind], salt: str) -> str:
    """SHA-256 of the pile's words, top first, and the salt, with single spaces between them.

    >>> commitment([Kind.MUT, Kind.BASTET], "00")[:8]
    'd3e3bfe2'
    """
    return hashlib.sha256(" ".join([*pile, salt]).encode()).hexdigest()


def check_shuffle(pile: Sequence[Kind | None], tags: Mapping[str, str]) -> Shuffle:
    """Whether a record's pile and salt are those that were published at the game's start."""
    if COMMITMENT_TAG not in tags:
        return "none"
    told = [kind for kind in pile if kind is not None]
    if SALT_TAG not in tags or len(told) < len(pile):
        return "closed"
    return "verified" if commitment(told, tags[SALT_TAG]) == tags[COMMITMENT_TAG] else "false"
