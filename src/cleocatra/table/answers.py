"""The shapes of answers to requests that change a game, and of the list of actions."""

from __future__ import annotations

from dataclasses import field

from cleocatra.rules import Colour
from cleocatra.table.encoding import OMIT_NONE
from cleocatra.table.views import GameView
from cleocatra.table.wire import wire


@wire
class SeatToken:
    """A seat and the token that opens it. It is told once: keep it."""

    player: Colour
    token: str


@wire
class Answer:
    """The request was granted, durably, by the event of this sequence number."""

    sequence: int
    view: GameView | None = field(default=None, metadata=OMIT_NONE)
    """left out if the request said `Prefer: return=minimal`"""


@wire
class Welcome:
    """A game's id, the tokens of the seats that were taken with the request, and the game."""

    game: str
    tokens: list[SeatToken]
    view: GameView


@wire
class ActionList:
    """All actions that may be sent."""

    sequence: int
    actions: list[str]
