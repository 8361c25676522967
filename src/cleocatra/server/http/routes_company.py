"""Routes for people at one table: bots in their place, and quick phrases."""

from __future__ import annotations

import math

from fastapi import APIRouter, Response

from cleocatra.rules import Colour
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import FillRequest, PhraseRequest
from cleocatra.server.http.dependencies import PROBLEMS, TheAccess, TheServices
from cleocatra.server.http.routes_games import view_response
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.statuses import HttpRefused
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.server.tables.phrases import LASTS, say
from cleocatra.server.tables.presence import PresenceView
from cleocatra.table.company import fill_seat, hand_over, remove
from cleocatra.table.views import GameView

router = APIRouter(prefix="/api/games/{game}", route_class=StrictRoute, responses=PROBLEMS, tags=["games"])


@router.post("/seats/{player}/fill", responses=answers(GameView))
async def fill_free_seat(player: Colour, body: FillRequest, access: TheAccess) -> Response:
    """Give a free seat to a bot; only whoever created the game may."""
    access.check_seated()
    await access.table.change(lambda change: fill_seat(change, access.held, player, body.level))
    return view_response(access)


@router.post("/seats/{player}/remove", responses=answers(GameView))
async def remove_player(player: Colour, access: TheAccess) -> Response:
    """Send somebody away who took a seat by the link; only whoever created the game may, before it begins."""
    access.check_seated()
    await access.table.change(lambda change: remove(change, access.held, player))
    return view_response(access)


@router.post("/seats/{player}/hand-over", responses=answers(GameView))
async def hand_seat_over(player: Colour, access: TheAccess) -> Response:
    """Leave a running game to a bot. The token stays valid: `return` gives the seat back."""
    access.check_holds(player)
    await access.table.change(lambda change: hand_over(change, player))
    return view_response(access)


@router.post("/seats/{player}/say", responses=answers(PresenceView))
async def say_phrase(
    player: Colour, body: PhraseRequest, access: TheAccess, services: TheServices
) -> Response:
    """Say one of the phrases to everyone at the table."""
    access.check_holds(player)
    if not await say(access.table, player, body.phrase):
        raise HttpRefused("rate/exceeded", retry_after=math.ceil(LASTS))
    return json_response(services.presence.view(access.table))
