"""Routes for players who act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Header, Response

from cleocatra.rules import Colour
from cleocatra.server.http.access import Access
from cleocatra.server.http.bodies import ActionRequest, MoveRequest
from cleocatra.server.http.dependencies import PROBLEMS, TheAccess
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.table.agreement import ask_to_end, decline_end
from cleocatra.table.answers import Answer
from cleocatra.table.changes import Change
from cleocatra.table.events import Confirmed, EndAsked, EndDeclined, TakenBack
from cleocatra.table.requests import PlayerRequest, Wanted
from cleocatra.table.seating import come_back
from cleocatra.table.turns import act, confirm, take_back

MINIMAL = "return=minimal"
Prefer = Annotated[
    str | None, Header(description="`return=minimal`: the answer has no view", examples=[MINIMAL])
]
Act = Callable[[Change, Colour], Change]
# `TurnRequests` serves these routes
router = APIRouter(prefix="/api/games/{game}", route_class=StrictRoute, responses=PROBLEMS, tags=["turns"])


@router.post("/actions", responses=answers(Answer))
async def take_action(body: ActionRequest, access: TheAccess, prefer: Prefer = None) -> Response:
    """Take an action, or `reveal` the tile of a Scout."""
    decision = body.decision()
    return await play(
        access, body, decision, prefer, lambda change, player: act(change, player, decision, body.id)
    )


@router.post("/take-back", responses=answers(Answer))
async def take_back_action(body: MoveRequest, access: TheAccess, prefer: Prefer = None) -> Response:
    """Take back the last action of one's unfinished turn; a revealed tile stays revealed."""
    return await play(
        access, body, TakenBack, prefer, lambda change, player: take_back(change, player, body.id)
    )


@router.post("/confirm", responses=answers(Answer))
async def confirm_turn(body: MoveRequest, access: TheAccess, prefer: Prefer = None) -> Response:
    """Finish the turn."""
    return await play(
        access, body, Confirmed, prefer, lambda change, player: confirm(change, player, body.id)
    )


@router.post("/abandon", responses=answers(Answer))
async def abandon_game(body: MoveRequest, access: TheAccess, prefer: Prefer = None) -> Response:
    """Ask to end the game for all, or agree to it. It ends when everybody who is still seated agrees; before
    it begins, its host alone may end it.
    """
    return await play(
        access, body, EndAsked, prefer, lambda change, _: ask_to_end(change, access.held, body.id)
    )


@router.post("/play-on", responses=answers(Answer))
async def decline_to_end(body: MoveRequest, access: TheAccess, prefer: Prefer = None) -> Response:
    """Don't agree to end the game, or don't ask for it any more."""
    return await play(
        access, body, EndDeclined, prefer, lambda change, player: decline_end(change, player, body.id)
    )


async def play(access: Access, body: MoveRequest, wanted: Wanted, prefer: str | None, do: Act) -> Response:
    """Do something for the player who acts. They are back: a bot that stood in for them gives the seat back
    first.
    """
    access.check_seated()
    table = access.table

    def decide(change: Change) -> Change:
        player = access.player(change.state)
        return do(come_back(change, [player]), player)

    request = PlayerRequest(wanted, body.after, body.id)
    sequence = await table.request(access.held, request, decide)
    view = b"" if prefer == MINIMAL else b',"view":' + table.view_json(access.held)
    return Response(b'{"sequence":%d%s}' % (sequence, view), media_type="application/json")
