"""Routes for tables that begin in any position. Nothing is stored: requests tell what was decided since."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Response

from cleocatra.rules import Colour
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import AnalysisQuestion, AnalysisRequest
from cleocatra.server.http.dependencies import PROBLEMS, TheServices
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.study.table import played
from cleocatra.table.moments import MOST_MOMENTS, GameLog, Moments, log_of, moments_of
from cleocatra.table.questions import explanation
from cleocatra.table.state import GameState
from cleocatra.table.why import WhyAnswer, read_decision
from cleocatra.table.worth import WorthView, worth

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["analysis"])
Held = frozenset[Colour]


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
