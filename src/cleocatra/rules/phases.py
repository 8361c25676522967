"""The phases of a game."""

from __future__ import annotations

from enum import Enum

from cleocatra.rules import codes


class Phase(Enum):
    """What is asked of the player who acts."""

    OPENING = codes.OPENING
    FIRST_ACTION = codes.FIRST
    SECOND_ACTION = codes.SECOND
    BONUS_ACTION = codes.BONUS
    OVER = codes.OVER


PHASES = tuple(Phase)  # by their codes; `Phase(code)` is slow, and views need it often
