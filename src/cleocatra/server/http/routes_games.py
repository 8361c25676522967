"""Routes for games and seats."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from cleocatra.rules import Colour
from cleocatra.server.http import creation
from cleocatra.server.http.access import Access, hand_out, shown_seats
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import GameRequest, JoinRequest, PreferenceRequest
from cleocatra.server.http.dependencies import PROBLEMS, Services, TheAccess, TheServices
from cleocatra.server.http.limits import client_of, origin_of
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.stream import EventStream, last_seen
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.server.store.base import Conflict
from cleocatra.server.tables.presence import PresenceView
from cleocatra.server.tables.table import Table
from cleocatra.server.tokens import fresh_secret, game_id, rematch_id, seat_token, token_hash
from cleocatra.table.answers import SeatToken, Welcome
from cleocatra.table.changes import Change
from cleocatra.table.creation import rematch
from cleocatra.table.events import Rematched
from cleocatra.table.names import clean_name
from cleocatra.table.projection import listed_game, project
from cleocatra.table.refusals import Refused
from cleocatra.table.seating import come_back, get_up, prefer, sit_down
from cleocatra.table.views import GameView, ListedGame

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["games"])


@router.post("/api/games", status_code=201, responses=answers(Welcome, 201))
async def create_game(body: GameRequest, services: TheServices, request: Request) -> Response:
    """Create a game. The answer holds the tokens of all its persons' seats."""
    client = client_of(request.scope)
    origin = origin_of(client)
    with services.limiter.creating(client):
        game = game_id(body.secret) if body.secret else ""  # the request may have been sent before
        async with services.lobby.listing(body.listed, origin, game):
            table, tokens = await creation.create(
                services.tables, services.offload, body, services.chance, origin
            )
    held = table.state.held_by(token_hash(token.token) for token in tokens)
    response = welcome(table, tokens, held)
    hand_out(request, response, table, [token.token for token in tokens])
    return response


@router.get("/api/games", responses=answers(list[ListedGame]))
async def list_games(services: TheServices) -> Response:
    """The newest public games that wait for players."""
    return json_response([listed_game(table.game, table.state) for table in await services.tables.listed()])


@router.get("/api/games/{game}", responses=answers(GameView))
async def view_game(access: TheAccess) -> Response:
    """The game as the holder of the token sees it; without one, as a spectator does."""
    return view_response(access)


@router.get(
    "/api/games/{game}/events",
    response_class=Response,  # of no type of its own: refusals are JSON
    responses={200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}},
)
async def stream_events(
    access: TheAccess,
    services: TheServices,
    request: Request,
    last_event_id: Annotated[str | None, Header(description="the last event that was seen")] = None,
) -> Response:
    """What happens, as Server-Sent Events, from the event after `Last-Event-ID` on."""
    client = client_of(request.scope)
    access.table.audience.check_room(access.held, client)
    services.limiter.check_stream(client)
    if services.tables.stopping:
        raise Refused("server/stopping")
    await take_seats_back(access)
    return EventStream(services, access, client, last_seen(last_event_id))


@router.get("/api/games/{game}/presence", responses=answers(PresenceView))
async def view_presence(access: TheAccess, services: TheServices) -> Response:
    """Who is here."""
    return json_response(services.presence.view(access.table))


@router.post("/api/games/{game}/seats", status_code=201, responses=answers(Welcome, 201))
async def take_seat(
    body: JoinRequest, access: TheAccess, services: TheServices, request: Request
) -> Response:
    """Take a free seat; no account is needed. With the same `secret` it is taken once."""
    name, table = clean_name(body.name), access.table
    token = seat_token(body.secret or fresh_secret(services.chance), table.game, "join")
    hashed = token_hash(token)
    client = client_of(request.scope)
    origin = origin_of(client)

    def sit_down_once(change: Change) -> Change:
        taken = change.state.held_by([hashed])
        if not taken:
            return sit_down(change, body.player, name, hashed, origin)
        if body.player not in (None, *taken):
            raise Refused("request/secret-reused")
        return change

    if table.state.created.listed and not table.state.started:
        with services.limiter.taking_seat(client):
            async with services.lobby.seating(table, origin):
                await table.change(sit_down_once)
    else:
        await table.change(sit_down_once)
    (player,) = table.state.held_by([hashed])
    response = welcome(table, [SeatToken(player, token)], access.held | {player})
    hand_out(request, response, table, [token])
    return response


@router.post("/api/games/{game}/seats/{player}/leave", responses=answers(GameView))
async def leave_seat(player: Colour, access: TheAccess) -> Response:
    """Leave a seat for good: anyone with the link may take it."""
    access.check_holds(player)
    await access.table.change(lambda change: get_up(change, player))
    return view_response(access)


@router.post("/api/games/{game}/seats/{player}/preferences", responses=answers(GameView))
async def set_preferences(player: Colour, body: PreferenceRequest, access: TheAccess) -> Response:
    """Choose whether one's turns confirm themselves, from the next action on."""
    access.check_holds(player)
    await access.table.change(lambda change: prefer(change, player, body.auto_confirm))
    return view_response(access)


@router.post("/api/games/{game}/return", responses=answers(GameView))
async def return_to_game(access: TheAccess, request: Request) -> Response:
    """Take one's seats back from the bots that stood in; a browser gets the cookie again."""
    access.check_seated()
    await take_seats_back(access)
    response = view_response(access)
    hand_out(request, response, access.table, [seat.token for seat in shown_seats(request, access.table)])
    return response


@router.post("/api/games/{game}/rematch", status_code=201, responses=answers(Welcome, 201))
async def play_again(access: TheAccess, services: TheServices, request: Request) -> Response:
    """The next game, created once: the same tokens open the same seats, and the next player begins."""
    access.check_seated()
    old = access.table
    if not old.state.over:
        await old.catch_up()
    if not old.state.over:
        raise Refused("game/not-over")
    if old.state.next_game is None:
        with services.limiter.creating(client_of(request.scope)):
            await create_rematch(services, old, min(access.held))
    assert old.state.next_game is not None
    table = await services.tables.find(old.state.next_game)
    tokens = shown_seats(request, table)
    response = welcome(table, tokens, table.state.held_by(access.token_hashes))
    hand_out(request, response, table, [token.token for token in tokens])
    return response


async def create_rematch(services: Services, old: Table, player: Colour) -> None:
    """Create the next game, unless another request is quicker: its id follows from the old game's secrets."""
    game = rematch_id(
        old.game, [seat.token_hash or "" for seat in old.state.seats], old.state.created.bot_seed
    )
    with suppress(Conflict):
        await services.tables.create(game, rematch(old.state, services.chance, old.now()), listed=False)
    await old.change(
        lambda change: change if change.state.next_game else change.then(Rematched(player, game))
    )


async def take_seats_back(access: Access) -> None:
    """Give the seats back that bots play while these players were away."""
    await access.table.change(lambda change: come_back(change, access.held))


def welcome(table: Table, tokens: list[SeatToken], held: frozenset[Colour]) -> Response:
    return json_response(Welcome(table.game, tokens, project(table.state, held)), 201)


def view_response(access: Access) -> Response:
    return Response(access.table.view_json(access.held), media_type="application/json")
