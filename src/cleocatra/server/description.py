"""The description of the API (OpenAPI): what FastAPI finds out by itself, the stream's messages, examples."""

from __future__ import annotations

from functools import reduce
from typing import Any

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from cleocatra.rules import Colour, Edition, Kind, RuleSet
from cleocatra.server.access import COOKIE
from cleocatra.server.answers import Answer, EventView, GameView, Problem, Welcome
from cleocatra.server.events import Created, SeatPlan, SeatTaken, Sitter
from cleocatra.server.game_log import after, begin
from cleocatra.server.models import SeatToken
from cleocatra.server.turns import start
from cleocatra.server.view import project

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
    """Describes itself with all that a bot's author asks for."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            described = super().openapi()
            form = "#/components/schemas/{model}"
            _, more = models_json_schema([(EventView, "validation")], ref_template=form)
            schemas = described["components"]["schemas"] = more["$defs"] | described["components"]["schemas"]
            for example in examples():
                schemas[type(example).__name__]["examples"] = [example.model_dump(mode="json")]
            described["info"]["description"] = ABOUT
            described["components"]["securitySchemes"] = SCHEMES
            described["security"] = [{}, *({name: []} for name in SCHEMES)]
        assert self.openapi_schema is not None
        return self.openapi_schema


def examples() -> tuple[GameView | Answer | Welcome | EventView | Problem, ...]:
    """What somebody gets to see who begins a game of two."""
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
    state = reduce(after, (SeatTaken(player, "Ann", player) for player in players), begin(created))
    view = project(reduce(after, start(state), state), frozenset({Colour.RED}))
    token = SeatToken(player=Colour.RED, token="mZ7qVZ2nX5pJ0q8rYkqWw3cF4sT1uV6xE9bG2hK5nDo")
    return (
        view,
        Answer(sequence=view.sequence, view=view),
        Welcome(game="f7nDgWcXrEmkGZ0pPgLbAw", tokens=[token], view=view),
        EventView(sequence=17, type="acted", player=Colour.RED, action="team 0,1"),
        Problem(code="action/illegal", reason="room/full", rule="2", details={"cell": "0,1"}),
    )
