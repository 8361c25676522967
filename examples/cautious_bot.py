"""A bot of one's own: it scores when that brings at least three points, and otherwise spreads out.

Run it in the arena, from the folder it lies in:

    cleocatra arena cautious_bot:make kitten --games 100
"""

from cleocatra.bots.interface import Decision, Reveal, tile_lies_open
from cleocatra.rules import Options, Position, Score, Scout


class CautiousBot:
    """Chooses from the legal actions of the view; the first fitting one will do."""

    def choose(self, view: Position) -> Decision:
        if tile_lies_open(view):  # we declared a Scout: now its place
            return next(action for action in view.actions if isinstance(action, Scout))
        scores = [action for action in view.actions if isinstance(action, Score)]
        best = max(scores, key=lambda score: view.points_for(score).total, default=None)
        if best and view.points_for(best).total >= 3:
            return best
        others = [action for action in view.actions if not isinstance(action, Score)]
        action = others[0] if others else view.actions[0]
        return Reveal() if isinstance(action, Scout) else action


def make(options: Options, seed: int) -> CautiousBot:  # noqa: ARG001 - the arena hands them to every bot
    return CautiousBot()
