"""The ladder: a match of every level against the next weaker one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cleocatra.bots.arena import claim_folder, play_match
from cleocatra.bots.levels import LEVELS
from cleocatra.bots.match import Match
from cleocatra.bots.results import Played
from cleocatra.bots.standings import Standing, standings
from cleocatra.rules import RuleSet

FIRST_RUNG = "random"
ANCHOR = LEVELS[len(LEVELS) // 2].name.lower()  # ratings are relative to the level in the middle
MORE = 10  # times as many games without a slow level
SLOW = 1  # of the levels, the last


@dataclass(frozen=True, slots=True)
class Rung:
    """The result of one level's match against a weaker one."""

    upper: Standing
    lower: Standing
    games: int


def rungs(rules: RuleSet, players: int, games: int, seed: int, effort: str = "") -> list[Match]:
    """The matches of a ladder: neighbouring levels in alternate seats; the second level also meets `random`.

    `effort` follows the last level's name, such as `@0.5` for half a second a turn.
    """
    names = [FIRST_RUNG, *(one.name.lower() for one in LEVELS)]
    names[-1] += effort
    slow = {*names[-SLOW:]}
    pairs = [(names[2], names[0]), *zip(names[1:], names[:-1], strict=True)]
    return [
        Match(pair * (players // 2), rules, games=games if slow & {*pair} else MORE * games, seed=seed)
        for pair in pairs
    ]


def climb(
    match: Match, *, folder: Path | None, processes: int, tell: Callable[[int], None] | None = None
) -> tuple[Rung, list[Played]]:
    """Play one match of a ladder; resumable with a folder."""
    place = match_folder(match, folder) if folder else None
    games = play_match(match, folder=place, processes=processes, tell=tell)
    table = standings(match, games)
    return Rung(table[0], table[1], len(games)), games


def match_folder(match: Match, folder: Path) -> Path:
    upper, lower = match.bots[:2]
    return folder / f"{upper}-{lower}"


def claim_ladder_folder(folder: Path, matches: Sequence[Match]) -> None:
    """Reserve the folder for this ladder. Raises WrongFolder if it holds games of another one."""
    for match in matches:
        claim_folder(match_folder(match, folder), match)
