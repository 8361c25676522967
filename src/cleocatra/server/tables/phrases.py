"""Quick phrases: a few words to choose from, no free text. They are heard for a moment and kept nowhere.

A phrase is a mark of the table, as presence is: all processes hear it, and no log holds it. A player says one
thing at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from cleocatra.rules import Colour
from cleocatra.server.store.base import Unavailable
from cleocatra.server.tables.marks import Marks
from cleocatra.server.tables.table import Table
from cleocatra.table.refusals import Refused
from cleocatra.table.wire import wire

LASTS = 4.0  # seconds that a phrase is heard
Phrase = Literal["hello", "luck", "well-played", "wow", "oops", "thinking", "thanks", "again"]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


@wire
class Said:
    """What a player says, and until when it is heard, in seconds since 1970."""

    phrase: Phrase
    until: float


def heard(marks: Marks, player: Colour, now: float) -> Said | None:
    """What this player is saying."""
    for phrase in PHRASES:
        until = marks.get(f"{player}:{phrase}", 0.0)
        if until > now:
            return Said(phrase, until)
    return None


def saying(marks: Marks, players: Sequence[Colour], now: float) -> dict[Colour, Said] | None:
    """Who says what at this moment; None while nobody speaks, as nearly always."""
    if not any(":" in name for name in marks):
        return None
    said = {player: phrase for player in players if (phrase := heard(marks, player, now)) is not None}
    return said or None


async def say(table: Table, player: Colour, phrase: Phrase) -> bool:
    """Say something to everyone at the table; False while the last phrase is still heard."""
    now = table.now()
    if heard(table.marks, player, now) is not None:
        return False
    try:
        await table.mark(f"{player}:{phrase}", now + LASTS)
    except Unavailable:
        raise Refused("store/unavailable") from None
    return True
