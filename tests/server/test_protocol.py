"""The page that explains the protocol leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from pydantic import BaseModel, TypeAdapter

from cleocatra.server.http import bodies, position_bodies, shuffle_bodies
from cleocatra.server.http.bodies import GameRequest
from cleocatra.server.http.problems import Problem
from cleocatra.table.action_views import ActionView, ScoreView
from cleocatra.table.advice import HintView, ReviewView
from cleocatra.table.answers import Answer, Welcome
from cleocatra.table.choices import Choice
from cleocatra.table.events import Event
from cleocatra.table.moments import GameLog, Moment, Moments
from cleocatra.table.views import EventView, GameView, SeatView, TileView
from tests.server.process import ServerProcess

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_request_is_explained(server: ServerProcess) -> None:
    paths = server.http.get("/api/openapi.json").json()["paths"]
    for path, methods in paths.items():
        shown = path.replace("{game}", "GAME").replace("{player}", "PLAYER").replace("{number}", "N")
        shown = shown.replace("/api/games/GAME/moments/N", "…/moments/N")
        shown = shown.replace("{lesson}/{step}", "LESSON/STEP").replace("{puzzle}", "PUZZLE")
        for method in methods:
            assert re.search(rf"`({method.upper()} )?{re.escape(shown)}[`?]", TEXT), (method, path)


def test_the_messages_of_the_stream_are_described_too(server: ServerProcess) -> None:
    described = server.http.get("/api/openapi.json").json()
    forms = described["components"]["schemas"]
    assert {"EventView", "GameView", "PresenceView", "Problem"} <= set(forms)
    assert set(forms["EventView"]["required"]) == {"sequence", "type"}
    for form in re.findall(r"#/components/schemas/(\w+)", str(described)):
        assert form in forms


def form_of(name: str) -> type[BaseModel]:
    """The class of a request's body."""
    modules = bodies, position_bodies, shuffle_bodies
    found: type[BaseModel] = next(vars(module)[name] for module in modules if name in vars(module))
    return found


def test_every_body_has_an_example_that_is_one(server: ServerProcess) -> None:
    described = server.http.get("/api/openapi.json").json()
    forms = described["components"]["schemas"]
    names = set()
    for methods in described["paths"].values():
        for operation in methods.values():
            if "requestBody" in operation:
                form = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
                names.add(form.rpartition("/")[2])
    assert len(names) == 20
    for name in names:
        for example in forms[name]["examples"]:
            form_of(name).model_validate(example)
    for model in (GameView, Answer, Welcome, EventView, Problem):
        for example in forms[model.__name__]["examples"]:
            TypeAdapter(model).validate_python(example)


def test_every_event_is_explained() -> None:
    types = [get_type_hints(event)["type"].__args__[0] for event in get_args(Event)]
    assert len(types) == 22
    for kind in types:
        assert f"`{kind}`" in TEXT


@pytest.mark.parametrize(
    "model",
    [
        *(GameRequest, GameView, SeatView, TileView, Choice, ScoreView, ActionView),
        *(HintView, ReviewView, GameLog, Moment, Moments),
    ],
)
def test_every_field_is_explained(model: type[object]) -> None:
    for name in TypeAdapter(model).json_schema(mode="serialization")["properties"]:
        assert f"`{name}`" in TEXT or f'"{name}"' in TEXT, name
