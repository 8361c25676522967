"""Routes for a shuffle to which each player contributes. Clients use them without asking anybody."""

from __future__ import annotations

from fastapi import APIRouter, Response

from cleocatra.rules import Colour
from cleocatra.server.http.dependencies import PROBLEMS, TheAccess
from cleocatra.server.http.routes_games import view_response
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.shuffle_bodies import PledgeRequest, ShareRequest
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.table.shuffling import pledge, share
from cleocatra.table.views import GameView

router = APIRouter(prefix="/api/games/{game}", route_class=StrictRoute, responses=PROBLEMS, tags=["games"])


@router.post("/seats/{player}/pledge", responses=answers(GameView))
async def pledge_share(player: Colour, body: PledgeRequest, access: TheAccess) -> Response:
    """Pledge one's share of the shuffle by its hash. The same pledge again changes nothing."""
    access.check_holds(player)
    await access.table.change(lambda change: pledge(change, player, body.pledge))
    return view_response(access)


@router.post("/seats/{player}/share", responses=answers(GameView))
async def tell_share(player: Colour, body: ShareRequest, access: TheAccess) -> Response:
    """Tell the share that was pledged, as soon as the view says that pledges are closed."""
    access.check_holds(player)
    await access.table.change(lambda change: share(change, player, body.share))
    return view_response(access)
