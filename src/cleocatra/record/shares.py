"""A pile that nobody chose: each player's share of chance puts the sealed pile into another order.

Whoever hosts the game seals a pile first: they publish its hash. Then each player pledges a share, by its
hash, and tells it when all have pledged. The shares together say how the sealed pile is rearranged. Nobody
can choose the order: nobody knew all that it depends on when they sealed the pile or pledged a share.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

PLEDGES_TAG = "Pledges"
SHARES_TAG = "Shares"
HASH = re.compile(r"[0-9a-f]{64}")
Item = TypeVar("Item")
Player = TypeVar("Player", bound=str)


def pledge_of(commitment: str, player: str, share: str) -> str:
    """The SHA-256 of the sealed pile's hash, the player's colour and the share, with spaces between them."""
    return hashlib.sha256(f"{commitment} {player} {share}".encode()).hexdigest()


def format_shares(shares: Mapping[Player, str], order: Sequence[Player]) -> str:
    """Shares or pledges as a record's tag has them: `red:… blue:…`, in turn order."""
    return " ".join(f"{player}:{shares[player]}" for player in order if player in shares)


def parse_shares(text: str, order: Sequence[str]) -> dict[str, str]:
    """The shares or pledges of a tag; raises ValueError unless `format_shares` would write it so."""
    pairs = [word.partition(":") for word in text.split()]
    shares = {player: value for player, _, value in pairs}
    if format_shares(shares, order) != text or not all(HASH.fullmatch(value) for value in shares.values()):
        raise ValueError(f"these are no shares: {text}")
    return shares


def rearranged(sealed: Sequence[Item], shares: str) -> tuple[Item, ...]:
    """The sealed pile in the order that the shares, as in their tag, give it. Without shares it stays.

    >>> rearranged("abcde", "red:00"), restored(rearranged("abcde", "red:00"), "red:00")
    (('e', 'c', 'a', 'b', 'd'), ('a', 'b', 'c', 'd', 'e'))
    """
    order = list(sealed)
    for here, there in swaps(len(order), shares):
        order[here], order[there] = order[there], order[here]
    return tuple(order)


def restored(dealt: Sequence[Item], shares: str) -> tuple[Item, ...]:
    """The sealed pile of which `rearranged` made this one."""
    order = list(dealt)
    for here, there in reversed(list(swaps(len(order), shares))):
        order[here], order[there] = order[there], order[here]
    return tuple(order)


def swaps(length: int, shares: str) -> Iterator[tuple[int, int]]:
    """The places that change places, one pair after the other: a Fisher–Yates shuffle from the end."""
    for here in range(length - 1, 0, -1) if shares else ():
        drawn = hashlib.sha256(f"{shares} {here}".encode()).hexdigest()
        yield here, int(drawn, 16) % (here + 1)
