"""Requests about tables of which nothing is kept: lessons, puzzles and positions.

Each tells what was decided so far. A new kind of question about a position is an entry of `ABOUT_POSITIONS`;
if it lets a bot think, it is named in `THINKING` too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Any

from cleocatra.lessons import playing as lessons
from cleocatra.offline.bodies import (
    AnalysisBody,
    LessonBody,
    PositionBody,
    SetupBody,
    read_body,
    split_action,
)
from cleocatra.offline.questions import ABOUT_STATES, about_state
from cleocatra.offline.replies import Request
from cleocatra.puzzles import playing as puzzles
from cleocatra.study import analysis, attempt
from cleocatra.study.analysis import PositionView
from cleocatra.study.setup import line_of, parts_of
from cleocatra.study.table import played
from cleocatra.table.encoding import to_json
from cleocatra.table.refusals import Refused
from cleocatra.table.why import read_decision

Body = Mapping[str, Any]
Effort = int | None  # simulations of whoever thinks
THINKING = frozenset({"hint", "review", "evaluate"})  # last words of paths


def thinks(request: Request) -> bool:
    """Whether a bot thinks about the answer, so that it takes long."""
    match request.parts:
        case ("puzzles", _) | ("analysis", "try"):  # only turns are judged
            return bool(request.body and "action" in request.body)
        case (*_, last):
            return last in THINKING
    return False


def about_position(what: str, body: Body, _: Effort) -> str:
    """A question about a position after what was decided since; who asks holds all seats."""
    asked = read_body(AnalysisBody, body)
    state = played(asked.position, map(read_decision, asked.done))
    return about_state(what, state, frozenset(seat.player for seat in state.seats), asked.question)


def look(body: Body, _: Effort) -> str:
    """A position after what was done and perhaps one more action."""
    decision, rest = split_action(body)
    asked = read_body(AnalysisBody, rest)
    return to_json(analysis.look(asked.position, asked.done, decision))


def try_turn(body: Body, effort: Effort) -> str:
    """A position in which a turn is to be found."""
    decision, rest = split_action(body)
    asked = read_body(AnalysisBody, rest)
    return to_json(attempt.look(asked.position, asked.done, decision, effort))


def evaluate(body: Body, effort: Effort) -> str:
    """What a position is worth, and the best turns in it."""
    asked = read_body(AnalysisBody, body)
    return to_json(analysis.evaluate(asked.position, asked.done, effort))


def take_apart(body: Body, _: Effort) -> str:
    """The parts of a position."""
    return to_json(parts_of(read_body(PositionBody, body).position))


def put_together(body: Body, _: Effort) -> str:
    """The line of a position that was set up by its parts."""
    return to_json(PositionView(line_of(read_body(SetupBody, body).setup())))


ABOUT_POSITIONS: Mapping[str, Callable[[Body, Effort], str]] = {
    "": look,
    "evaluate": evaluate,
    "try": try_turn,
    "setup": take_apart,
    "position": put_together,
    **{name: partial(about_position, name) for name in ABOUT_STATES},
}


def about_analysis(rest: Sequence[str], body: Body | None, effort: Effort) -> str:
    """A question about a table that begins in any position."""
    what = "/".join(rest)
    if what not in ABOUT_POSITIONS:
        raise Refused("request/unknown")
    return ABOUT_POSITIONS[what](body or {}, effort)


def about_puzzle(rest: Sequence[str], request: Request) -> str:
    """All puzzles and the one of a day, or a puzzle after what was done in it."""
    match rest:
        case []:
            return to_json(puzzles.list_puzzles(day_in(request.query)))
        case [name]:
            decision, left = split_action(request.body or {})
            done = read_body(LessonBody, left).done
            return to_json(puzzles.look(puzzles.find_puzzle(name), done, decision))
    raise Refused("request/unknown")


def day_in(query: Mapping[str, str]) -> date:
    """The day where the player is."""
    try:
        return date.fromisoformat(query.get("day", ""))
    except ValueError as error:
        raise Refused("request/invalid", {"field": "query.day"}) from error


def about_lesson(rest: Sequence[str], body: Body | None) -> str:
    """All lessons, a step of one after what was done, or a question about it."""
    match rest:
        case []:
            return to_json(lessons.list_lessons())
        case [name, step, *question] if step.isdecimal():
            return in_lesson(name, int(step), question, body or {})
    raise Refused("request/unknown")


def in_lesson(name: str, number: int, question: Sequence[str], body: Body) -> str:
    """The answer to a request in a step of a lesson."""
    step, (decision, rest) = lessons.find_step(name, number), split_action(body)
    asked = read_body(LessonBody, rest)
    if not question:
        return to_json(lessons.look(step, asked.done, decision))
    state = lessons.state_after(step, [read_decision(words) for words in asked.done])
    return about_state("/".join(question), state, frozenset({step.learner}), asked.question)
