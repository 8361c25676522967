"""The application: its parts put together, and what it answers when things go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from cleocatra.server import routes_games, routes_study, routes_turns
from cleocatra.server.asked import REFUSALS, TheTables
from cleocatra.server.bot_turns import BotTurns
from cleocatra.server.description import Application
from cleocatra.server.duty import Duty
from cleocatra.server.gate import Gate, problem
from cleocatra.server.hints import Hints
from cleocatra.server.limits import Limiter, Limits
from cleocatra.server.metrics import CONTENT_TYPE, metrics_text, watch_lag
from cleocatra.server.models import Health
from cleocatra.server.pages import add_pages
from cleocatra.server.presence import Presence
from cleocatra.server.refusals import Refused
from cleocatra.server.store import Store, Unavailable
from cleocatra.server.study import Study
from cleocatra.server.tables import Tables

HEALTH_SECONDS = 5.0
router = APIRouter(responses=REFUSALS, tags=["operation"])


@router.get("/healthz")
async def health(tables: TheTables) -> Health:
    """Whether the server and its store work."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await asyncio.wrap_future(tables.store.check())
    except (TimeoutError, Unavailable):
        raise Refused("store/unavailable") from None
    return Health()


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics() -> Response:
    """What the server counts of itself, for Prometheus."""
    return Response(metrics_text(), media_type=CONTENT_TYPE)


def create_app(store: Store, limits: Limits) -> tuple[ASGIApp, Tables]:
    """The application behind its gate, and its tables, which must be told when the server stops."""
    bots = BotTurns()
    tables = Tables(store, limits.tables)
    limiter = Limiter(limits)
    presence = Presence()
    study = Study()
    hints = Hints()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        duty = Duty(store, tables.find, bots)
        tables.due_now = duty.look
        tables.start()
        duty.start()
        lag = asyncio.create_task(watch_lag())
        yield
        lag.cancel()
        tables.stop()
        await presence.stop()
        study.stop()
        hints.stop()
        await duty.stop()
        bots.stop()
        await asyncio.to_thread(store.close)

    app = Application(
        title="Cleocatra", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.tables = tables
    app.state.limiter = limiter
    app.state.presence = presence
    app.state.hints = hints
    app.state.study = study
    for part in (router, routes_games.router, routes_turns.router, routes_study.router):
        app.include_router(part)
    add_pages(app)  # last: it answers for every address that is left
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, unknown)
    app.add_exception_handler(Exception, failed)
    return Gate(app, limiter), tables


async def refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error)


async def invalid(_: Request, error: Exception) -> Response:
    """A body of the wrong form: where, and of which kind; what was sent isn't repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if isinstance(part, int) or part.isidentifier())
    return problem(Refused("request/invalid", {"field": where[:100], "error": first["type"]}))


async def unknown(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "request/unknown", 405: "request/method"}
    return problem(Refused(codes.get(error.status_code, "request/invalid")))


async def failed(_: Request, __: Exception) -> Response:
    return problem(Refused("server/failed"))
