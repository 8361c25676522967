"""Requests of those who want to understand a game: why not, what happened, what a bot thinks."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import PlainTextResponse

from cleocatra.server.answers import ActionList
from cleocatra.server.asked import REFUSALS, Since, TheAccess, TheHints, TheStudy
from cleocatra.server.choices import words
from cleocatra.server.hints import HintView, ReviewView
from cleocatra.server.models import RecordRequest, ReviewRequest
from cleocatra.server.records import (
    MOST_MOMENTS,
    GameLog,
    Moment,
    Moments,
    log_of,
    moments,
    moments_of,
    read_record,
)
from cleocatra.server.refusals import Refused
from cleocatra.server.shuffle import check_shuffle
from cleocatra.server.view import project_record
from cleocatra.server.why import WhyAnswer, why, why_cell

router = APIRouter(responses=REFUSALS, tags=["study"])
MostMoments = Annotated[int, Query(ge=1, le=MOST_MOMENTS)]


@router.get("/api/games/{game}/actions")
async def list_actions(access: TheAccess) -> ActionList:
    """All legal actions of the seat that acts, if it is one's own, each in words."""
    state = access.table.state
    return ActionList(sequence=state.sequence, actions=words(state) if state.actor in access.held else [])


@router.get("/api/games/{game}/why")
async def explain_why(
    access: TheAccess,
    study: TheStudy,
    action: Annotated[str | None, Query(max_length=300, examples=["search 0,0"])] = None,
    cell: Annotated[str | None, Query(max_length=24, examples=["0,0"])] = None,
) -> WhyAnswer:
    """Why an action, half of one, or anything on a cell is impossible."""
    if (action is None) == (cell is None):
        raise Refused("request/invalid", {"field": "query.action"})
    state, held = access.table.state, access.held
    if action is None:
        return WhyAnswer(answers=await study.do(partial(why_cell, state, held, cell or "")))
    return WhyAnswer(answers=[await study.do(partial(why, state, held, action))])


@router.get("/api/games/{game}/log")
async def list_turns(
    access: TheAccess, study: TheStudy, since: Since = 0, most: MostMoments = MOST_MOMENTS
) -> GameLog:
    """The turns so far, from number `since` on."""
    return await study.do(lambda: log_of(access.table.state, since, most))


@router.get("/api/games/{game}/moments")
async def list_moments(
    access: TheAccess, study: TheStudy, since: Since = 0, most: MostMoments = MOST_MOMENTS
) -> Moments:
    """The board after each action, from moment `since` on."""
    return await study.do(lambda: moments_of(access.table.state, since, most))


@router.get("/api/games/{game}/moments/{number}")
async def view_moment(
    access: TheAccess, study: TheStudy, number: Annotated[int, Path(ge=0, le=1_000_000)]
) -> Moment:
    """The board after so many actions."""
    found = await study.do(lambda: moments_of(access.table.state, number, 1))
    if not found.moments:
        raise Refused("request/invalid", {"field": "number", "most": str(found.total - 1)})
    return found.moments[0]


@router.get(
    "/api/games/{game}/record",
    response_class=Response,  # of no type of its own: refusals are JSON
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def download_record(access: TheAccess, study: TheStudy) -> PlainTextResponse:
    """The game's record (.cleo), with unseen tiles as `?`."""
    return PlainTextResponse(await study.do(lambda: project_record(access.table.state)))


@router.post("/api/records")
async def upload_record(body: RecordRequest, study: TheStudy) -> Moments:
    """Read a record: where it is wrong, or its moments from number `since` on. Nothing is stored."""

    def read() -> Moments:
        game = read_record(body.record)
        return moments(game, body.since, MOST_MOMENTS, check_shuffle(game.initial.pile, game.tags))

    return await study.do(read)


@router.post("/api/records/review")
async def review_record(body: ReviewRequest, hints: TheHints) -> ReviewView:
    """A turn of a record beside the best way to play it. Nothing is stored."""
    return await hints.review_record(body.record, body.turn)


@router.post("/api/games/{game}/hint")
async def ask_hint(access: TheAccess, hints: TheHints) -> HintView:
    """What a bot would do in the player's place, where hints were agreed on."""
    await access.table.catch_up()
    return await hints.hint(access.table, access.player(access.table.state))


@router.get("/api/games/{game}/review")
async def review_turn(
    access: TheAccess, hints: TheHints, turn: Annotated[int, Query(ge=0, le=100_000)]
) -> ReviewView:
    """A turn of a finished game beside the best way to play it."""
    return await hints.review(access.table, turn)
