"""Routes for lessons. Nothing is stored: each request tells what was decided in its step so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Response

from cleocatra.lessons.lesson import Step
from cleocatra.lessons.playing import LessonTable, LessonView, find_step, list_lessons, look, state_after
from cleocatra.rules import Colour
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import LessonAction, LessonQuestion, LessonRequest
from cleocatra.server.http.dependencies import PROBLEMS, TheServices
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.table.moments import MOST_MOMENTS, GameLog, Moments, log_of, moments_of
from cleocatra.table.questions import explanation
from cleocatra.table.state import GameState
from cleocatra.table.why import WhyAnswer, read_decision
from cleocatra.table.worth import WorthView, worth

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["lessons"])
LessonName = Annotated[str, Path(max_length=40, examples=["scout"])]
StepNumber = Annotated[int, Path(ge=1, le=100, description="counted from 1", examples=[1])]
Held = frozenset[Colour]


@router.get("/api/lessons", responses=answers(list[LessonView]))
async def all_lessons() -> Response:
    """All lessons, in the order in which they are learned."""
    return json_response(list_lessons())


@router.post("/api/lessons/{lesson}/{step}", responses=answers(LessonTable))
async def take_step(
    lesson: LessonName, step: StepNumber, body: LessonAction, services: TheServices
) -> Response:
    """A step of a lesson after what was done, and after one more action if there is one."""
    found, decision = find_step(lesson, step), body.decision()
    return json_response(await services.offload.run(lambda: look(found, body.done, decision)))


@router.post("/api/lessons/{lesson}/{step}/why", responses=answers(WhyAnswer))
async def explain_lesson(
    lesson: LessonName, step: StepNumber, body: LessonQuestion, services: TheServices
) -> Response:
    """Why an action is impossible in a step of a lesson: see `why` of a game."""
    explain = explanation(None, body.kind, body.source, body.cell)
    return await answer(services, find_step(lesson, step), body, explain)


@router.post("/api/lessons/{lesson}/{step}/worth", responses=answers(WorthView))
async def lesson_worth(
    lesson: LessonName, step: StepNumber, body: LessonRequest, services: TheServices
) -> Response:
    """What could be scored where each possible action puts something."""
    return await answer(services, find_step(lesson, step), body, worth)


@router.post("/api/lessons/{lesson}/{step}/log", responses=answers(GameLog))
async def lesson_log(
    lesson: LessonName, step: StepNumber, body: LessonRequest, services: TheServices
) -> Response:
    """The turns that led to a step of a lesson, and those in it."""
    return await answer(
        services, find_step(lesson, step), body, lambda state, _: log_of(state, 0, MOST_MOMENTS)
    )


@router.post("/api/lessons/{lesson}/{step}/moments", responses=answers(Moments))
async def lesson_moments(
    lesson: LessonName, step: StepNumber, body: LessonRequest, services: TheServices
) -> Response:
    """The board after each action that led to a step of a lesson, and after those in it."""
    return await answer(
        services, find_step(lesson, step), body, lambda state, _: moments_of(state, 0, MOST_MOMENTS)
    )


async def answer(
    services: TheServices, step: Step, body: LessonRequest, ask: Callable[[GameState, Held], object]
) -> Response:
    """What a question about a step of a lesson is answered with."""
    held = frozenset({step.learner})
    decided = [read_decision(words) for words in body.done]
    return json_response(await services.offload.run(lambda: ask(state_after(step, decided), held)))
