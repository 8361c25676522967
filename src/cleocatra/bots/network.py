"""The evaluation: a small network, trained by self-play, that gives each seat's share of victory.

For each seat the active rows of the first layer are added up, cut off below zero and weighed by the second
layer; a softmax over the seats makes shares of it. A finished game has its true shares.

States are judged one after another that differ in few facts, so the sums are kept and only what changed since
the last state is added and taken away: in whole numbers, so that the order never matters.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from cleocatra.bots.features import Features
from cleocatra.bots.rows import SEAT_FACTS, SEAT_ROWS, TABLE_FACTS, row_count
from cleocatra.rules import codes
from cleocatra.rules.state import State

UNITS = 32
EULER = 2.718281828459045
TABLE_BASE = 4 * SEAT_FACTS
LARGEST = 32767  # of a whole number of 16 bits


def weight_count(players: int) -> int:
    """First layer, its offsets, and the second layer."""
    return row_count(players) * UNITS + 2 * UNITS


@lru_cache(maxsize=16)  # every bot of a game, and every game, has the same
def whole_weights(weights: bytes, players: int) -> tuple[int, array[int]]:
    """The first layer and its offsets in whole numbers, and how many make one: no sum can overflow."""
    layer = array("f", weights)[: (row_count(players) + 1) * UNITS]
    added = players * SEAT_FACTS + TABLE_FACTS + 1
    most = max(max(layer), -min(layer), 1e-6) * added
    scale = 1
    while 2 * scale * most + added < LARGEST and scale < 4096:
        scale *= 2
    return scale, array("h", [round(weight * scale) for weight in layer])


class Network:
    """One network for a number of players; `weights` as `weight_count` says, in single precision."""

    def __init__(self, players: int, weights: array[float]) -> None:
        if len(weights) != weight_count(players):
            raise ValueError(f"{weight_count(players)} weights are needed, not {len(weights)}")
        self.players = players
        scale, self.layer = whole_weights(weights.tobytes(), players)
        self.last = [0.0] * 32
        self.features = Features()
        self.shares = [0.0] * 4
        self.units = [0] * 128  # UNITS sums for each of four seats
        self.seen = [0] * 84  # the facts that the sums are made of, as `features.facts`
        for unit in range(32):
            self.last[unit] = weights[len(weights) - 32 + unit] / scale
        self.begin()

    def begin(self) -> None:
        """Make the sums those of a state whose facts are all zero, as `seen` says."""
        offsets = len(self.layer) - 32
        for seat in range(self.players):
            for unit in range(32):
                self.units[seat * 32 + unit] = self.layer[offsets + unit]
            for step in range(self.players):
                for _ in range(SEAT_FACTS):
                    self.add_row(seat, step * SEAT_ROWS)
            for _ in range(TABLE_FACTS):
                self.add_row(seat, self.players * SEAT_ROWS)

    def judge(self, state: State) -> None:
        """Put each seat's share of victory into `shares`."""
        if state.phase == codes.OVER:
            self.judge_end(state)
            return
        self.features.look(state)
        self.catch_up()
        highest = -1e9
        for seat in range(self.players):
            logit = self.logit(seat)
            self.shares[seat] = logit
            highest = max(highest, logit)
        total = 0.0
        for seat in range(self.players):
            self.shares[seat] = EULER ** (self.shares[seat] - highest)
            total += self.shares[seat]
        for seat in range(self.players):
            self.shares[seat] /= total

    def judge_end(self, state: State) -> None:
        most = 0
        for seat in range(state.players):
            most = max(most, state.points[seat])
        winners = 0
        for seat in range(state.players):
            if state.points[seat] == most:
                winners += 1
        for seat in range(state.players):
            self.shares[seat] = 1.0 / winners if state.points[seat] == most else 0.0

    def catch_up(self) -> None:
        """Bring the sums to the facts of the present state."""
        for other in range(self.players):
            for fact in range(other * SEAT_FACTS, (other + 1) * SEAT_FACTS):
                row = self.features.facts[fact]
                if row != self.seen[fact]:
                    for seat in range(self.players):
                        base = (other - seat if other >= seat else other - seat + self.players) * SEAT_ROWS
                        self.change_row(seat, base + self.seen[fact], base + row)
                    self.seen[fact] = row
        base = self.players * SEAT_ROWS
        for seat in range(self.players):
            for fact in range(TABLE_BASE + seat * TABLE_FACTS, TABLE_BASE + (seat + 1) * TABLE_FACTS):
                row = self.features.facts[fact]
                if row != self.seen[fact]:
                    self.change_row(seat, base + self.seen[fact], base + row)
                    self.seen[fact] = row

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

    def shares_of(self, state: State) -> list[float]:
        """Each seat's share of victory."""
        self.judge(state)
        return [self.shares[seat] for seat in range(state.players)]

    def rows_of(self, state: State, seat: int) -> list[int]:
        """The active rows, for training."""
        self.features.look(state)
        self.features.collect(state.players, seat)
        return [self.features.rows[index] for index in range(self.features.size)]
