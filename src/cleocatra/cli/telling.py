"""Formats the library's errors and results in the language of the command."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from cleocatra.lab.faults import WHOLE_FILE, LabFault
from cleocatra.record.errors import Complaint, InvalidRecord
from cleocatra.rules import Action, Colour, InvalidVariant, Kind, Position, Refusal
from cleocatra.rules.drawing import player_name, victory
from cleocatra.words import say

if TYPE_CHECKING:
    from cleocatra.bots.folder import WrongFolder


def refusal_text(refusal: Refusal) -> str:
    """Why the rules forbid an action."""
    return say(f"reason-{refusal.code.replace('/', '-')}", **told(refusal.details.items()))


def complaint_text(complaint: Complaint) -> str:
    """What is wrong with a record."""
    return say(f"record-{complaint.code}", **told(complaint.details.items()))


def told(details: Iterable[tuple[str, str | Complaint | Refusal]]) -> dict[str, str | int]:
    """The details of a message, with nested messages and names in the language."""
    return {name: detail_text(name, value) for name, value in details}


def detail_text(name: str, value: str | Complaint | Refusal) -> str | int:
    if isinstance(value, Complaint):
        return complaint_text(value)
    if isinstance(value, Refusal):
        return refusal_text(value)
    if name == "player":
        return player_name(Colour(value), say)
    if name == "kind":
        return say(f"kind-{Kind(value)}")
    return int(value) if name == "number" else value


def not_allowed(action: Action | str, refusal: Refusal) -> str:
    """The message that an action is not allowed, and why."""
    return say("record-not-allowed", action=str(action), reason=refusal_text(refusal), rule=refusal.rule)


def record_reason(error: InvalidRecord) -> str:
    return complaint_text(error.complaint)


def variant_reason(error: InvalidVariant) -> str:
    """What is wrong with a variant, after the name of the setting."""
    reason = say(f"record-variant-{error.code}", **error.details)
    return reason if error.field == WHOLE_FILE else say("record-variant", field=error.field, reason=reason)


def fault_text(fault: LabFault) -> str:
    """What is wrong with a simulation."""
    details = {
        name: fault_text(value) if isinstance(value, LabFault) else value
        for name, value in fault.details.items()
    }
    return say(f"lab-{fault.code}", **details)


def folder_text(error: WrongFolder) -> str:
    """Why a folder can't be used for a match."""
    return say(f"match-folder-{error.code}", **error.details)


def bot_fault_text(code: str, details: Mapping[str, str]) -> str:
    """What a bot has done wrong."""
    return say(f"bot-fault-{code}", **details)


def score_line(position: Position) -> str:
    """The points of all players, and who has won or acts next."""
    points = say("list-separator").join(
        say("check-player", player=player_name(player, say), points=str(points))
        for player, points in position.points.items()
    )
    outcome = position.outcome
    if outcome is None:
        return say("check-unfinished", points=points, player=player_name(position.player, say))
    return say("check-over", points=points, victory=victory(outcome.winners, say))
