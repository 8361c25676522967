"""A small seeded random number generator, passed in wherever chance is needed.

PCG-XSH-RS with 64 bits of state: it gives the same numbers on every platform, compiled or not.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

try:
    import cython
except ImportError:
    from cleocatra.rules import no_cython as cython

Item = TypeVar("Item")

COUNT = bit_counts()
LOWEST = lowest_bits()
FACTOR = 6364136223846793005
STEP = 1442695040888963407
WORD = (1 << 64) - 1
HALF_WORD = (1 << 32) - 1


def scattered(seed: int) -> int:
    """Return a first state that is far from those of neighbouring seeds (the last steps of SplitMix64)."""
    word = (seed + 0x9E3779B97F4A7C15) % (1 << 64)
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % (1 << 64)
    word = (word ^ word >> 27) * 0x94D049BB133111EB % (1 << 64)
    return word ^ word >> 31


class Dice:
    """A seeded generator that shuffles piles and plays at random.

    >>> pile = ["mafdat", "bastet", "mut", "princess"]
    >>> Dice(7).shuffle(pile)
    >>> pile
    ['mafdat', 'mut', 'bastet', 'princess']
    """

    def __init__(self, seed: int) -> None:
        self.word = scattered(seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit − 1 (bias under one in 2³² / limit)."""
        word = self.word
        self.word = (word * FACTOR + STEP) & WORD
        half = ((word >> 22 ^ word) >> (22 + (word >> 61))) & HALF_WORD
        return half * limit >> 32

    def number(self, limit: int) -> int:
        """`below`, for callers in Python."""
        return self.below(limit)

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle in place, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.number(last + 1)
            items[last], items[other] = items[other], items[last]

    def one_of(self, mask: int) -> int:
        """A random bit of a mask, as its number."""
        skip = self.below(COUNT[mask])
        while skip:
            mask &= mask - 1
            skip -= 1
        return LOWEST[mask]

    def choose(self, state: State, legal: Legal) -> int:
        """A random legal action: first a kind among those possible, then one of that kind, each uniformly."""
        kind = self.one_of(legal.look(state))
        if kind == codes.SCOUT:
            while True:
                index = self.below(state.rim_size)
                if legal.scout_allowed(state, state.rim_touch[index]):
                    return codes.SCOUT | state.rim[index] << codes.CELL_SHIFT
        if kind == codes.SEARCH:
            while True:  # draws again until a pair is allowed, so every allowed pair is equally likely
                tile = self.one_of(legal.takable)
                index = self.below(state.rim_size)
                if legal.search_allowed(state, tile, state.rim_touch[index]):
                    return codes.SEARCH | tile << codes.TILE_SHIFT | state.rim[index] << codes.CELL_SHIFT
        if kind == codes.TEAM:
            return codes.TEAM | self.one_of(legal.teams) << codes.TILE_SHIFT
        if kind == codes.SCORE:
            return legal.scores.code(state, self.below(legal.scores.find(state, legal.own)))
        if kind == codes.DISPATCH:
            return codes.DISPATCH
        legal.size = 0
        legal.fill(state, kind)
        return legal.codes[self.below(legal.size)]

    def choice(self, state: State, legal: Legal) -> int:
        """`choose`, for callers in Python."""
        if state.phase == codes.OVER:  # `choose` doesn't check this
            raise ValueError("the game is over")
        return self.choose(state, legal)

    def play(self, state: State, legal: Legal, limit: int) -> int:
        """Play at random to the end of the game or for `limit` actions; return the number of actions."""
        done = 0
        while done < limit and state.phase != codes.OVER:
            state.apply(self.choose(state, legal))
            done += 1
        return done

    def shuffle_pile(self, state: State, known: int) -> None:
        """Shuffle the tiles that are not drawn yet, except for the first `known` of them."""
        top = state.tiles + known
        for last in range(state.pile - 1, top, -1):
            other = top + self.below(last - top + 1)
            kind = state.kind[last]
            state.reveal(last, state.kind[other])
            state.reveal(other, kind)

    def play_games(self, start: State, number: int, limit: int) -> int:
        """Play games at random from a start, each with a new pile; return the number of actions."""
        legal = Legal()
        state = State()
        done = 0
        with cython.nogil:
            for _ in range(number):
                state.copy_from(start)
                self.shuffle_pile(state, 0)
                done += self.play(state, legal, limit)
        return done

    def play_out(self, state: State, legal: Legal, limit: int) -> int:
        """`play`, for callers in Python; releases the GIL."""
        with cython.nogil:
            done = self.play(state, legal, limit)
        return done
