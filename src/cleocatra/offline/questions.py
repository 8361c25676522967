"""Requests that change nothing: views, questions why, replays, lessons, hints and reviews."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cleocatra.lessons.playing import find_step, list_lessons, look, state_after
from cleocatra.offline.bodies import LessonBody, RecordBody, read_body, split_action
from cleocatra.offline.device_table import DeviceTable
from cleocatra.table.encoding import to_json
from cleocatra.table.moments import MOST_MOMENTS, log_of, moments_of
from cleocatra.table.projection import project_record
from cleocatra.table.questions import explanation
from cleocatra.table.refusals import Refused
from cleocatra.table.state import acting_for
from cleocatra.table.studies import moments_of_record, review_of_record
from cleocatra.table.thinking import check_hint, hint, review
from cleocatra.table.why import read_decision
from cleocatra.table.worth import worth


def about_game(
    table: DeviceTable, rest: Sequence[str], query: Mapping[str, str], simulations: int | None
) -> str:
    """The answer to a question about a game: JSON, or the text of its record."""
    state, held = table.state, table.held
    match rest:
        case []:
            return table.view()
        case ["why"]:
            asked = (query.get(name) for name in ("action", "kind", "source", "cell"))
            return to_json(explanation(*asked)(state, held))  # type: ignore[arg-type]
        case ["worth"]:
            return to_json(worth(state, held))
        case ["log"]:
            return to_json(log_of(state, number(query, "since"), MOST_MOMENTS))
        case ["moments"]:
            return to_json(moments_of(state, number(query, "since"), MOST_MOMENTS))
        case ["record"]:
            return project_record(state)
        case ["hint"]:
            check_hint(state, acting_for(state, held))
            return to_json(hint(state, simulations))
        case ["review"]:
            if not state.over:
                raise Refused("game/not-over")
            return to_json(review(state.game, number(query, "turn"), state.created.bot_seed, simulations))
    raise Refused("request/unknown")


def number(query: Mapping[str, str], name: str) -> int:
    """A number in a query; raises Refused for anything else."""
    text = query.get(name, "0")
    if not text.isdecimal():
        raise Refused("request/invalid", {"field": f"query.{name}"})
    return int(text)


def about_record(rest: Sequence[str], body: Mapping[str, Any] | None, simulations: int | None) -> str:
    """A record's moments, or the review of one of its turns."""
    asked = read_body(RecordBody, body or {})
    match rest:
        case []:
            return moments_of_record(asked.record, asked.since)
        case ["review"]:
            return to_json(review_of_record(asked.record, asked.turn, simulations))
    raise Refused("request/unknown")


def about_lesson(rest: Sequence[str], body: Mapping[str, Any] | None) -> str:
    """All lessons, a step of one after what was done, or a question about it."""
    match rest:
        case []:
            return to_json(list_lessons())
        case [name, step, *question] if step.isdecimal():
            return in_lesson(name, int(step), question, body or {})
    raise Refused("request/unknown")


def in_lesson(name: str, number: int, question: Sequence[str], body: Mapping[str, Any]) -> str:
    """The answer to a request in a step of a lesson."""
    step, (decision, rest) = find_step(name, number), split_action(body)
    asked = read_body(LessonBody, rest)
    if not question:
        return to_json(look(step, asked.done, decision))
    state = state_after(step, [read_decision(words) for words in asked.done])
    held = frozenset({step.learner})
    match question:
        case ["why"]:
            return to_json(explanation(None, asked.kind, asked.source, asked.cell)(state, held))
        case ["worth"]:
            return to_json(worth(state, held))
        case ["log"]:
            return to_json(log_of(state, 0, MOST_MOMENTS))
        case ["moments"]:
            return to_json(moments_of(state, 0, MOST_MOMENTS))
    raise Refused("request/unknown")
