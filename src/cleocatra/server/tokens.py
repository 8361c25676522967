"""The ids of games and the tokens of seats: how they are derived, and what is kept of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random

GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SECRET_BYTES = 32
LEAST_VARIETY = (
    8  # different characters in a secret, and steps between them; 32 random hexadecimal digits have 13
)


def check_random(secret: str) -> str:
    """The client's secret; raises ValueError for one that isn't random: whoever guesses it has the seat.

    >>> check_random("abcdefghijklmnopqrstuvwxyz")
    Traceback (most recent call last):
    ValueError: this secret isn't random
    """
    steps = {ord(here) - ord(before) for before, here in pairwise(secret)}
    if min(len(set(secret)), len(steps)) < LEAST_VARIETY:
        raise ValueError("this secret isn't random")
    return secret


def fresh_secret(chance: Random) -> str:
    """A secret for a game or seat whose client didn't send its own."""
    return encoded(chance.randbytes(SECRET_BYTES))


def rematch_id(game: str, token_hashes: Sequence[str], seed: int) -> str:
    """The id of the game after this one, the same for all who ask at once. Others can't find it, since nobody
    is shown these hashes and seeds.
    """
    return derived(" ".join([*token_hashes, str(seed)]), f"rematch {game}")[:22]


def game_id(secret: str) -> str:
    """The id of the game that is created with a secret: 128 bits, from which the secret can't be found."""
    return derived(secret, "game")[:22]


def seat_token(secret: str, game: str, seat: str) -> str:
    """The token of a seat: the same secret always gives the same token."""
    return derived(secret, f"token {game} {seat}")


def derived(secret: str, purpose: str) -> str:
    return encoded(hmac.digest(secret.encode(), f"cleocatra {purpose}".encode(), "sha256"))


def encoded(data: bytes) -> str:
    """Bytes as URL-safe text."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def token_hash(token: str) -> str:
    """What is kept of a token. Tokens are random, so they need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()
