"""Proves what a player of two can be sure of, by searching all turns up to a horizon (docs/bots.md).

A game that isn't over at the horizon counts as lost, or as won: the first gives a lower bound of the player's
share of the victory, the second an upper bound. Both hold however long the game may last, and whatever an
endless one (R14) counts as. Where they meet, they are the exact value.

The search is alpha-beta over single actions. A Scout is the mean over the kinds that may be drawn, each in
proportion to its number among the unseen tiles; the order of the pile is not looked at.
"""

from __future__ import annotations

import time

from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

COUNT = bit_counts()
MOST_POINTS = 8  # a bound for one Score: four colours, three helpers, and Cleocatra's point
PAUSE = 1023  # a mask: after 1,024 states, other threads may run, and the clock is looked at
NEVER = float("inf")
ROUNDING = 1e-9  # much more than rounding errors, much less than differences of values


class SolverFrame:
    """What the search needs at one depth: legal actions, and the states after an action and a draw."""

    def __init__(self) -> None:
        self.legal = Legal()
        self.after = State()
        self.drawn = State()


class Solver:
    """Searches from one state; `nodes` counts the states it has looked at.

    After the moment `until` (of `time.monotonic`), all states left count `unknown`: what is found is a bound.
    """

    def __init__(self, until: float = NEVER) -> None:
        self.until = until
        self.frames: list[SolverFrame] = []
        self.seat = 0  # whose share is wanted
        self.last_turn = 0  # `State.turns` at the horizon
        self.unknown = 0.0  # what a game counts that isn't over at the horizon
        self.gain = 0  # a bound for the points that anyone can get in one turn, bonus actions included
        self.nodes = 0
        self.most_nodes = 0
        self.pauses = 0
        self.best = codes.NO_CODE  # the first decision of the best turn

    def bound(self, state: State, revealed: int, turns: int, unknown: float, most_nodes: int) -> float:
        """The acting seat's share of the victory if a game that isn't over after `turns` counts `unknown`.

        `revealed`: a Scout is declared, and its tile lies face up. After `most_nodes` states, all others
        count `unknown` too: with 0 or 1 the result is still a bound.
        """
        self.seat = state.player
        self.last_turn = state.turns + turns
        self.unknown = unknown
        self.nodes = 0
        self.most_nodes = most_nodes
        self.best = codes.NO_CODE
        queens = 0
        if state.abilities & 1 << codes.CLEOCATRA:  # a Score on each can grant a bonus action
            queens = COUNT[state.of_kind[codes.CLEOCATRA]]
        self.gain = MOST_POINTS * (1 + queens)
        if queens and state.inspectors == 0 and state.unused == 0:  # nothing ends a chain of bonus actions
            self.gain = state.goal
        return self.search(state, 0, revealed, -1.0, 2.0)

    def search(self, state: State, depth: int, scouting: int, alpha: float, beta: float) -> float:
        """The value of a state within the window; `scouting`: only the cell of a Scout is to be chosen."""
        if state.phase == codes.OVER:
            return state.victory_share(self.seat)
        self.nodes += 1
        if self.nodes & PAUSE == 0:
            self.pause()
        if self.nodes > self.most_nodes or (state.phase == codes.FIRST and not self.can_end(state)):
            return self.unknown
        while len(self.frames) <= depth:
            self.frames.append(SolverFrame())
        frame = self.frames[depth]
        maximising = state.player == self.seat
        best = -1.0 if maximising else 2.0
        scouts = 0
        for index in range(frame.legal.fill_all(state) - 1, -1, -1):  # Scores come late, and are tried first
            code = frame.legal.codes[index]
            if (code & codes.KIND_MASK == codes.SCOUT) != (scouting != 0):
                scouts = 1
                continue
            frame.after.copy_from(state)
            frame.after.apply(code)
            value = self.search(frame.after, depth + 1, 0, alpha, beta)
            if value > best if maximising else value < best:
                best = value
                if depth == 0:
                    self.best = code
            if maximising and best > alpha:
                alpha = best
            elif not maximising and best < beta:
                beta = best
            if alpha >= beta:
                return best
        if scouts and not scouting:
            value = self.mean(state, depth, alpha, beta)
            if value > best if maximising else value < best:
                best = value
                if depth == 0:
                    self.best = codes.REVEAL
        return best

    def mean(self, state: State, depth: int, alpha: float, beta: float) -> float:
        """The value of declaring a Scout, within the window: the mean over the tiles that may be drawn."""
        frame = self.frames[depth]
        unseen = (1 << state.pile) - (1 << state.tiles)
        tiles = state.pile - state.tiles
        left = tiles
        value = 0.0
        for kind in range(codes.TILE_KINDS):
            number = COUNT[state.of_kind[kind] & unseen]
            if number == 0:
                continue
            left -= number
            part = 1.0 * number / tiles
            rest = 1.0 * left / tiles  # what the other kinds can add at most
            frame.drawn.copy_from(state)
            self.put_on_top(frame.drawn, kind)
            low = (alpha - value - rest) / part - ROUNDING
            high = (beta - value) / part + ROUNDING
            value += part * self.search(frame.drawn, depth + 1, 1, low, high)
            if value + rest <= alpha:
                return value + rest
            if value >= beta:
                return value
        return value

    def pause(self) -> None:
        """Release the GIL, since a server thinks in threads; end the search if its time is up."""
        with cython.nogil:
            self.pauses += 1
        if self.until < NEVER and time.monotonic() > self.until:
            self.most_nodes = 0

    def put_on_top(self, state: State, kind: int) -> None:
        """Exchange the top tile of the pile with one of this kind."""
        top = state.tiles
        for tile in range(top, state.pile):
            if state.kind[tile] == kind:
                state.reveal(tile, state.kind[top])
                state.reveal(top, kind)
                return

    def can_end(self, state: State) -> bool:
        """Whether the game may be over at the horizon, at the beginning of a turn."""
        turns = self.last_turn - state.turns
        if turns <= 0:
            return False
        most = state.points[0]
        if state.points[1] > most:
            most = state.points[1]
        return most + turns * self.gain >= state.goal
