"""The route class of the busiest requests: those of players who act."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, get_type_hints

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from cleocatra.server.http.dependencies import access_to
from cleocatra.server.http.strict_json import parse_json

Body = TypeVar("Body", bound=BaseModel)
MISSING = {"type": "missing", "loc": ("body",), "msg": "Field required"}


class TurnRoute(APIRoute):
    """Calls its endpoint with a body, an access and the header `Prefer`, which all its endpoints take.

    FastAPI reads their signatures for the API's description only: resolving them anew for each request costs
    more than the action itself. The order of the checks and the problems are the same.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        endpoint: Callable[..., Coroutine[Any, Any, Response]] = self.endpoint
        form: type[BaseModel] = get_type_hints(endpoint)["body"]

        async def handle(request: Request) -> Response:
            data = await request.body()
            decoded = parse_json(data) if data else None
            access = await access_to(request.path_params["game"], request, request.app.state.services)
            return await endpoint(validated(form, decoded), access, request.headers.get("prefer"))

        return handle


def validated(form: type[Body], decoded: object) -> Body:
    """The body of a request; raises the error of FastAPI's that it has a handler for."""
    if decoded is None:
        raise RequestValidationError([MISSING])
    try:
        return form.model_validate(decoded, from_attributes=True)
    except ValidationError as error:
        found = [one | {"loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
        raise RequestValidationError(found) from None
