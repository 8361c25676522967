"""The application: its parts put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from random import Random, SystemRandom

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp

from cleocatra.server.http import (
    routes_analysis,
    routes_company,
    routes_games,
    routes_lessons,
    routes_operation,
    routes_puzzles,
    routes_rewinding,
    routes_shuffle,
    routes_study,
    routes_turns,
)
from cleocatra.server.http.dependencies import Services
from cleocatra.server.http.limits import Limiter, Limits
from cleocatra.server.http.middleware.admission import Admission
from cleocatra.server.http.middleware.body import ReadBody
from cleocatra.server.http.middleware.counting import CountRequests
from cleocatra.server.http.middleware.headers import SecurityHeaders
from cleocatra.server.http.openapi import Application
from cleocatra.server.http.pages import add_pages
from cleocatra.server.http.problems import add_handlers
from cleocatra.server.http.turn_requests import TurnRequests
from cleocatra.server.jobs.bot_turns import BotTurns
from cleocatra.server.jobs.hints import Hints
from cleocatra.server.jobs.offload import Offload
from cleocatra.server.jobs.processes import Processes
from cleocatra.server.jobs.retention import Retention
from cleocatra.server.jobs.worker import Worker
from cleocatra.server.metrics import watch_lag
from cleocatra.server.store.base import Store
from cleocatra.server.tables.lobby import Lobby
from cleocatra.server.tables.presence import Presence
from cleocatra.server.tables.registry import Tables

PREFLIGHT_SECONDS = 600
ROUTERS = (
    routes_turns.router,
    routes_rewinding.router,
    routes_games.router,
    routes_company.router,
    routes_shuffle.router,
    routes_study.router,
    routes_lessons.router,
    routes_puzzles.router,
    routes_analysis.router,
    routes_operation.router,
)


def create_app(store: Store, limits: Limits, chance: Random | None = None) -> tuple[ASGIApp, Tables]:
    """The application with its middleware, and its tables, which must be told when the server stops.

    All randomness comes from `chance`; without one, from the operating system.
    """
    services = services_for(store, limits, chance or SystemRandom(), Processes())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with running(services, store, BotTurns()):
            yield

    return serving(application(lifespan), services), services.tables


def services_for(store: Store, limits: Limits, chance: Random, processes: Processes) -> Services:
    """The parts that remember something: one set for each life of a server."""
    tables = Tables(store, limits.tables)
    return Services(
        tables=tables,
        lobby=Lobby(tables, limits.client_listed),
        limiter=Limiter(limits),
        presence=Presence(Random(chance.getrandbits(64))),
        hints=Hints(processes),
        offload=Offload(),
        processes=processes,
        chance=chance,
    )


def application(lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]] | None = None) -> FastAPI:
    """All routes, which remember nothing."""
    app = Application(
        title="Cleocatra", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    for router in ROUTERS:
        app.include_router(router)
    add_pages(app)  # last: it answers for every address that is left
    add_handlers(app)
    return app


def serving(app: FastAPI, services: Services) -> ASGIApp:
    """The routes with these services, behind the middleware."""
    app.state.services = services
    return with_middleware(TurnRequests(app, services, routes_turns.router.routes), services.limiter)


def with_middleware(app: ASGIApp, limiter: Limiter) -> ASGIApp:
    """The application behind everything that requests pass first; the last line here comes first."""
    limits = limiter.limits
    app = ReadBody(app, limits.patience or None)
    app = Admission(app, limiter)
    if limits.origins:
        # the pages of other sites send tokens, never the cookie
        app = CORSMiddleware(
            app,
            allow_origins=limits.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["authorization", "content-type", "last-event-id", "prefer"],
            expose_headers=["date", "retry-after"],
            max_age=PREFLIGHT_SECONDS,
        )
    return SecurityHeaders(CountRequests(app))


@asynccontextmanager
async def running(services: Services, store: Store, bots: BotTurns) -> AsyncIterator[None]:
    """Start what runs beside requests, and stop it in good order."""
    tables = services.tables
    limits = services.limiter.limits
    worker = Worker(store, tables.find, bots)
    retention = Retention(store, limits.keep_finished, limits.keep_abandoned, tables.drop)
    tables.note = retention.note
    tables.due_now = worker.look
    tables.start()
    worker.start()
    beside = [asyncio.create_task(watch_lag()), asyncio.create_task(retention.run())]
    yield
    for task in beside:
        task.cancel()
    tables.stop()
    await services.presence.stop()
    services.offload.stop()
    services.processes.stop()
    services.hints.stop()
    await worker.stop()
    bots.stop()
    await asyncio.to_thread(store.close)
