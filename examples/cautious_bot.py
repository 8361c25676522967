"""A bot of one's own: it scores when that brings at least three points, and otherwise spreads out.

Run it in the arena, from the folder it lies in:

    cleocatra arena cautious_bot:make kitten --games 100
"""

from cleocatra.rules import Decision, Options, Position, Score, decisions


class CautiousBot:
    """Chooses from what may be decided on the view; the first fitting one will do."""

    def choose(self, view: Position) -> Decision:
        possible = decisions(view)  # a Scout is two of them: `Reveal()`, then its cell
        scores = [decision for decision in possible if isinstance(decision, Score)]
        best = max(scores, key=lambda score: view.points_for(score).total, default=None)
        if best and view.points_for(best).total >= 3:
            return best
        others = [decision for decision in possible if not isinstance(decision, Score)]
        return others[0] if others else possible[0]


def make(options: Options, seed: int) -> CautiousBot:  # noqa: ARG001 - the arena hands them to every bot
    return CautiousBot()
