"""Seats' tokens and nicknames: what is handed out, what is kept, what is let in."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from unicodedata import category, normalize

from cleocatra.server.refusals import Refused

GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST_NAME = 24
MARKUP = frozenset('<>&"`\\')
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that nobody sees
MOST_MARKS = 3  # on one letter: no writing needs more, and towers of them cover other names
# control and direction characters, halves of pairs, private ones, separators of lines
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def fresh_secret() -> str:
    """What a game's id and tokens are derived from, for a client that didn't bring a secret of its own."""
    return secrets.token_urlsafe(32)


def fresh_game_id() -> str:
    """A name that nobody guesses: who knows it may watch and take a free seat."""
    return secrets.token_urlsafe(16)


def game_id(secret: str) -> str:
    """The id of the game that is created with a secret: 128 bits of it, and nothing leads back."""
    return derived(secret, "game")[:22]


def seat_token(secret: str, game: str, seat: str) -> str:
    """What opens a seat: the same again for whoever sends the same secret again."""
    return derived(secret, f"token {game} {seat}")


def derived(secret: str, purpose: str) -> str:
    digest = hmac.digest(secret.encode(), f"cleocatra {purpose}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def token_hash(token: str) -> str:
    """What is kept of a token. It is random, so it needs no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(text: str) -> str:
    """The nickname as it is kept: composed, with single spaces; raises Refused for what no name contains.

    >>> clean_name("  Zo\\u0065\\u0308   Q. ")
    'Zoë Q.'
    """
    name = normalize("NFC", text)
    marks = 0
    for char in name:
        kind = category(char)
        marks = marks + 1 if kind[0] == "M" else 0
        if char in MARKUP | BLANK or kind in FORBIDDEN or marks > MOST_MARKS:
            raise Refused("name/characters", {"character": f"U+{ord(char):04X}"})
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name/length", {"most": str(LONGEST_NAME)})
    return name
