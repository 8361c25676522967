"""The ids of games and the tokens of seats: how they are derived, and what is kept of them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from random import Random

GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
ID_BYTES = 16
SECRET_BYTES = 32


def fresh_secret(chance: Random) -> str:
    """A secret for a game or seat whose client didn't send its own."""
    return encoded(chance.randbytes(SECRET_BYTES))


def fresh_game_id(chance: Random) -> str:
    """An id that can't be guessed: whoever knows it may watch the game and take a free seat."""
    return encoded(chance.randbytes(ID_BYTES))


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
