"""A verifiable shuffle: its hash is published at the start of the game, pile and salt at the end."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal

from cleocatra.rules import Kind, Options

COMMITMENT_TAG = "Commitment"
SALT_TAG = "Salt"
# closed: the hash is published, pile and salt are not yet
Shuffle = Literal["verified", "false", "closed", "none"]


def shuffled_pile(options: Options, chance: Random, drawn: Sequence[Kind] = ()) -> tuple[Kind, ...]:
    """The tiles of the game in random order; every order is equally likely if `chance` is fair.

    Tiles that were drawn already keep their places on top.
    """
    rest = sorted((options.mix - Counter(drawn)).elements())
    chance.shuffle(rest)
    return (*drawn, *rest)


def fresh_salt(chance: Random) -> str:
    """256 random bits, so that nobody can find the pile by trying all orders."""
    return f"{chance.getrandbits(256):064x}"


def commitment(pile: Sequence[Kind], salt: str) -> str:
    """The SHA-256 of the kinds of the pile, top first, and the salt, separated by single spaces.

    >>> commitment([Kind.MUT, Kind.BASTET], "00")[:8]
    'd3e3bfe2'
    """
    return hashlib.sha256(" ".join([*pile, salt]).encode()).hexdigest()


def check_shuffle(pile: Sequence[Kind | None], tags: Mapping[str, str]) -> Shuffle:
    """Whether a record's pile and salt match the hash that was published at the game's start."""
    if COMMITMENT_TAG not in tags:
        return "none"
    told = [kind for kind in pile if kind is not None]
    if SALT_TAG not in tags or len(told) < len(pile):
        return "closed"
    return "verified" if commitment(told, tags[SALT_TAG]) == tags[COMMITMENT_TAG] else "false"
