"""The bodies of answers that aren't views of a game."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from starlette.responses import Response

from cleocatra.rules import Colour
from cleocatra.table.encoding import OMIT_NONE, to_json
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


@wire
class Health:
    status: Literal["ok"] = "ok"


def json_response(value: object, status: int = 200) -> Response:
    """An answer with a dataclass, or a list of some, as JSON."""
    return Response(to_json(value), status, media_type="application/json")
