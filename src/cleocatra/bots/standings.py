"""The table of a match: shares of the victory with intervals, points, and thinking time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from cleocatra.bots.estimates import Estimate, share_estimate
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
    own = [entrant for entrant, bot in enumerate(match.bots) if bot == name]
    shares = [sum(game.shares[entrant] for entrant in own) for game in games]
    return Standing(
        name,
        share_estimate(shares, [game.number // match.seatings for game in games]),
        fmean(game.points[entrant] for game in games for entrant in own),
        fmean(game.seconds[entrant] for game in games for entrant in own),
    )
