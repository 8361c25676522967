"""Requests that change nothing in a game: views, records, replays, hints and reviews.

What may be asked about any state (why not, worth, log, moments) is in `ABOUT_STATES`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cleocatra.offline.bodies import MomentBody, QuestionBody, RecordBody, read_body
from cleocatra.offline.device_table import DeviceTable
from cleocatra.rules import Colour
from cleocatra.study.analysis import PositionView, position_at
from cleocatra.study.records import line_of_record
from cleocatra.table.encoding import to_json
from cleocatra.table.moments import MOST_MOMENTS, log_of, moments_of
from cleocatra.table.projection import project_record
from cleocatra.table.questions import explanation
from cleocatra.table.refusals import Refused
from cleocatra.table.state import GameState, acting_for
from cleocatra.table.studies import moments_of_record, review_of_record
from cleocatra.table.thinking import check_hint, hint, review
from cleocatra.table.worth import worth

Held = frozenset[Colour]
About = Callable[[GameState, Held, QuestionBody], object]
ABOUT_STATES: Mapping[str, About] = {
    "why": lambda state, held, asked: explanation(asked.action, asked.kind, asked.source, asked.cell)(
        state, held
    ),
    "worth": lambda state, held, _: worth(state, held),
    "log": lambda state, _, asked: log_of(state, asked.since, MOST_MOMENTS),
    "moments": lambda state, _, asked: moments_of(state, asked.since, MOST_MOMENTS),
}


def about_state(what: str, state: GameState, held: Held, asked: QuestionBody) -> str:
    """The answer to a question about a state, as JSON."""
    if what not in ABOUT_STATES:
        raise Refused("request/unknown")
    return to_json(ABOUT_STATES[what](state, held, asked))


def about_game(
    table: DeviceTable, rest: Sequence[str], query: Mapping[str, str], simulations: int | None
) -> str:
    """The answer to a question about a game: JSON, or the text of its record."""
    state, held = table.state, table.held
    match rest:
        case []:
            return table.view()
        case ["record"]:
            return project_record(state)
        case ["hint"]:
            check_hint(state, acting_for(state, held))
            return to_json(hint(state, simulations))
        case ["position"]:
            return to_json(position_at(finished(state).game, number(query, "moment")))
        case ["review"]:
            finished(state)
            return to_json(review(state.game, number(query, "turn"), state.created.bot_seed, simulations))
        case [what]:
            words = {name: query[name] for name in ("action", "kind", "source", "cell") if name in query}
            return about_state(
                what, state, held, read_body(QuestionBody, {**words, "since": number(query, "since")})
            )
    raise Refused("request/unknown")


def finished(state: GameState) -> GameState:
    """The state, if the game is over: what nobody may know before is refused until then."""
    if not state.over:
        raise Refused("game/not-over")
    return state


def number(query: Mapping[str, str], name: str) -> int:
    """A number in a query; raises Refused for anything else."""
    text = query.get(name, "0")
    if not text.isdecimal():
        raise Refused("request/invalid", {"field": f"query.{name}"})
    return int(text)


def about_record(rest: Sequence[str], body: Mapping[str, Any] | None, simulations: int | None) -> str:
    """A record's moments, the position at one of them, or the review of one of its turns."""
    if rest == ["position"]:
        moment = read_body(MomentBody, body or {})
        return to_json(PositionView(line_of_record(moment.record, moment.moment)))
    asked = read_body(RecordBody, body or {})
    match rest:
        case []:
            return moments_of_record(asked.record, asked.since)
        case ["review"]:
            return to_json(review_of_record(asked.record, asked.turn, simulations))
    raise Refused("request/unknown")
