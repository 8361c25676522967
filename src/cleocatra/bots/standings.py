"""What a match shows: win shares with intervals, points, and thinking time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from cleocatra.bots.arena import Match, Played

NORMAL_95 = 1.96
UNSEEN_95 = 3.0  # what never happened in so many games may still happen in three of them


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant's result; `margin` makes a 95 % interval of `share`."""

    name: str
    share: float
    margin: float
    points: float
    seconds: float

    @property
    def interval(self) -> tuple[float, float]:
        return max(0.0, self.share - self.margin), min(1.0, self.share + self.margin)


def standings(match: Match, games: Sequence[Played]) -> list[Standing]:
    """The bots' results, in the order of the match; a bot with several seats has the shares of all of them.

    Games with the same pile, one for each seating, lean on each other: they count as one observation.
    """
    entrants = len(match.bots)
    rounds = [games[start : start + entrants] for start in range(0, len(games), entrants)]
    found = []
    for name in dict.fromkeys(match.bots):
        own = [entrant for entrant in range(entrants) if match.bots[entrant] == name]
        means = [fmean(sum(game.shares[entrant] for entrant in own) for game in one) for one in rounds]
        error = stdev(means) / len(means) ** 0.5 if len(means) > 1 else 1.0
        found.append(
            Standing(
                name,
                fmean(sum(game.shares[entrant] for entrant in own) for game in games),
                max(NORMAL_95 * error, UNSEEN_95 / len(games)),
                fmean(game.points[entrant] for game in games for entrant in own),
                fmean(game.seconds[entrant] for game in games for entrant in own),
            )
        )
    return found
