"""Serves the busiest requests, those of players who act, without FastAPI.

FastAPI only describes their routes: its middleware, routing and dependencies took a sixth of the CPU time of
an action. The order of the checks and the problems are the same as elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar, get_type_hints

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from cleocatra.server.http.dependencies import Services, access_to
from cleocatra.server.http.problems import answer_failure, answer_invalid, answer_refused
from cleocatra.server.http.strict_json import parse_json
from cleocatra.table.refusals import Refused

Body = TypeVar("Body", bound=BaseModel)
Handle = Callable[[Request, str], Awaitable[Response]]
MISSING = {"type": "missing", "loc": ("body",), "msg": "Field required"}


class TurnRequests:
    """Calls the endpoints of these routes, and leaves all other requests to the application.

    The path of each route ends with the game and one word; each endpoint takes a body, an access and the
    header `Prefer`.
    """

    def __init__(self, app: ASGIApp, services: Services, routes: Iterable[BaseRoute]) -> None:
        self.app = app
        self.routes = {
            route.path.rpartition("/")[2]: (route, handler(route, services))
            for route in routes
            if isinstance(route, APIRoute)
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST":
            *before, game, word = scope["path"].rsplit("/", 2)
            found = self.routes.get(word)
            if before == ["/api/games"] and found is not None:
                scope["route"], handle = found  # the metrics name it
                await answer(handle, Request(scope, receive), game, send)
                return
        await self.app(scope, receive, send)


async def answer(handle: Handle, request: Request, game: str, send: Send) -> None:
    """Send the answer or the problem, as FastAPI does with the handlers of `problems`."""
    try:
        response = await handle(request, game)
    except Refused as refused:
        response = await answer_refused(request, refused)
    except RequestValidationError as invalid:
        response = await answer_invalid(request, invalid)
    except asyncio.CancelledError:  # the server stops and doesn't wait any longer; what was begun is finished
        response = await answer_refused(request, Refused("server/stopping"))
    except Exception as error:
        response = await answer_failure(request, error)
        await response(request.scope, request.receive, send)
        raise  # uvicorn logs it
    await response(request.scope, request.receive, send)


def handler(route: APIRoute, services: Services) -> Handle:
    """A function that calls a route's endpoint."""
    endpoint: Callable[..., Awaitable[Response]] = route.endpoint
    form: type[BaseModel] = get_type_hints(endpoint)["body"]

    async def handle(request: Request, game: str) -> Response:
        data = await request.body()
        decoded = parse_json(data) if data else None
        access = await access_to(game, request, services)
        return await endpoint(validated(form, decoded), access, request.headers.get("prefer"))

    return handle


def validated(form: type[Body], decoded: object) -> Body:
    """The body of a request; raises the same error as FastAPI, which has a handler."""
    if decoded is None:
        raise RequestValidationError([MISSING])
    try:
        return form.model_validate(decoded, from_attributes=True)
    except ValidationError as error:
        found = [one | {"loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
        raise RequestValidationError(found) from None
