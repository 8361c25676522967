"""Questions why something is impossible, as requests ask them."""

from __future__ import annotations

from collections.abc import Callable

from cleocatra.rules import Colour
from cleocatra.table.action_views import ActionKind
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState
from cleocatra.table.why import Question, WhyAnswer, parse_question, question, read_cell, why, why_cell


def explanation(
    action: str | None, kind: ActionKind | None, source: str | None, cell: str | None
) -> Callable[[GameState, frozenset[Colour]], WhyAnswer]:
    """What answers the question of a request, once it is known who asks at which table."""
    if action is None and kind is None and cell is not None:
        touched = read_cell(cell)
        return lambda state, held: WhyAnswer(why_cell(state, held, touched))
    asked = asked_question(action, kind, source, cell)
    return lambda state, held: WhyAnswer([why(state, held, asked)])


def asked_question(
    action: str | None, kind: ActionKind | None, source: str | None, cell: str | None
) -> Question:
    """The question of a request; raises Refused unless it is asked in exactly one way."""
    if (action is None) == (kind is None) or (action is not None and (source or cell)):
        raise Refused("request/invalid", {"field": "query.action"})
    if kind is None:
        return parse_question(action or "")
    return question(kind, *(None if words is None else read_cell(words) for words in (source, cell)))
