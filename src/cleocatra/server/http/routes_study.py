"""Routes for those who study a game: why not, what happened, what a bot thinks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import RecordRequest, ReviewRequest
from cleocatra.server.http.dependencies import PROBLEMS, Since, TheAccess, TheServices
from cleocatra.server.http.limits import client_of
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.table.action_views import ActionKind
from cleocatra.table.advice import HintView, ReviewView
from cleocatra.table.answers import ActionList
from cleocatra.table.choices import possible
from cleocatra.table.moments import (
    MOST_MOMENTS,
    GameLog,
    Moment,
    Moments,
    log_of,
    moments_of,
)
from cleocatra.table.projection import project_record
from cleocatra.table.questions import explanation
from cleocatra.table.refusals import Refused
from cleocatra.table.studies import moments_of_record
from cleocatra.table.why import WhyAnswer
from cleocatra.table.worth import WorthView, worth

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["study"])
MostMoments = Annotated[int, Query(ge=1, le=MOST_MOMENTS)]
CellWords = Annotated[str | None, Query(max_length=24, examples=["0,0"])]


@router.get("/api/games/{game}/actions", responses=answers(ActionList))
async def list_actions(access: TheAccess) -> Response:
    """All legal actions of the seat that acts, if it is one's own, each in words."""
    state = access.table.state
    decisions = possible(state) if state.actor in access.held else ()
    return json_response(ActionList(state.sequence, [str(decision) for decision in decisions]))


@router.get("/api/games/{game}/why", responses=answers(WhyAnswer))
async def explain_why(
    access: TheAccess,
    services: TheServices,
    action: Annotated[str | None, Query(max_length=300, examples=["search 0,0"])] = None,
    kind: ActionKind | None = None,
    source: CellWords = None,
    cell: CellWords = None,
) -> Response:
    """Why an action is impossible, or half of one: in words, or by its kind and cells. A cell alone asks for
    all kinds.
    """
    state, held = access.table.state, access.held
    explain = explanation(action, kind, source, cell)
    return json_response(await services.offload.run(lambda: explain(state, held)))


@router.get("/api/games/{game}/worth", responses=answers(WorthView))
async def tell_worth(access: TheAccess, services: TheServices) -> Response:
    """What could be scored where each possible action puts something, for the player who acts."""
    state, held = access.table.state, access.held
    return json_response(await services.offload.run(lambda: worth(state, held)))


@router.get("/api/games/{game}/log", responses=answers(GameLog))
async def list_turns(
    access: TheAccess, services: TheServices, since: Since = 0, most: MostMoments = MOST_MOMENTS
) -> Response:
    """The turns so far, from number `since` on."""
    table = access.table
    return json_response(
        await services.offload.run(lambda: log_of(table.state, since, most, table.checkpoints))
    )


@router.get("/api/games/{game}/moments", responses=answers(Moments))
async def list_moments(
    access: TheAccess, services: TheServices, since: Since = 0, most: MostMoments = MOST_MOMENTS
) -> Response:
    """The board after each action, from moment `since` on."""
    table = access.table
    return json_response(
        await services.offload.run(lambda: moments_of(table.state, since, most, table.checkpoints))
    )


@router.get("/api/games/{game}/moments/{number}", responses=answers(Moment))
async def view_moment(
    access: TheAccess, services: TheServices, number: Annotated[int, Path(ge=0, le=1_000_000)]
) -> Response:
    """The board after so many actions."""
    table = access.table
    found = await services.offload.run(lambda: moments_of(table.state, number, 1, table.checkpoints))
    if not found.moments:
        raise Refused("request/invalid", {"field": "number", "most": str(found.total - 1)})
    return json_response(found.moments[0])


@router.get(
    "/api/games/{game}/record",
    response_class=Response,  # of no type of its own: refusals are JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def download_record(access: TheAccess, services: TheServices) -> PlainTextResponse:
    """The game's record (.cleo), with unseen tiles as `?`."""
    table = access.table
    return PlainTextResponse(
        await services.offload.run(lambda: project_record(table.state, table.checkpoints))
    )


@router.post("/api/records", responses=answers(Moments))
async def upload_record(body: RecordRequest, services: TheServices, request: Request) -> Response:
    """Read a record: where it is wrong, or its moments from number `since` on. Nothing is stored."""
    client = client_of(request.scope)
    text = await services.processes.run(client, moments_of_record, body.record, body.since)
    return Response(text, media_type="application/json")


@router.post("/api/records/review", responses=answers(ReviewView))
async def review_record(body: ReviewRequest, services: TheServices, request: Request) -> Response:
    """A turn of a record beside the best way to play it. Nothing is stored."""
    client = client_of(request.scope)
    return json_response(await services.hints.review_record(client, body.record, body.turn))


@router.post("/api/games/{game}/hint", responses=answers(HintView))
async def ask_hint(access: TheAccess, services: TheServices) -> Response:
    """What a bot would do in the player's place, in games with hints."""
    await access.table.catch_up()
    player = access.player(access.table.state)
    return json_response(await services.hints.hint(access.table, player))


@router.get("/api/games/{game}/review", responses=answers(ReviewView))
async def review_turn(
    access: TheAccess, services: TheServices, turn: Annotated[int, Query(ge=0, le=100_000)]
) -> Response:
    """A turn of a finished game beside the best way to play it."""
    return json_response(await services.hints.review(access.table, turn))
