"""Chance, passed in wherever it is needed: a small generator that gives the same numbers everywhere.

PCG-XSH-RS with 64 bits of state: compiled and uncompiled runs, and every platform, agree.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

from cleocatra.rules.bits import bit_counts, lowest_bits
from cleocatra.rules.codes import DISPATCH, OVER, SCORE, SCOUT, SEARCH, TEAM
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
    """A starting state far from those of neighbouring seeds (the finish of SplitMix64)."""
    word = (seed + 0x9E3779B97F4A7C15) % (1 << 64)
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % (1 << 64)
    word = (word ^ word >> 27) * 0x94D049BB133111EB % (1 << 64)
    return word ^ word >> 31


class Dice:
    """A seeded source of chance that shuffles piles and plays at random.

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
        if kind == SCOUT:
            while True:
                index = self.below(state.rim_size)
                if legal.scout_allowed(state, state.rim_touch[index]):
                    return SCOUT | state.rim[index] << 12
        if kind == SEARCH:
            while True:  # every pair is equally likely; a pair that isn't allowed is drawn again
                tile = self.one_of(legal.takable)
                index = self.below(state.rim_size)
                if legal.search_allowed(state, tile, state.rim_touch[index]):
                    return SEARCH | tile << 4 | state.rim[index] << 12
        if kind == TEAM:
            return TEAM | self.one_of(legal.teams) << 4
        if kind == SCORE:
            return legal.score(state, self.below(legal.find_scores(state)))
        if kind == DISPATCH:
            return DISPATCH
        legal.size = 0
        legal.fill(state, kind)
        return legal.codes[self.below(legal.size)]

    def choice(self, state: State, legal: Legal) -> int:
        """`choose`, for callers in Python."""
        if state.phase == OVER:  # there is nothing to choose, and the kernel wouldn't notice
            raise ValueError("the game is over")
        return self.choose(state, legal)

    def play(self, state: State, legal: Legal, limit: int) -> int:
        """Play at random to the end, or until `limit` actions are done; the answer is their number."""
        done = 0
        while done < limit and state.phase != 4:
            state.apply(self.choose(state, legal))
            done += 1
        return done

    def shuffle_pile(self, state: State, known: int) -> None:
        """Put the tiles that are not drawn yet into a random order, but for the first `known` ones."""
        top = state.tiles + known
        for last in range(state.pile - 1, top, -1):
            other = top + self.below(last - top + 1)
            kind = state.kind[last]
            state.reveal(last, state.kind[other])
            state.reveal(other, kind)

    def play_games(self, start: State, number: int, limit: int) -> int:
        """Play games at random from a start, each with a pile of its own; how many actions that took."""
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
        """`play`, for callers in Python: other threads go on meanwhile."""
        with cython.nogil:
            done = self.play(state, legal, limit)
        return done
