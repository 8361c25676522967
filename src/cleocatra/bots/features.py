"""Computes the inputs of the evaluation network (see `rows`) from a state of the kernel."""

from __future__ import annotations

from cleocatra.bots import rows
from cleocatra.bots.rows import SEAT_START, TABLE_START
from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()
SEAT_FROM = list(SEAT_START)
TABLE_FROM = list(TABLE_START)


class Features:
    """The facts of a state: SEAT_FACTS for each of four seats, then TABLE_FACTS as each of them sees it."""

    def __init__(self) -> None:
        self.facts = [0] * 84
        self.active = [0] * 60
        self.size = 0

    def look(self, state: State) -> None:
        """Compute the facts of every seat."""
        best_open = 0
        rest = (1 << state.tiles) - 1 & ~state.inspectors
        while rest:
            best_open = max(best_open, state.colours(LOWEST[rest]))
            rest &= rest - 1
        for seat in range(state.players):
            self.look_at(state, seat)
            self.look_around(state, seat, best_open)

    def look_at(self, state: State, seat: int) -> None:
        """Compute the facts about a seat."""
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
        near = state.neighbours(own) & state.room(seat)
        step = 0
        if state.supply[seat] or state.herding:
            rest = near & ~state.inspectors
            while rest:
                step = max(step, self.worth(state, LOWEST[rest], own))
                rest &= rest - 1
        base = rows.SEAT_FACTS * seat
        self.facts[base] = min(state.points[seat], 30)
        self.facts[base + 1] = SEAT_FROM[1] + min(state.supply[seat], 3)
        self.facts[base + 2] = SEAT_FROM[2] + min(COUNT[own & state.inspectors], 3)
        self.facts[base + 3] = SEAT_FROM[3] + min(best, 7)
        self.facts[base + 4] = SEAT_FROM[4] + min(second, 7)
        self.facts[base + 5] = SEAT_FROM[5] + min(step, 7)
        self.facts[base + 6] = SEAT_FROM[6] + min(COUNT[near], 7)
        self.facts[base + 7] = SEAT_FROM[7] + area
        for kind in range(codes.TILE_KINDS):
            self.facts[base + 8 + kind] = SEAT_FROM[8 + kind] + min(COUNT[own & state.of_kind[kind]], 2)

    def worth(self, state: State, tile: int, own: int) -> int:
        """The points of a Score on this tile with the most helpers (R7: one for each other colour)."""
        helping = 0
        around = state.adjacent[tile] & own & ~state.of_kind[state.kind[tile]]
        while around:
            helping |= 1 << state.kind[LOWEST[around]]
            around &= around - 1
        return state.colours(tile) + COUNT[helping] + state.extra_point(tile)

    def look_around(self, state: State, seat: int, best_open: int) -> None:
        """Compute the facts about the table, as a seat sees it."""
        best_other = -1
        for other in range(state.players):
            if other != seat and state.points[other] > best_other:
                best_other = state.points[other]
        lead = state.points[seat] - best_other
        base = rows.TABLE_BASE + rows.TABLE_FACTS * seat
        self.facts[base] = min(max(lead, -12), 12) + 12
        self.facts[base + 1] = TABLE_FROM[1] + state.tiles
        self.facts[base + 2] = TABLE_FROM[2] + min(state.unused, 3)
        self.facts[base + 3] = TABLE_FROM[3] + self.steps_to(seat, state.player, state.players)
        self.facts[base + 4] = TABLE_FROM[4] + self.steps_to(seat, state.turn, state.players)
        self.facts[base + 5] = TABLE_FROM[5] + seat
        self.facts[base + 6] = TABLE_FROM[6] + (1 if state.phase == codes.BONUS else 0)
        self.facts[base + 7] = TABLE_FROM[7] + best_open

    def steps_to(self, seat: int, other: int, players: int) -> int:
        """How many seats further in turn order the other one sits."""
        return other - seat if other >= seat else other - seat + players

    def collect(self, players: int, seat: int) -> None:
        """List the active rows as `seat` sees them in `active`, for training."""
        self.size = 0
        for step in range(players):
            other = seat + step if seat + step < players else seat + step - players
            for fact in range(other * rows.SEAT_FACTS, (other + 1) * rows.SEAT_FACTS):
                self.active[self.size] = step * rows.SEAT_ROWS + self.facts[fact]
                self.size += 1
        start = rows.TABLE_BASE + seat * rows.TABLE_FACTS
        for fact in range(start, start + rows.TABLE_FACTS):
            self.active[self.size] = players * rows.SEAT_ROWS + self.facts[fact]
            self.size += 1
