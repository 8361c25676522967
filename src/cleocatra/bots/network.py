"""The evaluation: a small network, trained by self-play, that gives each seat's share of victory.

For each seat the active rows of the first layer are added up, cut off below zero and weighed by the second
layer; a softmax over the seats makes shares of it. A finished game has its true shares.
"""

from __future__ import annotations

from array import array

from cleocatra.bots.features import Features
from cleocatra.bots.rows import row_count
from cleocatra.rules.codes import OVER
from cleocatra.rules.state import State

UNITS = 32
EULER = 2.718281828459045


def weight_count(players: int) -> int:
    """First layer, its offsets, and the second layer."""
    return row_count(players) * UNITS + 2 * UNITS


class Network:
    """One network for a number of players; `weights` as `weight_count` says, in single precision."""

    def __init__(self, players: int, weights: array[float]) -> None:
        if len(weights) != weight_count(players):
            raise ValueError(f"{weight_count(players)} weights are needed, not {len(weights)}")
        self.players = players
        self.weights = weights
        self.offsets = row_count(players) * UNITS
        self.features = Features()
        self.units = [0.0] * 32
        self.shares = [0.0] * 4

    def judge(self, state: State) -> None:
        """Put each seat's share of victory into `shares`."""
        if state.phase == OVER:
            self.judge_end(state)
            return
        self.features.look(state)
        highest = -1e9
        for seat in range(state.players):
            logit = self.logit(state, seat)
            self.shares[seat] = logit
            highest = max(highest, logit)
        total = 0.0
        for seat in range(state.players):
            self.shares[seat] = EULER ** (self.shares[seat] - highest)
            total += self.shares[seat]
        for seat in range(state.players):
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

    def logit(self, state: State, seat: int) -> float:
        self.features.collect(state, seat)
        for unit in range(32):
            self.units[unit] = self.weights[self.offsets + unit]
        for index in range(self.features.size):
            self.add_row(self.features.rows[index] * 32)
        total = 0.0
        for unit in range(32):
            if self.units[unit] > 0.0:
                total += self.units[unit] * self.weights[self.offsets + 32 + unit]
        return total

    def add_row(self, start: int) -> None:
        for unit in range(32):
            self.units[unit] += self.weights[start + unit]

    # For callers in Python

    def shares_of(self, state: State) -> list[float]:
        """Each seat's share of victory."""
        self.judge(state)
        return [self.shares[seat] for seat in range(state.players)]

    def rows_of(self, state: State, seat: int) -> list[int]:
        """The active rows, for training."""
        self.features.look(state)
        self.features.collect(state, seat)
        return [self.features.rows[index] for index in range(self.features.size)]
