"""Lists every way to play the rest of a turn, each evaluated by the network.

The state must know the kinds of the tiles in the pile, but `plan` ignores their order: a Scout whose tile
lies face down is one candidate, whose value is the mean over the kinds that may be drawn. `plan_quickly`
evaluates it with the top tile of the pile only: this is faster, and unbiased over many shuffled piles.
"""

from __future__ import annotations

from array import array

from cleocatra.bots.network import Network
from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

COUNT = bit_counts()
CAPACITY = 1 << 16  # candidates; long random games of four had up to about 16,000


class Planner:
    """Lists candidates: the two codes of a turn, and the mover's win probability after it.

    `best` holds the win probability of each seat after the best candidate, which is the value of the state.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self.legal = Legal()
        self.next_legal = Legal()
        self.middle = State()
        self.after = State()
        self.ahead = State()
        self.first = array("Q", [0]) * CAPACITY
        self.second = array("Q", [0]) * CAPACITY
        self.value = array("d", [0.0]) * CAPACITY
        self.size = 0
        self.best = [0.0] * 4
        self.best_value = -1.0
        self.mean = [0.0] * 4
        self.kept = [0.0] * 4

    def plan(self, state: State, revealed: int) -> int:
        """List the candidates. `revealed`: a Scout is declared and its tile lies face up."""
        self.size = 0
        self.best_value = -1.0
        scouts = self.list_turns(state, revealed)
        if scouts:
            self.evaluate_scout(state, (1 << state.pile) - (1 << state.tiles))
        return self.size

    def plan_quickly(self, state: State, revealed: int) -> int:
        """List the candidates; the caller has shuffled the pile, whose top tile stands for a Scout."""
        self.size = 0
        self.best_value = -1.0
        scouts = self.list_turns(state, revealed)
        if scouts:
            self.evaluate_scout(state, 1 << state.tiles)
        return self.size

    def list_turns(self, state: State, scouting: int) -> int:
        """Evaluate all turns that begin with a Scout, or all others; return whether Scouts were left out."""
        mover = state.player
        left_out = 0
        number = self.legal.fill_all(state)
        for index in range(number):
            code = self.legal.codes[index]
            if (code & codes.KIND_MASK == codes.SCOUT) != (scouting != 0):
                left_out = 1
                continue
            self.middle.copy_from(state)
            self.middle.apply(code)
            if self.middle.phase != codes.SECOND:
                self.evaluate(self.middle, mover, code, codes.NO_CODE)
                continue
            followers = self.next_legal.fill_all(self.middle)
            self.after.copy_board(self.middle)  # Rescuer actions leave it as it is
            for follower in range(followers):
                self.after.copy_rest(self.middle)
                self.after.apply(self.next_legal.codes[follower])
                self.evaluate(self.after, mover, code, self.next_legal.codes[follower])
        return left_out if scouting == 0 else 0

    def evaluate(self, state: State, mover: int, code: int, next_code: int) -> None:
        self.network.evaluate(state)
        value = self.network.win_probability[mover]
        if value > self.best_value:
            self.best_value = value
            for seat in range(state.players):
                self.best[seat] = self.network.win_probability[seat]
        if self.size < CAPACITY - 1:  # one place is left for REVEAL
            self.first[self.size] = code
            self.second[self.size] = next_code
            self.value[self.size] = value
            self.size += 1

    def evaluate_scout(self, state: State, drawn: int) -> None:
        """Add the candidate REVEAL; its value is the mean of the best turns with each tile of `drawn`."""
        mover = state.player
        listed = self.size
        rest_value = self.best_value
        for seat in range(codes.SEATS):
            self.kept[seat] = self.best[seat]
            self.mean[seat] = 0.0
        for kind in range(codes.TILE_KINDS):
            number = COUNT[state.of_kind[kind] & drawn]
            if number == 0:
                continue
            self.ahead.copy_from(state)
            self.ahead.reveal(state.tiles, kind)
            self.best_value = -1.0
            self.list_turns(self.ahead, 1)
            self.size = listed
            for seat in range(state.players):
                self.mean[seat] += self.best[seat] * number / COUNT[drawn]
        self.first[listed] = codes.REVEAL
        self.second[listed] = codes.NO_CODE
        self.value[listed] = self.mean[mover]
        self.size = listed + 1
        self.best_value = max(rest_value, self.mean[mover])
        for seat in range(codes.SEATS):
            self.best[seat] = self.mean[seat] if self.mean[mover] > rest_value else self.kept[seat]

    def best_index(self) -> int:
        """The index of the best candidate; the first one if several are equal."""
        best = 0
        for index in range(1, self.size):
            if self.value[index] > self.value[best]:
                best = index
        return best

    # For callers in Python

    def candidates(self, state: State, revealed: bool) -> list[tuple[float, int, int]]:
        """Every candidate, best first: its value and its two codes."""
        self.plan(state, 1 if revealed else 0)
        found = [(self.value[i], self.first[i], self.second[i]) for i in range(self.size)]
        return sorted(found, key=lambda one: (-one[0], one[1], one[2]))
