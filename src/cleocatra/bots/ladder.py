"""The ladder: every level against the one before it, and ratings of all from all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cleocatra.bots.arena import Match, Played, play_match
from cleocatra.bots.levels import LEVELS
from cleocatra.bots.standings import Rating, Standing, ratings, standings
from cleocatra.rules import RuleSet

FIRST_RUNG = "random"


@dataclass(frozen=True, slots=True)
class Rung:
    """One level's games against the level below, seen from the upper one."""

    upper: Standing
    lower: Standing
    games: int


def rungs(rules: RuleSet, players: int, games: int, seed: int) -> list[Match]:
    """The matches of a ladder: two neighbours each, sitting in turns; the second level meets chance too."""
    names = [FIRST_RUNG, *(one.name.lower() for one in LEVELS)]
    pairs = [(names[2], names[0]), *zip(names[1:], names[:-1], strict=True)]
    return [Match(pair * (players // 2), rules, games=games, seed=seed) for pair in pairs]


def climb(
    matches: Sequence[Match],
    *,
    folder: Path | None,
    processes: int,
    tell: Callable[[int], None] | None = None,
) -> Iterator[tuple[Rung, list[Played]]]:
    """Play the matches of a ladder one after the other; with a folder, resumable."""
    for match in matches:
        upper, lower = match.bots[:2]
        place = folder / f"{upper}-{lower}" if folder else None
        games = play_match(match, folder=place, processes=processes, tell=tell)
        table = standings(match, games)
        yield Rung(table[0], table[1], len(games)), games


def rate(matches: Sequence[Match], games: Sequence[Sequence[Played]]) -> list[Rating]:
    """Ratings of all levels from all games of a ladder."""
    return ratings(
        (match.bots, game.shares) for match, played in zip(matches, games, strict=True) for game in played
    )
