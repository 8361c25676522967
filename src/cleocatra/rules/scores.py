"""The Scores of a state (section 5), numbered so that one can be drawn at random without listing all."""

from __future__ import annotations

from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.state import State

COUNT = bit_counts()
LOWEST = lowest_bits()


class Scores:
    """The player's Scores: `find` counts them, `code` gives one of them by its number.

    A rescue is a Score without its inspectors: the rescue tile and the helpers. `ways` holds in how many ways
    each rescue can send inspectors.
    """

    def __init__(self) -> None:
        self.own = 0
        self.rescues = [0] * 128  # room for a variant: 13 rescuers with 8 sets of helpers each
        self.ways = [0] * 128
        self.size = 0  # rescues
        self.number = 0  # Scores
        self.helper_sets = [0] * 16

    def find(self, state: State, own: int) -> int:
        """Find every rescue tile with its helpers, for the rescuers `own`; return the number of Scores."""
        self.own = own
        self.size = 0
        self.number = 0
        rest = own & ~state.inspectors
        while rest:
            tile = LOWEST[rest]
            rest &= rest - 1
            if state.rulings:
                self.find_helper_sets(state, tile)
            else:
                self.find_helpers(state, tile)
        return self.number

    def find_helpers(self, state: State, tile: int) -> None:
        """R7: one tile of each colour is scored, the rescue tile for its own; R9: the player chooses which.

        R8: inspectors don't keep a rescuer from helping, so they are not looked at.
        """
        sure = 0  # helpers on the only neighbour of their colour
        choice = 0  # helpers of whom at most one is scored
        leave = 1  # whether all of those may be left out
        rest = state.adjacent[tile] & ~state.of_kind[state.kind[tile]]
        while rest:
            first = LOWEST[rest]
            same = rest & state.of_kind[state.kind[first]]
            rest &= ~same
            helping = same & self.own
            if same & (same - 1) == 0:
                sure |= helping
            elif helping:
                choice = helping
                leave = 1 if same & ~helping else 0
        if leave:
            self.add_rescue(state, tile, sure)
        while choice:
            self.add_rescue(state, tile, sure | choice & -choice)
            choice &= choice - 1

    def find_helper_sets(self, state: State, tile: int) -> None:
        """The same for variants of R7 and R9: for each colour, add each helper or none to every set."""
        self.helper_sets[0] = 0
        size = 1
        rest = state.adjacent[tile]
        while rest:
            kind = state.kind[LOWEST[rest]]
            same = rest & state.of_kind[kind]
            rest &= ~same
            helping = same & self.own
            leave = same & ~helping or state.rulings & codes.R9_OPTIONAL
            if kind == state.kind[tile]:
                if state.rulings & codes.R7_ANY_TILE == 0:
                    continue
                leave = 1  # the rescue tile itself is one of its colour
            if state.rulings & codes.R9_MOST and helping:
                leave = 0
            before = size
            while helping:
                for index in range(before):
                    self.helper_sets[size] = self.helper_sets[index] | 1 << LOWEST[helping]
                    size += 1
                helping &= helping - 1
            if leave == 0:
                size -= before
                for index in range(size):
                    self.helper_sets[index] = self.helper_sets[index + before]
        for index in range(size):
            self.add_rescue(state, tile, self.helper_sets[index])

    def add_rescue(self, state: State, tile: int, helpers: int) -> None:
        """Store a rescue tile with its helpers, and count the ways to send inspectors."""
        places = self.places(state, tile)
        sent = 2 if places & (places - 1) else 1
        missing = sent - state.unused
        if state.rulings:
            sent = self.sent(state, tile, places)
            missing = sent + COUNT[self.fixed(state, tile)] - state.unused
        ways = self.choices(places, sent) * self.choices(state.inspectors, missing)
        self.rescues[self.size] = codes.SCORE | tile << codes.TILE_SHIFT | helpers << codes.HELPERS_SHIFT
        self.ways[self.size] = ways
        self.size += 1
        self.number += ways

    def code(self, state: State, number: int) -> int:
        """Return the code of the Score with this number, from 0; call `find` with the same state first."""
        index = 0
        while number >= self.ways[index]:
            number -= self.ways[index]
            index += 1
        rescue = self.rescues[index]
        tile = rescue >> codes.TILE_SHIFT & codes.TILE_MASK
        places = self.places(state, tile)
        sent = 2 if places & (places - 1) else 1
        fixed = 0
        if state.rulings:
            sent = self.sent(state, tile, places)
            fixed = self.fixed(state, tile)
        missing = sent + COUNT[fixed] - state.unused  # unused inspectors go first
        takings = self.choices(state.inspectors, missing)
        put = fixed | self.chosen(places, sent, number // takings)
        return self.with_inspectors(rescue, self.chosen(state.inspectors, missing, number % takings), put)

    def with_inspectors(self, rescue: int, taken: int, put: int) -> int:
        return rescue | taken << codes.TAKEN_SHIFT | put << codes.PUT_SHIFT

    def places(self, state: State, tile: int) -> int:
        """Step 4: the tiles that can get an inspector of this Score (Princess: two); R4: one on a tile."""
        if state.kind[tile] != codes.PRINCESS or state.abilities & 1 << codes.PRINCESS == 0:
            return 1 << tile
        places = (1 << state.tiles) - 1 & ~state.inspectors  # R13: the rescue tile included
        if state.rulings & (codes.R13_ELSEWHERE | codes.R13_RESCUE_TILE):
            places &= ~(1 << tile)
        return places

    def sent(self, state: State, tile: int, places: int) -> int:
        """How many inspectors a variant's Score puts on these tiles."""
        most = min(2, state.unused + COUNT[state.inspectors]) - COUNT[self.fixed(state, tile)]
        return min(COUNT[places], most)

    def fixed(self, state: State, tile: int) -> int:
        """The tile that always gets an inspector of Princess in a variant of R13."""
        if state.rulings & codes.R13_RESCUE_TILE == 0 or state.unused + COUNT[state.inspectors] == 0:
            return 0
        return (
            1 << tile if state.kind[tile] == codes.PRINCESS and state.abilities & 1 << codes.PRINCESS else 0
        )

    def choices(self, mask: int, size: int) -> int:
        """How many sets of `size` bits a mask has, at most two; a size below 0 counts as 0."""
        bits = COUNT[mask]
        if size == 2:
            return bits * (bits - 1) // 2
        return bits if size == 1 else 1

    def chosen(self, mask: int, size: int, number: int) -> int:
        """Return the set with this number, from 0, among those that `choices` counts."""
        if size <= 0:
            return 0
        first = 0
        if size == 2:
            while True:
                first = mask & -mask
                mask ^= first
                if number < COUNT[mask]:
                    break
                number -= COUNT[mask]
        while number:
            mask &= mask - 1
            number -= 1
        return first | mask & -mask
