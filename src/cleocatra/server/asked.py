"""What every request's function is given: the tables, and who asks.

The functions behind `Depends` are all `async`: FastAPI would call plain ones in threads.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from cleocatra.server.access import Access
from cleocatra.server.answers import Problem
from cleocatra.server.hints import Hints
from cleocatra.server.limits import Limiter
from cleocatra.server.presence import Presence
from cleocatra.server.study import Study
from cleocatra.server.tables import Tables

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 503)
}
GameId = Annotated[str, Path(description="the game's id", examples=["f7nDgWcXrEmkGZ0pPgLbAw"])]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="the first number to be told")]


async def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def limiter_of(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter


async def presence_of(request: Request) -> Presence:
    presence: Presence = request.app.state.presence
    return presence


async def hints_of(request: Request) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


async def study_of(request: Request) -> Study:
    study: Study = request.app.state.study
    return study


TheTables = Annotated[Tables, Depends(tables_of)]
ThePresence = Annotated[Presence, Depends(presence_of)]
TheHints = Annotated[Hints, Depends(hints_of)]
TheStudy = Annotated[Study, Depends(study_of)]


async def access_to(game: GameId, request: Request, tables: TheTables, presence: ThePresence) -> Access:
    """Whoever asks, at the game's table."""
    table = await tables.find(game)
    access = Access.of(request, table)
    if access.token_hashes and not access.held:
        await table.catch_up()  # the seat may have been taken at another process a moment ago
    access.check_header(request)
    presence.seen(table, access.held)
    return access


TheAccess = Annotated[Access, Depends(access_to)]
