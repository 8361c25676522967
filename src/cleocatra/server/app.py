"""The API: which request does what. What is decided lies in `turns.py`, what is told in `view.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, StreamingResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from cleocatra.rules import Colour
from cleocatra.server import turns
from cleocatra.server.access import Access, hand_out
from cleocatra.server.bot_turns import BotTurns
from cleocatra.server.duty import Duty
from cleocatra.server.events import Event
from cleocatra.server.game_log import GameState
from cleocatra.server.gate import Gate, problem
from cleocatra.server.limits import Limiter, Limits, client_of
from cleocatra.server.metrics import CONTENT_TYPE, metrics_text, watch_lag
from cleocatra.server.models import ActionRequest, GameRequest, Health, JoinRequest, MoveRequest, SeatToken
from cleocatra.server.refusals import Refused
from cleocatra.server.seats import clean_name, fresh_token, token_hash
from cleocatra.server.store import Store, Unavailable
from cleocatra.server.stream import counted, last_seen, messages
from cleocatra.server.tables import Tables
from cleocatra.server.view import (
    Answer,
    GameView,
    ListedGame,
    Problem,
    Welcome,
    project,
    project_record,
    seat_views,
)

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 415, 422)
}
HEALTH_SECONDS = 5.0
router = APIRouter(responses=REFUSALS)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def limiter_of(request: Request) -> Limiter:
    limiter: Limiter = request.app.state.limiter
    return limiter


async def access_to(game: str, request: Request) -> Access:
    table = await tables_of(request).find(game)
    return Access.of(request, table)


TheTables = Annotated[Tables, Depends(tables_of)]
TheAccess = Annotated[Access, Depends(access_to)]


@router.get("/healthz")
async def health(tables: TheTables) -> Health:
    """Whether the server and its store work."""
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await asyncio.wrap_future(tables.store.check())
    except (TimeoutError, Unavailable):
        raise Refused("store/unavailable") from None
    return Health()


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics() -> Response:
    """What the server counts of itself, for Prometheus."""
    return Response(metrics_text(), media_type=CONTENT_TYPE)


@router.post("/api/games", status_code=201)
async def create_game(body: GameRequest, tables: TheTables, request: Request, response: Response) -> Welcome:
    """Create a game. The answer holds the tokens of all its persons' seats."""
    limiter_of(request).check_creation(client_of(request.scope))
    table, tokens = await tables.create(body)
    hand_out(request, response, table, tokens)
    held = frozenset(token.player for token in tokens)
    return Welcome(game=table.game, tokens=tokens, view=project(table.state, held))


@router.get("/api/games")
async def list_games(tables: TheTables) -> list[ListedGame]:
    """The newest public games that wait for players."""
    return [
        ListedGame(
            game=table.game,
            rules=table.state.created.rules,
            edition=table.state.created.edition,
            seats=seat_views(table.state, frozenset()),
        )
        for table in await tables.listed()
    ]


@router.get("/api/games/{game}")
async def view_game(access: TheAccess) -> GameView:
    """The game as the holder of the token sees it; without one, as a spectator does."""
    return project(access.table.state, access.held)


@router.get("/api/games/{game}/record", response_class=PlainTextResponse)
async def download_record(access: TheAccess) -> PlainTextResponse:
    """The game's record (.cleo), with unseen tiles as `?`."""
    return PlainTextResponse(project_record(access.table.state))


@router.get("/api/games/{game}/events", response_class=StreamingResponse)
async def stream_events(access: TheAccess, tables: TheTables, request: Request) -> StreamingResponse:
    """What happens, as Server-Sent Events, from the event after `Last-Event-ID` on."""
    access.table.check_room()
    client, limiter = client_of(request.scope), limiter_of(request)
    limiter.check_stream(client)
    if tables.stopping:
        raise Refused("server/stopping")
    seen = last_seen(request.headers.get("last-event-id"))
    stream = counted(messages(tables, access.table, lambda: access.held, seen), limiter.streaming(client))
    return StreamingResponse(stream, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@router.post("/api/games/{game}/seats", status_code=201)
async def take_seat(body: JoinRequest, access: TheAccess, request: Request, response: Response) -> Welcome:
    """Take a free seat; nobody needs an account."""
    token, name, table = fresh_token(), clean_name(body.name), access.table
    hashed = token_hash(token)
    await table.change(lambda state: turns.sit_down(state, body.player, name, hashed))
    (player,) = table.state.held_by([hashed])
    tokens = [SeatToken(player=player, token=token)]
    hand_out(request, response, table, tokens)
    return Welcome(game=table.game, tokens=tokens, view=project(table.state, access.held | {player}))


@router.post("/api/games/{game}/seats/{player}/leave")
async def leave_seat(player: Colour, access: TheAccess) -> GameView:
    """Leave a seat for good: it is free for anyone with the link."""
    access.check_holds(player)
    await access.table.change(lambda state: turns.get_up(state, player))
    return project(access.table.state, access.held)


@router.post("/api/games/{game}/actions")
async def take_action(body: ActionRequest, access: TheAccess) -> Answer:
    """Take an action, or `reveal` the tile of a Scout."""
    return await play(
        access, body, turns.same_words(body.action), actor(access, turns.act, body.action, body.id)
    )


@router.post("/api/games/{game}/take-back")
async def take_back(body: MoveRequest, access: TheAccess) -> Answer:
    """Take back the last action of the own unfinished turn; a revealed tile stays revealed."""
    return await play(access, body, "taken-back", actor(access, turns.take_back, body.id))


@router.post("/api/games/{game}/confirm")
async def confirm_turn(body: MoveRequest, access: TheAccess) -> Answer:
    """Finish the turn."""
    return await play(access, body, "confirmed", actor(access, turns.confirm, body.id))


@router.post("/api/games/{game}/abandon")
async def abandon_game(body: MoveRequest, access: TheAccess) -> Answer:
    """End the game for all; pile and salt are told."""
    return await play(access, body, "abandoned", actor(access, turns.abandon, body.id))


def actor(
    access: Access, decide: Callable[..., list[Event]], *arguments: str
) -> Callable[[GameState], Sequence[Event]]:
    """The decision for the seat that acts, if the one who asks holds it, else for one they hold."""
    return lambda state: decide(state, access.player(state), *arguments)


async def play(
    access: Access, body: MoveRequest, word: str, decide: Callable[[GameState], Sequence[Event]]
) -> Answer:
    access.check_seated()
    return await access.table.request(access.held, word, body.after, body.id, decide)


def create_app(store: Store, limits: Limits) -> tuple[ASGIApp, Tables]:
    """The application behind its gate, and its tables, which must be told when the server stops."""
    bots = BotTurns()
    tables = Tables(store, limits.tables)
    limiter = Limiter(limits)

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
        await duty.stop()
        bots.stop()
        await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Cleocatra", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json"
    )
    app.state.tables = tables
    app.state.limiter = limiter
    app.include_router(router)
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
