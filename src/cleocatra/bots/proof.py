"""Proofs where they are cheap: in late positions of two players, what the player who acts can be sure of."""

from __future__ import annotations

import time

from cleocatra.bots.solution import NEVER, Solution, better_of, bounds
from cleocatra.rules import Phase, Position

LATE = 8  # points to the goal: one Score may reach it
FIRST_NODES = 400  # states of the first try, from which the solver's speed is known
HORIZON = 5  # turns


def is_late(view: Position) -> bool:
    """Whether somebody may reach the goal soon, in a game of two that isn't over."""
    if len(view.options.players) != 2 or view.phase in (Phase.OPENING, Phase.OVER):
        return False
    return max(view.points.values()) >= view.options.variant.goal - LATE


def prove(view: Position, nodes: int, seconds: float | None = None) -> Solution | None:
    """The exact value of a position, if so many states, or so many seconds, are enough; otherwise None.

    With seconds, each step is kept so small that it probably ends in time, and cut short if it doesn't.
    """
    if not is_late(view):
        return None
    began, looked, found = time.monotonic(), 0, None
    until = NEVER if seconds is None else began + seconds
    for horizon in range(1, HORIZON + 1):
        most = nodes - looked
        if seconds is not None:
            most = min(most, affordable(looked, time.monotonic() - began, seconds))
        if most <= 0:
            return None
        step = bounds(view, horizon, most // 3, until)  # both bounds, and the second action
        looked += step.nodes
        found = better_of(found, step)
        if found.exact:
            return found
    return None


def affordable(looked: int, took: float, seconds: float) -> int:
    """How many states more fit into the time, at the speed so far."""
    if looked == 0:
        return FIRST_NODES
    return int(looked * max(0.0, seconds - took) / max(took, 1e-6))
