"""Routes for puzzles. Nothing is stored: each request tells what was decided so far."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from cleocatra.puzzles.playing import PuzzleList, find_puzzle, list_puzzles, look
from cleocatra.server.http.answers import json_response
from cleocatra.server.http.bodies import LessonAction
from cleocatra.server.http.dependencies import PROBLEMS, TheServices
from cleocatra.server.http.shapes import answers
from cleocatra.server.http.strict_json import StrictRoute
from cleocatra.study.attempt import AttemptTable

router = APIRouter(route_class=StrictRoute, responses=PROBLEMS, tags=["puzzles"])
PuzzleName = Annotated[str, Path(max_length=40, examples=["0a1b2c3d"])]
Day = Annotated[date, Query(description="the day where the player is", examples=["2026-11-18"])]


@router.get("/api/puzzles", responses=answers(PuzzleList))
async def all_puzzles(day: Day) -> Response:
    """All puzzles, and the one of the day."""
    return json_response(list_puzzles(day))


@router.post("/api/puzzles/{puzzle}", responses=answers(AttemptTable))
async def try_puzzle(puzzle: PuzzleName, body: LessonAction, services: TheServices) -> Response:
    """A puzzle after what was done, and after one more action if there is one: what it is worth."""
    found, decision = find_puzzle(puzzle), body.decision()
    return json_response(await services.hints.think(lambda: look(found, body.done, decision)))
