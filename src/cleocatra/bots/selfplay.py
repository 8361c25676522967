"""Games of the network against itself: every seat plays the turn it likes, with some curiosity."""

from __future__ import annotations

from array import array

from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.bots.search import Search
from cleocatra.bots.tree import Tree
from cleocatra.rules import codes
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
WIDTH = 16


class SelfPlay:
    """Plays one game at a time and keeps what the network saw before every turn, and what it thought then.

    Without simulations a turn is chosen by the network's judgement alone, more likely the better it looks;
    with simulations by a search, more likely the more often it was tried.
    """

    def __init__(self, network: Network, seed: int, curiosity: float, simulations: int) -> None:
        self.network = network
        self.planner = Planner(network)
        self.dice = Dice(seed)
        self.curiosity = curiosity
        self.simulations = simulations
        self.search = Search(
            self.planner,
            Tree(6 * simulations + 8, (WIDTH + 10) * simulations + 64),
            self.dice,
            WIDTH,
            1.5,
            0.05,
        )
        self.state = State()
        self.rows = array("H", bytes(2 * TURNS * 4 * SEEN))
        self.thoughts = array("d", bytes(8 * TURNS * 4))
        self.moments = 0
        self.first = 0
        self.second = 0

    def game(self, start: State) -> bool:
        """Play a game from a start with a shuffled pile; whether it came to an end."""
        with cython.nogil:
            done = self.play(start)
        return done

    def play(self, start: State) -> bool:
        self.moments = 0
        self.state.copy_from(start)
        self.dice.shuffle_pile(self.state, 0)
        while self.state.phase != codes.OVER and self.moments < 400:
            self.keep_rows()
            self.choose(0)
            self.keep_thought()
            if self.first == codes.REVEAL:  # declared: the tile is turned over, then its place chosen
                self.choose(1)
            self.state.apply(self.first)
            if self.second != codes.NO_CODE:
                self.state.apply(self.second)
        return self.state.phase == codes.OVER

    def choose(self, revealed: int) -> None:
        """Put a turn into `first` and `second`."""
        if self.simulations == 0:
            self.planner.plan(self.state, revealed)
            index = self.pick()
            self.first = self.planner.first[index]
            self.second = self.planner.second[index]
            return
        self.search.plant(self.state, 1 if self.state.phase == codes.OPENING else revealed)
        for _ in range(self.simulations):
            self.search.simulate()
        edge = self.pick_tried()
        self.first = self.search.tree.first[edge]
        self.second = self.search.tree.second[edge]

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

    def pick_tried(self) -> int:
        """An edge of the search's root, as likely as the square of its tries."""
        total = 0
        for edge in range(self.search.tree.width[0]):
            total += (self.search.tree.tries[edge] - 1) ** 2
        left = self.dice.below(total) if total else 0
        for edge in range(self.search.tree.width[0]):
            left -= (self.search.tree.tries[edge] - 1) ** 2
            if left < 0:
                return edge
        return self.search.tree.busiest(0)

    def keep_rows(self) -> None:
        """Note the active rows as each seat sees them."""
        self.network.features.look(self.state)
        for seat in range(self.state.players):
            self.network.features.collect(self.state.players, seat)
            base = (self.moments * 4 + seat) * 60
            for index in range(self.network.features.size):
                self.rows[base + index] = self.network.features.rows[index]
            for index in range(self.network.features.size, 60):
                self.rows[base + index] = 65535

    def keep_thought(self) -> None:
        """Note what share of victory each seat was thought to have."""
        for seat in range(self.state.players):
            if self.simulations == 0:
                self.thoughts[self.moments * 4 + seat] = self.planner.best[seat]
            else:
                self.thoughts[self.moments * 4 + seat] = self.search.sums[seat] / self.search.simulations
        self.moments += 1

    # For callers in Python

    def kept_rows(self) -> bytes:
        """The rows of all moments of the last game: moments × 4 seats × SEEN numbers of 16 bits."""
        return memoryview(self.rows)[: self.moments * 4 * SEEN].tobytes()

    def kept_thoughts(self) -> bytes:
        """The shares thought of at all moments of the last game: moments × 4 seats, in double precision."""
        return memoryview(self.thoughts)[: self.moments * 4].tobytes()

    def final_shares(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        return self.network.shares_of(self.state)
