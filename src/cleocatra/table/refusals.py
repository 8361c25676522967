"""Refusals: why a request isn't granted, as a stable code and never as a sentence."""

from __future__ import annotations

from cleocatra.rules import Refusal

UNCONFIRMED = "turn/unconfirmed"
# reasons of `action/illegal` that only a table has, with the rule behind each
TABLE_REASONS = {
    UNCONFIRMED: "4",
    # no action of a kind is possible, whatever the tile
    "search/none": "4",
    "team/none": "4",
    "herd/none": "6",
    "score/none": "5",
    "swap/none": "6",
    "swap/no-partner": "R12",
}


class Refused(Exception):
    """A request that isn't granted. For `action/illegal`, `reason` and `rule` say why."""

    def __init__(
        self,
        code: str,
        details: dict[str, str] | None = None,
        *,
        reason: str | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.details = details or {}
        self.reason = reason
        self.rule = rule


def illegal(refusal: Refusal) -> Refused:
    """The answer to an action that the rules forbid."""
    return Refused("action/illegal", refusal.details, reason=refusal.code, rule=refusal.rule)


def table_refusal(reason: str) -> Refused:
    """The answer to an action that is forbidden for a reason that only a table has."""
    return Refused("action/illegal", reason=reason, rule=TABLE_REASONS[reason])


def unconfirmed() -> Refused:
    """The answer to an action while the turn that is done awaits its player's confirmation."""
    return table_refusal(UNCONFIRMED)
