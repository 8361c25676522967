"""Errors by cause; all are ValueErrors."""

from __future__ import annotations

from dataclasses import dataclass, field

from cleocatra.rules.actions import Action
from cleocatra.rules.reasons import REASONS, VARIANT_REASONS

ALL_REASONS = REASONS | VARIANT_REASONS


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action isn't legal: a stable code with its details.

    >>> refusal = Refusal("search/surrounded", {"cell": "1,0"})
    >>> print(refusal)
    tile 1,0 is surrounded
    >>> refusal.rule
    '4'
    """

    code: str
    details: dict[str, str] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The section of the rules ("4") or the ruling ("R6") behind it."""
        return ALL_REASONS[self.code][0]

    def __str__(self) -> str:
        return ALL_REASONS[self.code][1].format(**self.details)


class IllegalAction(ValueError):
    """An action that the rules don't allow now."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal} (rule {refusal.rule})")
        self.action = action
        self.refusal = refusal


class UnseenTile(ValueError):
    """The answer would depend on a tile that isn't known."""
