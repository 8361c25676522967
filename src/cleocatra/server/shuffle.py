"""A fair shuffle that anyone can prove: published as a hash at the start, opened at the end."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from random import SystemRandom

from cleocatra.rules import Kind, Options


def shuffled_pile(options: Options) -> tuple[Kind, ...]:
    """The game's tiles in an order from the system's own source of randomness, all orders alike."""
    pile = sorted(options.mix.elements())
    SystemRandom().shuffle(pile)
    return tuple(pile)


def fresh_salt() -> str:
    """256 random bits, so that nobody finds the pile by trying all orders."""
    return secrets.token_hex(32)


def commitment(pile: Sequence[Kind], salt: str) -> str:
    """SHA-256 of the pile's words, top first, and the salt, with single spaces between them.

    >>> commitment([Kind.MUT, Kind.BASTET], "00")[:8]
    'd3e3bfe2'
    """
    return hashlib.sha256(" ".join([*pile, salt]).encode()).hexdigest()
