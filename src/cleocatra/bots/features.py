"""Finds the facts that `rows` lays out, in a state of the kernel."""

from __future__ import annotations

from cleocatra.bots.rows import SEAT_FACTS, SEAT_ROWS, SEAT_START, TABLE_START
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.codes import BONUS
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()
SEAT_FROM = list(SEAT_START)
TABLE_FROM = list(TABLE_START)


class Features:
    """Finds the active rows of a state; `look` first, then `collect` for each seat."""

    def __init__(self) -> None:
        self.seat_rows = [0] * 52  # SEAT_FACTS for each of four seats
        self.rows = [0] * 60
        self.size = 0
        self.best_open = 0

    def look(self, state: State) -> None:
        """Find the facts of every seat."""
        self.best_open = 0
        rest = (1 << state.tiles) - 1 & ~state.inspectors
        while rest:
            self.best_open = max(self.best_open, state.colours(LOWEST[rest]))
            rest &= rest - 1
        full = state.full()
        for seat in range(state.players):
            self.look_at(state, seat, full)

    def look_at(self, state: State, seat: int, full: int) -> None:
        own = state.rescuers[seat]
        best = 0
        second = 0
        area = 0
        rest = own
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            area = max(area, state.colours(tile))
            if state.inspectors >> tile & 1 == 0:
                worth = self.worth(state, tile, own)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        near = state.neighbours(own) & ~own & ~full
        step = 0
        if state.supply[seat] or state.herding:
            rest = near & ~state.inspectors
            while rest:
                step = max(step, self.worth(state, LOWEST[rest], own))
                rest &= rest - 1
        base = SEAT_FACTS * seat
        self.seat_rows[base] = min(state.points[seat], 30)
        self.seat_rows[base + 1] = SEAT_FROM[1] + min(state.supply[seat], 3)
        self.seat_rows[base + 2] = SEAT_FROM[2] + min(COUNT[own & state.inspectors], 3)
        self.seat_rows[base + 3] = SEAT_FROM[3] + min(best, 7)
        self.seat_rows[base + 4] = SEAT_FROM[4] + min(second, 7)
        self.seat_rows[base + 5] = SEAT_FROM[5] + min(step, 7)
        self.seat_rows[base + 6] = SEAT_FROM[6] + min(COUNT[near], 7)
        self.seat_rows[base + 7] = SEAT_FROM[7] + area
        for kind in range(5):
            self.seat_rows[base + 8 + kind] = SEAT_FROM[8 + kind] + min(COUNT[own & state.of_kind[kind]], 2)

    def worth(self, state: State, tile: int, own: int) -> int:
        """The points of a Score on this tile with the most helpers (R7: one for each other colour)."""
        helping = 0
        around = state.adjacent[tile] & own & ~state.of_kind[state.kind[tile]]
        while around:
            helping |= 1 << state.kind[LOWEST[around]]
            around &= around - 1
        return state.colours(tile) + COUNT[helping] + state.extra_point(tile)

    def collect(self, state: State, seat: int) -> None:
        """List the active rows as `seat` sees them."""
        self.size = 0
        players = state.players
        best_other = -1
        for step in range(players):
            other = seat + step
            if other >= players:
                other -= players
            if step and state.points[other] > best_other:
                best_other = state.points[other]
            for fact in range(SEAT_FACTS):
                self.add(step * SEAT_ROWS + self.seat_rows[other * SEAT_FACTS + fact])
        base = players * SEAT_ROWS
        lead = state.points[seat] - best_other
        self.add(base + min(max(lead, -12), 12) + 12)
        self.add(base + TABLE_FROM[1] + state.tiles)
        self.add(base + TABLE_FROM[2] + min(state.unused, 3))
        self.add(base + TABLE_FROM[3] + self.steps_to(seat, state.player, players))
        self.add(base + TABLE_FROM[4] + self.steps_to(seat, state.turn, players))
        self.add(base + TABLE_FROM[5] + seat)
        self.add(base + TABLE_FROM[6] + (1 if state.phase == BONUS else 0))
        self.add(base + TABLE_FROM[7] + self.best_open)

    def add(self, row: int) -> None:
        self.rows[self.size] = row
        self.size += 1

    def steps_to(self, seat: int, other: int, players: int) -> int:
        """How many seats further in turn order the other one sits."""
        return other - seat if other >= seat else other - seat + players
