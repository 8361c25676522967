"""The route for a player who takes back a whole turn, against bots."""

from __future__ import annotations

from fastapi import APIRouter, Response

from cleocatra.server.http.bodies import MoveRequest
from cleocatra.server.http.dependencies import PROBLEMS, TheAccess, TheServices
from cleocatra.server.http.routes_turns import Prefer, play
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.table.answers import Answer
from cleocatra.table.events import TurnTakenBack
from cleocatra.table.rewinding import take_back_turn

router = APIRouter(prefix="/api/games/{game}", route_class=StrictRoute, responses=PROBLEMS, tags=["turns"])


@router.post("/take-back-turn", responses=answers(Answer))
async def take_back_whole_turn(
    body: MoveRequest, access: TheAccess, services: TheServices, prefer: Prefer = None
) -> Response:
    """Go back to the beginning of one's last turn. If a tile was revealed since, the unseen tiles are
    shuffled anew.
    """
    return await play(
        access,
        body,
        TurnTakenBack,
        prefer,
        lambda change, player: take_back_turn(change, player, services.chance, body.id),
    )
