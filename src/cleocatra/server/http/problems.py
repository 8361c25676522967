"""Problems: how refusals and errors are answered."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cleocatra.rules.reasons import REASONS
from cleocatra.server.http.statuses import STATUS, HttpRefused
from cleocatra.server.metrics import REFUSALS
from cleocatra.table.encoding import to_json
from cleocatra.table.refusals import TABLE_REASONS, Refused
from cleocatra.table.requests import Stale
from cleocatra.table.views import GameView
from cleocatra.table.wire import wire

REASON_CODES = f"for `action/illegal`: one of {', '.join(sorted([*REASONS, *TABLE_REASONS]))}"
LONGEST_FIELD = 100


@wire
class Problem:
    """A refusal: a stable code, for `action/illegal` the reason and its rule, for `action/stale` the view."""

    code: Annotated[str, Field(json_schema_extra={"enum": sorted(STATUS)})]
    reason: Annotated[str | None, Field(examples=["room/full"], description=REASON_CODES)] = None
    rule: Annotated[str | None, Field(description="a section of the rules or a ruling", examples=["R6"])] = (
        None
    )
    details: dict[str, str] = field(default_factory=dict)
    view: GameView | None = None


def problem_response(refused: Refused) -> Response:
    """The answer to a request that is refused."""
    REFUSALS.labels(refused.code).inc()
    view = refused.view if isinstance(refused, Stale) else None
    text = to_json(Problem(refused.code, refused.reason, refused.rule, refused.details, view))
    status, headers = STATUS[refused.code], {}
    if isinstance(refused, HttpRefused):
        status = refused.status
        if refused.retry_after is not None:
            headers["retry-after"] = str(refused.retry_after)
    if refused.code == "request/too-slow":
        headers["connection"] = "close"  # the rest of the request may still arrive
    return Response(text, status, headers, "application/json")


def add_handlers(app: FastAPI) -> None:
    """Answer all errors of an application with problems."""
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_http_error)
    app.add_exception_handler(Exception, answer_failure)


async def answer_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem_response(error)


async def answer_invalid(_: Request, error: Exception) -> Response:
    """The answer to a body of the wrong form: the field and the kind of error, without what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if isinstance(part, int) or part.isidentifier())
    return problem_response(
        Refused("request/invalid", {"field": where[:LONGEST_FIELD], "error": first["type"]})
    )


async def answer_http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "request/unknown", 405: "request/method"}
    return problem_response(Refused(codes.get(error.status_code, "request/invalid")))


async def answer_failure(_: Request, __: Exception) -> Response:
    return problem_response(Refused("server/failed"))
