"""Counts the sequences of actions that a state allows (section 9)."""

from __future__ import annotations

from cleocatra.rules import codes
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State


class Leaves:
    """Counts the leaves of the tree of actions; each depth has its own list of actions and state.

    >>> state = State()
    >>> state.set_up([0, 1, 2, 3, 4], players=2, goal=23, rescuers=3, inspectors=3)
    >>> Leaves().count(state, 3)  # 1 opening, 3 openings, 6 first actions of the basic game after each
    18
    """

    def __init__(self) -> None:
        self.frames: list[PerftFrame] = []

    def count(self, state: State, depth: int) -> int:
        """The number of sequences of `depth` actions; a finished game gives none."""
        if depth == 0:
            return 1
        while len(self.frames) < depth:
            self.frames.append(PerftFrame())
        frame = self.frames[depth - 1]
        legal = frame.legal
        number = legal.fill_all(state)
        if depth == 1:
            return number
        leaves = 0
        after = frame.after
        for index in range(number):
            after.copy_from(state)
            after.apply(legal.codes[index])
            leaves += self.count(after, depth - 1)
        return leaves

    def turns(self, state: State) -> int:
        """The number of ways to play the rest of the turn; the pile must be known."""
        while len(self.frames) < 2:
            self.frames.append(PerftFrame())
        first = self.frames[1]
        second = self.frames[0]
        number = first.legal.fill_all(state)
        ways = 0
        for index in range(number):
            if first.legal.codes[index] & codes.KIND_MASK == codes.SCORE:  # a Score ends the turn
                ways += 1
                continue
            first.after.copy_from(state)
            first.after.apply(first.legal.codes[index])
            ways += second.legal.fill_all(first.after) if first.after.phase == codes.SECOND else 1
        return ways


class PerftFrame:
    """The list of actions of one depth, and the state after one of them."""

    def __init__(self) -> None:
        self.legal = Legal()
        self.after = State()
