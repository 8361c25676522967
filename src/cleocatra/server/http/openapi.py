"""The API's description (OpenAPI): FastAPI's own, with the stream's messages and examples."""

from __future__ import annotations

import json
from typing import Any

from fastapi import FastAPI

from cleocatra.rules import Colour, Edition, Kind, RuleSet
from cleocatra.server.http.access import COOKIE
from cleocatra.server.http.problems import Problem
from cleocatra.server.http.shapes import schemas
from cleocatra.table.answers import Answer, SeatToken, Welcome
from cleocatra.table.creation import first_change
from cleocatra.table.encoding import to_json
from cleocatra.table.events import Created, SeatPlan, SeatTaken, Sitter
from cleocatra.table.projection import project
from cleocatra.table.views import EventView, GameView

ABOUT = """Create games of Cleocatra, take seats, play, and hear what happens: docs/protocol.md explains it.

What is refused is answered with a `Problem`, whose `code` is stable. Whoever only watches needs no token.
The event stream tells an `EventView` for each event, then a message `view` with a `GameView`, and a message
`presence` with a `PresenceView`."""
SCHEMES = {
    "token": {"type": "http", "scheme": "bearer", "description": "a seat's token"},
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "a browser's tokens for one game, with points between them",
    },
}


class Application(FastAPI):
    """Adds to the description what FastAPI can't know."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            described = super().openapi()
            shapes = described["components"]["schemas"] = (
                schemas(EventView) | described["components"]["schemas"]
            )
            for example in examples():
                shapes[type(example).__name__]["examples"] = [json.loads(to_json(example))]
            described["info"]["description"] = ABOUT
            described["components"]["securitySchemes"] = SCHEMES
            described["security"] = [{}, *({name: []} for name in SCHEMES)]
        assert self.openapi_schema is not None
        return self.openapi_schema


def examples() -> tuple[GameView | Answer | Welcome | EventView | Problem, ...]:
    """Examples from the beginning of a game for two."""
    players = (Colour.RED, Colour.BLUE)
    created = Created(
        rules=RuleSet.BASIC,
        edition=Edition.INTERNATIONAL,
        seats=tuple(SeatPlan(player, Sitter.PERSON) for player in players),
        auto_confirm=False,
        take_backs=True,
        listed=False,
        commitment="5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
        pile=tuple(Kind) + tuple(Kind)[1:],
        salt="",
        bot_seed=0,
    )
    sitting = [SeatTaken(player, "Ann", player) for player in players]
    view = project(first_change(created, sitting, 0.0).state, frozenset({Colour.RED}))
    token = SeatToken(player=Colour.RED, token="mZ7qVZ2nX5pJ0q8rYkqWw3cF4sT1uV6xE9bG2hK5nDo")
    return (
        view,
        Answer(sequence=view.sequence, view=view),
        Welcome(game="f7nDgWcXrEmkGZ0pPgLbAw", tokens=[token], view=view),
        EventView(sequence=17, type="acted", player=Colour.RED, action="team 0,1"),
        Problem(code="action/illegal", reason="room/full", rule="2", details={"cell": "0,1"}),
    )
