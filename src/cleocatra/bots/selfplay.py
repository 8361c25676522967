"""Self-play: the network plays all seats and explores, and samples for training are kept."""

from __future__ import annotations

from array import array

from cleocatra.bots import rows
from cleocatra.bots.network import Network
from cleocatra.bots.planner import Planner
from cleocatra.bots.search import TreeSearch
from cleocatra.bots.tree import Tree
from cleocatra.rules import codes
from cleocatra.rules.dice import Dice
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

EULER = 2.718281828459045
SAMPLES = 400  # turns in a game; a longer game is abandoned
NO_ROW = 65535  # fills the unused places of a sample
WIDTH = 16
C_PUCT = 1.5
PRIOR_TEMPERATURE = 0.05
NEGLIGIBLE = 12.0  # temperatures below the best candidate: such a candidate is never picked
FINE = 1 << 30  # steps of a random number from 0 to 1


class SelfPlay:
    """Plays one game at a time, and keeps a sample of every turn: the active rows and the estimated values.

    Without simulations a turn is drawn from a softmax over the network's values with this temperature; with
    simulations, in proportion to the squared visits of a search.
    """

    def __init__(self, network: Network, seed: int, temperature: float, simulations: int) -> None:
        self.network = network
        self.planner = Planner(network)
        self.dice = Dice(seed)
        self.temperature = temperature
        self.simulations = simulations
        self.search = TreeSearch(
            self.planner,
            Tree(6 * simulations + 8, (WIDTH + 10) * simulations + 64),
            self.dice,
            WIDTH,
            C_PUCT,
            PRIOR_TEMPERATURE,
        )
        self.state = State()
        self.rows = array("H", bytes(2 * SAMPLES * codes.SEATS * rows.MOST_ACTIVE))
        self.values = array("d", bytes(8 * SAMPLES * codes.SEATS))
        self.samples = 0
        self.first = 0
        self.second = 0

    def play_game(self, start: State) -> bool:
        """Shuffle the pile of `start` and play a game; return whether it came to an end. Releases the GIL."""
        with cython.nogil:
            done = self.play(start)
        return done

    def play(self, start: State) -> bool:
        self.samples = 0
        self.state.copy_from(start)
        self.dice.shuffle_pile(self.state, 0)
        while self.state.phase != codes.OVER and self.samples < SAMPLES:
            self.keep_rows()
            self.choose(0)
            self.keep_value()
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
        edge = self.pick_visited()
        self.first = self.search.tree.first[edge]
        self.second = self.search.tree.second[edge]

    def pick(self) -> int:
        """A random candidate, by a softmax over the values."""
        best = self.planner.value[self.planner.best_index()]
        if self.temperature <= 0.0:
            return self.planner.best_index()
        total = 0.0
        for index in range(self.planner.size):
            lack = (best - self.planner.value[index]) / self.temperature
            if lack < NEGLIGIBLE:
                total += EULER**-lack
        left = total * self.dice.below(FINE) / FINE
        for index in range(self.planner.size):
            lack = (best - self.planner.value[index]) / self.temperature
            if lack < NEGLIGIBLE:
                left -= EULER**-lack
                if left < 0.0:
                    return index
        return self.planner.best_index()

    def pick_visited(self) -> int:
        """A random edge of the root, in proportion to its squared visits."""
        total = 0
        for edge in range(self.search.tree.width[0]):
            total += (self.search.tree.edge_visits[edge] - 1) ** 2
        left = self.dice.below(total) if total else 0
        for edge in range(self.search.tree.width[0]):
            left -= (self.search.tree.edge_visits[edge] - 1) ** 2
            if left < 0:
                return edge
        return self.search.tree.most_visited(0)

    def keep_rows(self) -> None:
        """Keep the active rows as each seat sees them."""
        self.network.features.look(self.state)
        for seat in range(self.state.players):
            self.network.features.collect(self.state.players, seat)
            base = (self.samples * codes.SEATS + seat) * rows.MOST_ACTIVE
            for index in range(self.network.features.size):
                self.rows[base + index] = self.network.features.active[index]
            for index in range(self.network.features.size, rows.MOST_ACTIVE):
                self.rows[base + index] = NO_ROW

    def keep_value(self) -> None:
        """Keep the estimated value of each seat; this completes the sample."""
        for seat in range(self.state.players):
            if self.simulations == 0:
                self.values[self.samples * codes.SEATS + seat] = self.planner.best[seat]
            else:
                self.values[self.samples * codes.SEATS + seat] = (
                    self.search.sums[seat] / self.search.simulations
                )
        self.samples += 1

    # For callers in Python

    def kept_rows(self) -> bytes:
        """The rows of the last game: samples × 4 seats × MOST_ACTIVE integers of 16 bits."""
        return memoryview(self.rows)[: self.samples * codes.SEATS * rows.MOST_ACTIVE].tobytes()

    def kept_values(self) -> bytes:
        """The estimated values of the last game: samples × 4 seats, double precision."""
        return memoryview(self.values)[: self.samples * codes.SEATS].tobytes()

    def final_shares(self) -> list[float]:
        """Each seat's share of the victory once the game is over."""
        return self.network.win_probabilities(self.state)
