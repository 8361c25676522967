"""The time for a turn that may take two decisions: to turn a tile over, and to place it."""

from __future__ import annotations

from cleocatra.rules import Position, tile_lies_open

AFTER_REVEAL = 0.35  # of the time for a turn, kept for the tile that is turned over


class TurnTime:
    """Shares the seconds for a turn between its decisions, so that both together don't pass them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent = 0.0  # before the tile was turned over ...
        self.turn = -1  # ... in this turn

    def left(self, view: Position) -> float:
        """The seconds that are left for a decision: all, unless it places a tile just turned over."""
        goes_on = tile_lies_open(view) and view.turns_taken == self.turn
        return max(0.0, self.seconds - self.spent) if goes_on else self.seconds

    def before_reveal(self, view: Position) -> float:
        """The seconds after which a decision to turn a tile over must be made."""
        return self.left(view) - (0.0 if tile_lies_open(view) else AFTER_REVEAL * self.seconds)

    def spend(self, view: Position, seconds: float) -> None:
        """Note what the decision to turn a tile over has taken."""
        self.spent, self.turn = seconds, view.turns_taken
