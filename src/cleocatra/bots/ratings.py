"""Ratings from all games of a ladder, as chess has them: 400 points more are ten victories to one.

A bot doesn't change from game to game, so its rating is the strength that fits all games best, in whatever
order they were played: Bradley and Terry's model, fitted by choix. Only differences mean something, so one
bot is the measure of the others. How sure its distance from them is follows from how sharply the likelihood
falls around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

import choix
import numpy as np
from numpy.typing import NDArray

from cleocatra.bots.arena import Match, Played
from cleocatra.bots.standings import NORMAL_95

SCALE = 400 / log(10)
MEASURE = 2000  # the rating of the one that others are measured by
PRIOR = 0.5  # games that either of a pair is thought to have won besides: who always wins is rated too
Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and what its distance from the measure may be off by (95 %)."""

    name: str
    strength: float
    margin: float


def ratings(matches: Sequence[tuple[Match, Iterable[Played]]], measure: str) -> list[Rating]:
    """Ratings of all who played, the strongest first, with this bot as the measure of all.

    Every match is between two bots, in whatever seats.
    """
    names = list(dict.fromkeys(name for match, _ in matches for name in match.bots))
    wins = victories(names, matches)
    strength: Matrix = choix.ilsr_pairwise_dense(wins)
    fixed = names.index(measure)
    margin = NORMAL_95 * np.sqrt(variance_of_distance(strength, wins + wins.T, fixed))
    rows = zip(names, MEASURE + SCALE * (strength - strength[fixed]), SCALE * margin, strict=True)
    return sorted((Rating(*row) for row in rows), key=lambda rating: -rating.strength)


def victories(names: Sequence[str], matches: Iterable[tuple[Match, Iterable[Played]]]) -> Matrix:
    """How often each name won against each other; a shared victory is shared."""
    wins = np.zeros((len(names), len(names)))
    for match, games in matches:
        upper, lower = (names.index(name) for name in dict.fromkeys(match.bots))
        wins[upper, lower] += PRIOR
        wins[lower, upper] += PRIOR
        for game in games:
            for name, share in zip(match.bots, game.shares, strict=True):
                wins[(upper, lower) if name == names[upper] else (lower, upper)] += share
    return wins


def variance_of_distance(strength: Matrix, games: Matrix, fixed: int) -> NDArray[np.floating]:
    """How far each strength's distance from one of them may be off: the inverse of what the games tell."""
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    weight = games * chance * (1 - chance)
    together = np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight)
    own = np.diag(together)
    distance: NDArray[np.floating] = own + own[fixed] - 2 * together[fixed]
    return distance.clip(0)
