"""Solves positions of two players: what the player who acts can be sure of (see `solver`)."""

from __future__ import annotations

from dataclasses import dataclass

from cleocatra.bots.solver import Solver
from cleocatra.rules import Colour, Decision, Dice, Phase, Position, Reveal, codes, tile_lies_open
from cleocatra.rules.decisions import decision_of
from cleocatra.rules.state import State

TURNS = 6  # the farthest horizon, if nothing else is said
NODES = 10_000_000  # states for each bound of a horizon: some seconds, compiled
NEVER = float("inf")
ROUNDING = 1e-8  # values that differ by less are the same


class Unsolvable(ValueError):
    """A position that can't be solved: a stable code."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The player's share of the victory by best play lies between `low` and `high`.

    `turns` is the horizon: within so many turns, the current one included, `turn` makes sure of `low`. It has
    no decisions if there is nothing to make sure of.
    """

    player: Colour
    low: float
    high: float
    turns: int
    turn: tuple[Decision, ...]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether the bounds have met: `low` is the value of the position."""
        return self.high - self.low < ROUNDING


def solve(view: Position, *, turns: int = TURNS, nodes: int = NODES) -> Solution:
    """Solve a position as far as possible within a horizon of `turns`; tiles in the pile count as unseen.

    The horizon grows turn by turn, until the value is exact or a bound needs more than `nodes` states. Raises
    Unsolvable unless it is a game of two, with its openings made, that isn't over.
    """
    check(view)
    found = bounds(view, 1, nodes)
    looked = found.nodes
    for horizon in range(2, turns + 1):
        if found.exact or looked >= nodes:
            break
        farther = bounds(view, horizon, nodes)
        looked += farther.nodes
        found = better_of(found, farther)
    return found


def better_of(found: Solution | None, farther: Solution) -> Solution:
    """The one of a farther horizon, unless it is less certain, since its states were too few."""
    if found is None or (farther.low >= found.low and farther.high <= found.high):
        return farther
    return found


def check(view: Position) -> None:
    if len(view.options.players) != 2:
        raise Unsolvable("players")
    if view.phase is Phase.OPENING:
        raise Unsolvable("opening")
    if view.phase is Phase.OVER:
        raise Unsolvable("over")


def bounds(view: Position, turns: int, nodes: int, until: float = NEVER) -> Solution:
    """Both bounds for one horizon, and the turn that makes sure of the lower one.

    They are less certain if the moment `until` (of `time.monotonic`) passes.
    """
    solver, state, revealed = Solver(until), state_of(view), int(tile_lies_open(view))
    low = solver.bound(state, revealed, turns, 0.0, nodes)
    first, looked = solver.best if low > 0 else codes.NO_CODE, solver.nodes
    high = solver.bound(state, revealed, turns, 1.0, nodes)
    looked += solver.nodes
    turn = rest_of_turn(view, first, turns, nodes, until)
    return Solution(view.player, low, high, turns, turn, looked)


def rest_of_turn(view: Position, code: int, turns: int, nodes: int, until: float) -> tuple[Decision, ...]:
    """The decision of a code, and the best second action after it; as far as they are known."""
    if code == codes.NO_CODE:
        return ()
    first = decision_of(view, code)
    if isinstance(first, Reveal):
        return (first,)
    after = view.apply(first)
    if after.phase is not Phase.SECOND_ACTION:
        return (first,)
    hidden = after.view()
    solver = Solver(until)
    solver.bound(state_of(hidden), 0, turns, 0.0, nodes)
    return (first,) if solver.best == codes.NO_CODE else (first, decision_of(hidden, solver.best))


def state_of(view: Position) -> State:
    """The kernel's state, with the unseen tiles in any order: the solver doesn't look at it."""
    hidden = view.view(revealed=tile_lies_open(view))
    return hidden.guess(Dice(1)).state()
