"""A verifiable shuffle: its hash is published at the start of the game, pile and salt at the end.

Players who take part with shares (`shares`) put it into another order, which nobody can choose.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Literal

from cleocatra.record.shares import PLEDGES_TAG, SHARES_TAG, parse_shares, pledge_of, restored
from cleocatra.rules import Kind, Options

if TYPE_CHECKING:
    from cleocatra.record.game import Game

COMMITMENT_TAG = "Commitment"
SALT_TAG = "Salt"
# closed: the hash is published, pile and salt are not yet; shared: verified, and all who pledged a share told
# it; partly: some of them didn't
Shuffle = Literal["verified", "shared", "partly", "false", "closed", "none"]


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


def check_shuffle(game: Game) -> Shuffle:
    """Whether a record's pile and salt match the hash that was published at the game's start, and the shares
    match the pledges.
    """
    pile, tags = game.initial.pile, game.tags
    if COMMITMENT_TAG not in tags:
        return "none"
    told = [kind for kind in pile if kind is not None]
    if SALT_TAG not in tags or len(told) < len(pile):
        return "closed"
    shares = tags.get(SHARES_TAG, "")
    if commitment(restored(told, shares), tags[SALT_TAG]) != tags[COMMITMENT_TAG]:
        return "false"
    return check_shares(tags, game.options.players) if shares or PLEDGES_TAG in tags else "verified"


def check_shares(tags: Mapping[str, str], players: Sequence[str]) -> Shuffle:
    """Whether each share is the one that was pledged, and whether one is missing."""
    try:
        pledges, shares = (parse_shares(tags.get(name, ""), players) for name in (PLEDGES_TAG, SHARES_TAG))
    except ValueError:
        return "false"
    sealed = tags[COMMITMENT_TAG]
    if any(pledge_of(sealed, player, share) != pledges.get(player) for player, share in shares.items()):
        return "false"
    return "shared" if len(shares) == len(pledges) else "partly"


def missing_shares(tags: Mapping[str, str]) -> list[str]:
    """The players who pledged a share and didn't tell it."""
    told, pledged = (
        [word.partition(":")[0] for word in tags.get(name, "").split()] for name in (SHARES_TAG, PLEDGES_TAG)
    )
    return [player for player in pledged if player not in told]
