"""The evaluation: a small network, trained by self-play, that estimates the win probability of each seat.

For each seat the network sums the active rows of the first layer, applies a ReLU, and weights the result
with the second layer; a softmax over the seats makes win probabilities. In a finished game they are the true
shares of the victory.

Consecutive states differ in few facts, so the sums are updated incrementally: only the rows that changed
since the last state are added and subtracted. The sums are integers, so the order of updates doesn't matter.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from cleocatra.bots import rows
from cleocatra.bots.features import Features
from cleocatra.bots.rows import row_count
from cleocatra.rules import codes
from cleocatra.rules.state import State

EULER = 2.718281828459045
LARGEST = 32767  # integer of 16 bits
FINEST = 4096  # the largest scale of the integer weights


def weight_count(players: int) -> int:
    """The number of weights: first layer, its biases, and second layer."""
    return row_count(players) * rows.UNITS + 2 * rows.UNITS


@lru_cache(maxsize=16)  # all bots of all games share a few networks
def whole_weights(weights: bytes, players: int) -> tuple[int, array[int]]:
    """The scale of the integer weights, and the first layer with its biases; no sum can overflow."""
    layer = array("f", weights)[: (row_count(players) + 1) * rows.UNITS]
    added = players * rows.SEAT_FACTS + rows.TABLE_FACTS + 1
    most = max(max(layer), -min(layer), 1e-6) * added
    scale = 1
    while 2 * scale * most + added < LARGEST and scale < FINEST:
        scale *= 2
    return scale, array("h", [round(weight * scale) for weight in layer])


class Network:
    """The network for a number of players; `weights` are `weight_count(players)` single-precision numbers."""

    def __init__(self, players: int, weights: array[float]) -> None:
        if len(weights) != weight_count(players):
            raise ValueError(f"{weight_count(players)} weights are needed, not {len(weights)}")
        self.players = players
        scale, self.layer = whole_weights(weights.tobytes(), players)
        # Cython wants the lengths of C arrays as literals and compares them with the .pxd
        self.last = [0.0] * 32
        self.features = Features()
        self.win_probability = [0.0] * 4
        self.units = [0] * 128  # UNITS sums for each of four seats
        self.seen = [0] * 84  # the facts that the sums are made of, as `features.facts`
        for unit in range(rows.UNITS):
            self.last[unit] = weights[len(weights) - rows.UNITS + unit] / scale
        self.begin()

    def begin(self) -> None:
        """Set the sums to those of a state whose facts are all zero, as `seen` is at first."""
        biases = len(self.layer) - rows.UNITS
        for seat in range(self.players):
            for unit in range(rows.UNITS):
                self.units[seat * rows.UNITS + unit] = self.layer[biases + unit]
            for step in range(self.players):
                for _ in range(rows.SEAT_FACTS):
                    self.add_row(seat, step * rows.SEAT_ROWS)
            for _ in range(rows.TABLE_FACTS):
                self.add_row(seat, self.players * rows.SEAT_ROWS)

    def evaluate(self, state: State) -> None:
        """Put the win probability of each seat into `win_probability`."""
        if state.phase == codes.OVER:
            self.evaluate_end(state)
            return
        self.features.look(state)
        self.update_sums()
        highest = -1e9
        for seat in range(self.players):
            logit = self.logit(seat)
            self.win_probability[seat] = logit
            highest = max(highest, logit)
        total = 0.0
        for seat in range(self.players):
            self.win_probability[seat] = EULER ** (self.win_probability[seat] - highest)
            total += self.win_probability[seat]
        for seat in range(self.players):
            self.win_probability[seat] /= total

    def evaluate_end(self, state: State) -> None:
        """The same for a finished game: the shares of the victory."""
        for seat in range(state.players):
            self.win_probability[seat] = state.victory_share(seat)

    def update_sums(self) -> None:
        """Update the sums to the facts of the current state."""
        for other in range(self.players):
            for fact in range(other * rows.SEAT_FACTS, (other + 1) * rows.SEAT_FACTS):
                row = self.features.facts[fact]
                if row != self.seen[fact]:
                    for seat in range(self.players):
                        step = other - seat if other >= seat else other - seat + self.players
                        base = step * rows.SEAT_ROWS
                        self.change_row(seat, base + self.seen[fact], base + row)
                    self.seen[fact] = row
        base = self.players * rows.SEAT_ROWS
        for seat in range(self.players):
            start = rows.TABLE_BASE + seat * rows.TABLE_FACTS
            for fact in range(start, start + rows.TABLE_FACTS):
                row = self.features.facts[fact]
                if row != self.seen[fact]:
                    self.change_row(seat, base + self.seen[fact], base + row)
                    self.seen[fact] = row

    # 32 is `rows.UNITS`: the C compiler vectorises these loops only if their length is a literal

    def change_row(self, seat: int, old: int, new: int) -> None:
        for unit in range(32):
            self.units[seat * 32 + unit] += self.layer[new * 32 + unit] - self.layer[old * 32 + unit]

    def add_row(self, seat: int, row: int) -> None:
        for unit in range(32):
            self.units[seat * 32 + unit] += self.layer[row * 32 + unit]

    def logit(self, seat: int) -> float:
        total = 0.0
        for unit in range(32):
            if self.units[seat * 32 + unit] > 0:
                total += self.units[seat * 32 + unit] * self.last[unit]
        return total

    # For callers in Python

    def win_probabilities(self, state: State) -> list[float]:
        """The win probability of each seat."""
        self.evaluate(state)
        return [self.win_probability[seat] for seat in range(state.players)]

    def rows_of(self, state: State, seat: int) -> list[int]:
        """The active rows as `seat` sees them, for training."""
        self.features.look(state)
        self.features.collect(state.players, seat)
        return [self.features.active[index] for index in range(self.features.size)]
