"""The table of a match: shares of the victory with intervals, points, and thinking time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from cleocatra.bots.estimates import UNKNOWN, Estimate, Sprt, rating_of, share_estimate, share_of, sprt
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot; means over its games, and over its seats if it has several."""

    name: str
    share: Estimate  # of the victory, of all its seats together
    points: float
    seconds: float  # thinking time a turn


def standings(match: Match, games: Sequence[Played]) -> list[Standing]:
    """The results of the bots, in the order of the match."""
    return [standing(match, games, name) for name in dict.fromkeys(match.bots)]


def standing(match: Match, games: Sequence[Played], name: str) -> Standing:
    own = entrants_of(match, name)
    if not games:
        return Standing(name, UNKNOWN, UNKNOWN.value, UNKNOWN.value)
    return Standing(
        name,
        share_estimate(shares_of(match, games, name), piles_of(match, games)),
        fmean(game.points[entrant] for game in games for entrant in own),
        fmean(game.seconds[entrant] for game in games for entrant in own),
    )


def entrants_of(match: Match, name: str) -> list[int]:
    return [entrant for entrant, bot in enumerate(match.bots) if bot == name]


def shares_of(match: Match, games: Sequence[Played], name: str) -> list[float]:
    """The shares of the victory of one bot, its seats together, game by game."""
    own = entrants_of(match, name)
    return [sum(game.shares[entrant] for entrant in own) for game in games]


def piles_of(match: Match, games: Sequence[Played]) -> list[int]:
    return [game.number // match.seatings for game in games]


def without_faults(games: Sequence[Played]) -> list[Played]:
    """The games in which no bot has failed."""
    return [game for game in games if game.fault is None]


def rating_difference(share: Estimate) -> Estimate:
    """By how many rating points a bot is stronger than the other one, from its share of the victory."""
    return Estimate(*(rating_of(value) for value in (share.value, share.low, share.high)))


def match_sprt(match: Match, games: Sequence[Played], lower: float, higher: float) -> Sprt:
    """The test whether the first of two bots is stronger by `lower` or by `higher` rating points."""
    shares = shares_of(match, games, match.bots[0])
    return sprt(shares, piles_of(match, games), share_of(lower), share_of(higher))
