"""The ladder: every level against the one before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cleocatra.bots.arena import Match, Played, hold_match, play_match
from cleocatra.bots.levels import LEVELS
from cleocatra.bots.standings import Standing, standings
from cleocatra.rules import RuleSet

FIRST_RUNG = "random"
MEASURE = LEVELS[len(LEVELS) // 2].name.lower()  # ratings are distances from the level in the middle
MORE = 10  # times as many games among those who answer at once: they take little of a ladder's time


@dataclass(frozen=True, slots=True)
class Rung:
    """One level's games against the level below, seen from the upper one."""

    upper: Standing
    lower: Standing
    games: int


def rungs(rules: RuleSet, players: int, games: int, seed: int, seconds: float | None = None) -> list[Match]:
    """The matches of a ladder: two neighbours each, sitting in turns; the second level meets chance too.

    `seconds` is another time than usual for each turn of the last level.
    """
    names = [FIRST_RUNG, *(one.name.lower() for one in LEVELS)]
    if seconds is not None:
        names[-1] += f"@{seconds:g}"
    pairs = [(names[2], names[0]), *zip(names[1:], names[:-1], strict=True)]
    return [
        Match(pair * (players // 2), rules, games=games if names[-1] in pair else MORE * games, seed=seed)
        for pair in pairs
    ]


def climb(
    match: Match, *, folder: Path | None, processes: int, tell: Callable[[int], None] | None = None
) -> tuple[Rung, list[Played]]:
    """Play one match of a ladder; with a folder, resumable."""
    place = place_of(match, folder) if folder else None
    games = play_match(match, folder=place, processes=processes, tell=tell)
    table = standings(match, games)
    return Rung(table[0], table[1], len(games)), games


def place_of(match: Match, folder: Path) -> Path:
    upper, lower = match.bots[:2]
    return folder / f"{upper}-{lower}"


def hold_ladder(folder: Path, matches: Sequence[Match]) -> None:
    """Keep the folder for this ladder; raises WrongFolder if a match in it belongs to another one."""
    for match in matches:
        hold_match(place_of(match, folder), match)
