"""Elo-like ratings from all games of a ladder: 400 points more mean ten victories to one.

Bots don't change from game to game, so the order of games doesn't matter: the ratings are the maximum
likelihood fit of the Bradley–Terry model, computed by choix. Only differences are meaningful, so the rating
of one bot, the anchor, is fixed. Intervals are those of the differences from it (Fisher information).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from cleocatra.bots.estimates import NORMAL_95
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played

SCALE = 400 / log(10)
ANCHOR_RATING = 2000
PRIOR = 0.5  # imaginary victories of both bots of a pair, so that a bot that always wins has a rating too
Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and half the 95 % interval of its difference from the anchor."""

    name: str
    strength: float
    margin: float


def ratings(matches: Sequence[tuple[Match, Iterable[Played]]], anchor: str) -> list[Rating]:
    """The ratings of all bots, the strongest first.

    Every match must be between two different bots, in any number of seats.
    """
    names = list(dict.fromkeys(name for match, _ in matches for name in match.bots))
    wins = victories(names, matches)
    strength: Matrix = choix.ilsr_pairwise_dense(wins)
    fixed = names.index(anchor)
    margin = NORMAL_95 * np.sqrt(variance_of_difference(strength, wins + wins.T, fixed))
    rows = zip(names, ANCHOR_RATING + SCALE * (strength - strength[fixed]), SCALE * margin, strict=True)
    return sorted((Rating(*row) for row in rows), key=lambda rating: -rating.strength)


def victories(names: Sequence[str], matches: Iterable[tuple[Match, Iterable[Played]]]) -> Matrix:
    """How often each bot won against each other one; a shared victory counts in part."""
    wins = np.zeros((len(names), len(names)))
    for match, games in matches:
        upper, lower = (names.index(name) for name in dict.fromkeys(match.bots))
        wins[upper, lower] += PRIOR
        wins[lower, upper] += PRIOR
        for game in games:
            for name, share in zip(match.bots, game.shares, strict=True):
                wins[(upper, lower) if name == names[upper] else (lower, upper)] += share
    return wins


def variance_of_difference(strength: Matrix, games: Matrix, fixed: int) -> NDArray[np.floating]:
    """The variance of each strength's difference from that of `fixed`, by the inverse Fisher information."""
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    weight = games * chance * (1 - chance)
    together = np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight)
    own = np.diag(together)
    difference: NDArray[np.floating] = own + own[fixed] - 2 * together[fixed]
    return difference.clip(0)
