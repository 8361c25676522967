"""What routes depend on: the tables, who asks, and services.

The functions behind `Depends` are all `async`: FastAPI would call plain ones in threads.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from cleocatra.server.http.access import Access
from cleocatra.server.http.limits import Limiter
from cleocatra.server.http.problems import Problem
from cleocatra.server.http.shapes import answers
from cleocatra.server.jobs.hints import Hints
from cleocatra.server.jobs.offload import Offload
from cleocatra.server.jobs.processes import Processes
from cleocatra.server.tables.lobby import Lobby
from cleocatra.server.tables.presence import Presence
from cleocatra.server.tables.registry import Tables

PROBLEMS = answers(Problem, 400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 503)
GameId = Annotated[str, Path(description="the game's id", examples=["f7nDgWcXrEmkGZ0pPgLbAw"])]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="the first number to be told")]


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the server that routes use."""

    tables: Tables
    lobby: Lobby
    limiter: Limiter
    presence: Presence
    hints: Hints
    offload: Offload
    processes: Processes
    chance: Random


async def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


TheServices = Annotated[Services, Depends(services_of)]


async def access_to(game: GameId, request: Request, services: TheServices) -> Access:
    """Whoever asks, at the game's table."""
    table = await services.tables.find(game)
    access = Access.of(request, table)
    if access.token_hashes and not access.held:
        await table.catch_up()  # the seat may have been taken at another process a moment ago
    access.check_header(request)
    services.presence.seen(table, access.held)
    return access


TheAccess = Annotated[Access, Depends(access_to)]
