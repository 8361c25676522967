"""Counting: how many sequences of actions a state allows (section 9)."""

from __future__ import annotations

from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State


class Leaves:
    """Counts the leaves of the tree of actions, with one list of actions and one state for each depth.

    >>> state = State()
    >>> state.set_up([0, 1, 2, 3, 4], players=2, goal=23, rescuers=3, inspectors=3)
    >>> Leaves().count(state, 3)  # 1 opening, 3 openings, 8 first actions of the basic game after each
    24
    """

    def count(self, state: State, depth: int) -> int:
        """The number of sequences of `depth` actions; a finished game gives none."""
        if depth == 0:
            return 1
        legal = Legal()
        number = legal.fill_all(state)
        if depth == 1:
            return number
        leaves = 0
        after = State()
        for index in range(number):
            after.copy_from(state)
            after.apply(legal.codes[index])
            leaves += self.count(after, depth - 1)
        return leaves
