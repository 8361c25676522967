"""A minimal bot: it scores if that brings at least three points, and otherwise plays the first other action.

Run it in the arena, from its folder:

    cleocatra arena cautious_bot:make kitten --games 100
"""

from cleocatra.rules import Decision, Options, Position, Score, decisions


class CautiousBot:
    """Chooses from the possible decisions."""

    def choose(self, view: Position) -> Decision:
        possible = decisions(view)  # a Scout is two decisions: `Reveal()`, then the Scout with its cell
        scores = [decision for decision in possible if isinstance(decision, Score)]
        best = max(scores, key=lambda score: view.points_for(score).total, default=None)
        if best and view.points_for(best).total >= 3:
            return best
        others = [decision for decision in possible if not isinstance(decision, Score)]
        return others[0] if others else possible[0]


def make(options: Options, seed: int) -> CautiousBot:  # noqa: ARG001 - the arena passes them to every bot
    return CautiousBot()
