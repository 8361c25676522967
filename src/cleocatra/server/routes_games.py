"""Requests about games and seats."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from fastapi.responses import StreamingResponse

from cleocatra.rules import Colour
from cleocatra.server import creation, turns
from cleocatra.server.access import hand_out, show_again
from cleocatra.server.answers import GameView, ListedGame, Welcome
from cleocatra.server.asked import REFUSALS, TheAccess, ThePresence, TheStudy, TheTables, limiter_of
from cleocatra.server.events import Event, Rematched
from cleocatra.server.game_log import GameState
from cleocatra.server.limits import client_of
from cleocatra.server.models import GameRequest, JoinRequest, PreferenceRequest, SeatToken
from cleocatra.server.presence import PresenceView
from cleocatra.server.refusals import Refused
from cleocatra.server.seats import clean_name, fresh_game_id, fresh_secret, seat_token, token_hash
from cleocatra.server.stream import counted, last_seen, messages
from cleocatra.server.view import project, seat_views, variant_name

router = APIRouter(responses=REFUSALS, tags=["games"])


@router.post("/api/games", status_code=201)
async def create_game(
    body: GameRequest, tables: TheTables, study: TheStudy, request: Request, response: Response
) -> Welcome:
    """Create a game. The answer holds the tokens of all its persons' seats."""
    limiter_of(request).check_creation(client_of(request.scope))
    table, tokens = await creation.create(tables, study, body)
    hand_out(request, response, table, [token.token for token in tokens])
    held = table.state.held_by(token_hash(token.token) for token in tokens)
    return Welcome(game=table.game, tokens=tokens, view=project(table.state, held))


@router.get("/api/games")
async def list_games(tables: TheTables) -> list[ListedGame]:
    """The newest public games that wait for players."""
    return [
        ListedGame(
            game=table.game,
            rules=table.state.created.rules,
            edition=table.state.created.edition,
            variant=variant_name(table.state.game.options),
            clock=table.state.created.clock,
            seats=seat_views(table.state, frozenset()),
        )
        for table in await tables.listed()
    ]


@router.get("/api/games/{game}")
async def view_game(access: TheAccess) -> GameView:
    """The game as the holder of the token sees it; without one, as a spectator does."""
    return project(access.table.state, access.held)


@router.get(
    "/api/games/{game}/events",
    response_class=Response,  # of no type of its own: refusals are JSON
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream_events(
    access: TheAccess,
    tables: TheTables,
    presence: ThePresence,
    request: Request,
    last_event_id: Annotated[str | None, Header(description="the last event that was seen")] = None,
) -> StreamingResponse:
    """What happens, as Server-Sent Events, from the event after `Last-Event-ID` on."""
    table = access.table
    table.check_room(access.held)
    client, limiter = client_of(request.scope), limiter_of(request)
    limiter.check_stream(client)
    if tables.stopping:
        raise Refused("server/stopping")
    if turns.come_back(table.state, access.held):
        await table.change(lambda state: turns.come_back(state, access.held))
    heard = messages(tables, table, presence, lambda: access.held, last_seen(last_event_id))
    stream = counted(heard, limiter.streaming(client))
    return StreamingResponse(stream, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@router.get("/api/games/{game}/presence")
async def view_presence(access: TheAccess, presence: ThePresence) -> PresenceView:
    """Who is here."""
    return presence.view(access.table)


@router.post("/api/games/{game}/seats", status_code=201)
async def take_seat(body: JoinRequest, access: TheAccess, request: Request, response: Response) -> Welcome:
    """Take a free seat; nobody needs an account. With the same `secret` it is taken once."""
    name, table = clean_name(body.name), access.table
    token = seat_token(body.secret or fresh_secret(), table.game, "join")
    hashed = token_hash(token)

    def sit_down(state: GameState) -> list[Event]:
        taken = state.held_by([hashed])
        if not taken:
            return turns.sit_down(state, body.player, name, hashed)
        if body.player not in (None, *taken):
            raise Refused("request/secret-reused")
        return []

    await table.change(sit_down)
    (player,) = table.state.held_by([hashed])
    hand_out(request, response, table, [token])
    tokens = [SeatToken(player=player, token=token)]
    return Welcome(game=table.game, tokens=tokens, view=project(table.state, access.held | {player}))


@router.post("/api/games/{game}/seats/{player}/leave")
async def leave_seat(player: Colour, access: TheAccess) -> GameView:
    """Leave a seat for good: it is free for anyone with the link."""
    access.check_holds(player)
    await access.table.change(lambda state: turns.get_up(state, player))
    return project(access.table.state, access.held)


@router.post("/api/games/{game}/seats/{player}/preferences")
async def prefer(player: Colour, body: PreferenceRequest, access: TheAccess) -> GameView:
    """Choose whether one's turns confirm themselves, from the next action on."""
    access.check_holds(player)
    await access.table.change(lambda state: turns.prefer(state, player, body.auto_confirm))
    return project(access.table.state, access.held)


@router.post("/api/games/{game}/return")
async def come_back(access: TheAccess, request: Request, response: Response) -> GameView:
    """Take one's seats back from the bots that stood in; a browser gets the cookie that it may lack."""
    access.check_seated()
    if turns.come_back(access.table.state, access.held):
        await access.table.change(lambda state: turns.come_back(state, access.held))
    show_again(request, response, access.table)
    return project(access.table.state, access.held)


@router.post("/api/games/{game}/rematch", status_code=201)
async def play_again(access: TheAccess, tables: TheTables, request: Request, response: Response) -> Welcome:
    """The next game, created once: the same tokens open the same seats, the next player begins."""
    access.check_seated()
    old = access.table
    if not old.state.over:
        await old.catch_up()
    if not old.state.over:
        raise Refused("game/not-over")
    if old.state.next_game is None:
        limiter_of(request).check_creation(client_of(request.scope))
        name, player = fresh_game_id(), min(access.held)
        await tables.create(name, *creation.rematch(old.state), listed=False)
        # whoever was first is followed; the other new game is never heard of
        await old.change(lambda state: [] if state.next_game else [Rematched(player, name)])
    assert old.state.next_game is not None
    table = await tables.find(old.state.next_game)
    tokens = show_again(request, response, table)
    held = table.state.held_by(access.token_hashes)
    return Welcome(game=table.game, tokens=tokens, view=project(table.state, held))
