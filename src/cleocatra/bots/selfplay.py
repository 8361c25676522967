"""Games of the network against itself: every seat plays the turn it likes, with some curiosity."""

from __future__ import annotations

from array import array

from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.rules.codes import NO_CODE, OVER, REVEAL
from cleocatra.rules.dice import Dice
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

EULER = 2.718281828459045
TURNS = 400  # a game that goes on longer is given up
SEEN = 60  # rows kept for each seat, the last ones unused (NO_ROW)
NO_ROW = 65535


class SelfPlay:
    """Plays one game at a time and keeps what the network saw after every turn."""

    def __init__(self, network: Network, seed: int, curiosity: float) -> None:
        self.network = network
        self.planner = Planner(network)
        self.dice = Dice(seed)
        self.curiosity = curiosity
        self.state = State()
        self.rows = array("H", bytes(2 * TURNS * 4 * SEEN))
        self.moments = 0

    def game(self, start: State) -> bool:
        """Play a game from a start with a shuffled pile; whether it came to an end."""
        with cython.nogil:
            done = self.play(start)
        return done

    def play(self, start: State) -> bool:
        self.moments = 0
        self.state.copy_from(start)
        self.dice.shuffle_pile(self.state, 0)
        while self.state.phase != OVER and self.moments < 400:
            self.planner.plan(self.state, 0)
            index = self.pick()
            if (
                self.planner.first[index] == REVEAL
            ):  # declared: the tile is turned over, then its place chosen
                self.planner.plan(self.state, 1)
                index = self.pick()
            self.state.apply(self.planner.first[index])
            if self.planner.second[index] != NO_CODE:
                self.state.apply(self.planner.second[index])
            self.keep()
        return self.state.phase == OVER

    def pick(self) -> int:
        """A candidate, more likely the better it is: e times less for each `curiosity` of share it lacks."""
        best = self.planner.value[self.planner.best_index()]
        if self.curiosity <= 0.0:
            return self.planner.best_index()
        total = 0.0
        for index in range(self.planner.size):
            lack = (best - self.planner.value[index]) / self.curiosity
            if lack < 12.0:
                total += EULER**-lack
        left = total * self.dice.below(1 << 30) / (1 << 30)
        for index in range(self.planner.size):
            lack = (best - self.planner.value[index]) / self.curiosity
            if lack < 12.0:
                left -= EULER**-lack
                if left < 0.0:
                    return index
        return self.planner.best_index()

    def keep(self) -> None:
        """Note the active rows as each seat sees them."""
        if self.state.phase == OVER:
            return
        self.network.features.look(self.state)
        for seat in range(self.state.players):
            self.network.features.collect(self.state, seat)
            base = (self.moments * 4 + seat) * 60
            for index in range(self.network.features.size):
                self.rows[base + index] = self.network.features.rows[index]
            for index in range(self.network.features.size, 60):
                self.rows[base + index] = 65535
        self.moments += 1

    # For callers in Python

    def kept_rows(self) -> bytes:
        """The rows of all moments of the last game: moments × 4 seats × SEEN numbers of 16 bits."""
        return memoryview(self.rows)[: self.moments * 4 * SEEN].tobytes()

    def final_shares(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        return self.network.shares_of(self.state)

    def final_points(self) -> list[int]:
        return [self.state.points_of(seat) for seat in range(self.state.players)]
