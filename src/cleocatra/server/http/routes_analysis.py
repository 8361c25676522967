"""Routes for tables that begin in any position. Nothing is stored: requests tell what was decided since."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from cleocatra.rules import Colour
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.dependencies import PROBLEMS, TheAccess, TheServices
from cleocatra.server.http.limits import client_of
from cleocatra.server.http.position_bodies import (
    AnalysisAction,
    AnalysisQuestion,
    AnalysisRequest,
    MomentRequest,
    PositionRequest,
    SetupRequest,
)
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.study import attempt
from cleocatra.study.analysis import AnalysisTable, EvaluationView, PositionView, evaluate, look, position_at
from cleocatra.study.attempt import AttemptTable
from cleocatra.study.records import line_of_record
from cleocatra.study.setup import Setup, line_of, parts_of
from cleocatra.study.table import played
from cleocatra.table.moments import MOST_MOMENTS, GameLog, Moments, log_of, moments_of
from cleocatra.table.questions import explanation
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.why import WhyAnswer, read_decision
from cleocatra.table.worth import WorthView, worth

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["analysis"])
Held = frozenset[Colour]


@router.post("/api/analysis", responses=answers(AnalysisTable))
async def look_at_position(body: AnalysisAction, services: TheServices) -> Response:
    """A position after what was done, and after one more action if there is one: all seats are one's own."""
    decision = body.decision()
    return json_response(await services.offload.run(lambda: look(body.position, body.done, decision)))


@router.post("/api/analysis/evaluate", responses=answers(EvaluationView))
async def evaluate_position(body: AnalysisRequest, services: TheServices) -> Response:
    """What a position is worth to everyone, and the best turns in it."""
    return json_response(await services.hints.think(lambda: evaluate(body.position, body.done)))


@router.post("/api/analysis/try", responses=answers(AttemptTable))
async def try_turn(body: AnalysisAction, services: TheServices) -> Response:
    """A position in which a turn is to be found: whether the one that was played is as good as the best."""
    decision = body.decision()
    work = partial(attempt.look, body.position, body.done, decision)
    return json_response(await services.hints.think(work))


@router.post("/api/analysis/setup", responses=answers(Setup))
async def take_apart(body: PositionRequest, services: TheServices) -> Response:
    """The parts of a position, to be changed by hand."""
    return json_response(await services.offload.run(lambda: parts_of(body.position)))


@router.post("/api/analysis/position", responses=answers(PositionView))
async def put_together(body: SetupRequest, services: TheServices) -> Response:
    """The line of a position that was set up by its parts, or what is wrong with it."""
    setup = body.setup()
    return json_response(await services.offload.run(lambda: PositionView(line_of(setup))))


@router.post("/api/records/position", responses=answers(PositionView))
async def position_of_record(body: MomentRequest, services: TheServices, request: Request) -> Response:
    """The position after some actions of a record, in one line."""
    client = client_of(request.scope)
    line = await services.processes.run(client, line_of_record, body.record, body.moment)
    return json_response(PositionView(line))


@router.get("/api/games/{game}/position", responses=answers(PositionView))
async def position_of_game(
    access: TheAccess, services: TheServices, moment: Annotated[int, Query(ge=0, le=1_000_000)]
) -> Response:
    """The position after some actions of a game that is over, in one line."""
    state = access.table.state
    if not state.over:
        raise Refused("game/not-over")
    return json_response(await services.offload.run(lambda: position_at(state.game, moment)))


@router.post("/api/analysis/why", responses=answers(WhyAnswer))
async def explain_analysis(body: AnalysisQuestion, services: TheServices) -> Response:
    """Why an action is impossible in a position: see `why` of a game."""
    return await answer(services, body, explanation(None, body.kind, body.source, body.cell))


@router.post("/api/analysis/worth", responses=answers(WorthView))
async def analysis_worth(body: AnalysisRequest, services: TheServices) -> Response:
    """What could be scored where each possible action puts something."""
    return await answer(services, body, worth)


@router.post("/api/analysis/log", responses=answers(GameLog))
async def analysis_log(body: AnalysisRequest, services: TheServices) -> Response:
    """The turns since a position."""
    return await answer(services, body, lambda state, _: log_of(state, 0, MOST_MOMENTS))


@router.post("/api/analysis/moments", responses=answers(Moments))
async def analysis_moments(body: AnalysisRequest, services: TheServices) -> Response:
    """The board in a position and after each action since."""
    return await answer(services, body, lambda state, _: moments_of(state, 0, MOST_MOMENTS))


async def answer(
    services: TheServices, body: AnalysisRequest, ask: Callable[[GameState, Held], object]
) -> Response:
    """What a question about a position is answered with; who asks holds all seats."""

    def work() -> object:
        state = played(body.position, map(read_decision, body.done))
        return ask(state, frozenset(seat.player for seat in state.seats))

    return json_response(await services.offload.run(work))
