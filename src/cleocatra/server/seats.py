"""Seats' tokens and nicknames: what is handed out, what is kept, what is let in."""

from __future__ import annotations

import hashlib
import re
import secrets
from unicodedata import category, normalize

from cleocatra.server.refusals import Refused

GAME_ID = re.compile(r"[A-Za-z0-9_-]{22}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
LONGEST_NAME = 24
MARKUP = frozenset('<>&"`\\')
# control and direction characters, halves of pairs, private ones, separators of lines
FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def fresh_game_id() -> str:
    """A name that nobody guesses: who knows it may watch and take a free seat."""
    return secrets.token_urlsafe(16)


def fresh_token() -> str:
    """What opens a seat."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token. It is random, so it needs no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(text: str) -> str:
    """The nickname as it is kept: composed, with single spaces; raises Refused for what no name contains.

    >>> clean_name("  Zo\\u0065\\u0308   Q. ")
    'Zoë Q.'
    """
    name = normalize("NFC", text)
    for char in name:
        if char in MARKUP or category(char) in FORBIDDEN:
            raise Refused("name/characters", {"character": f"U+{ord(char):04X}"})
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name/length", {"most": str(LONGEST_NAME)})
    return name
