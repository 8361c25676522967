"""Matches between bots: seats rotate, every seating plays the same piles, on all cores, resumable."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from cleocatra.atomic import write_file
from cleocatra.bots.folder import claim
from cleocatra.bots.match import Match
from cleocatra.bots.playing import play_game
from cleocatra.bots.pool import local_pool, map_unordered
from cleocatra.bots.results import GAMES, Played, format_result, read_games
from cleocatra.compiled import source_digest

SOURCES = ("rules/*", "bots/**/*")  # what decides how a game goes


def play_match(
    match: Match, *, folder: Path | None = None, processes: int = 2, tell: Callable[[int], None] | None = None
) -> list[Played]:
    """Play all games of a match. With a folder, games that it already holds are read, and new ones added.

    Raises WrongFolder if the folder holds another match.
    """
    file = folder / GAMES if folder else None
    if folder:
        claim_folder(folder, match)
    played = {game.number: game for game in read_games(file)} if file else {}
    if file:  # drops a line that a crash cut short
        write_file(file, "".join(map(format_result, played.values())))
    missing = [number for number in range(match.games) if number not in played]
    with local_pool(processes) as pool:
        for game in map_unordered(pool, partial(play_game, match), missing, ahead=4 * processes):
            played[game.number] = game
            if file:
                with file.open("a") as out:
                    out.write(format_result(game))
            if tell:
                tell(len(played))
    return [played[number] for number in range(match.games)]


def claim_folder(folder: Path, match: Match) -> None:
    """Reserve the folder for this match, or for more games of it. Raises WrongFolder."""
    same = {name: value for name, value in match.settings.items() if name != "games"}
    claim(folder, {**same, "sources": source_digest(SOURCES)}, folder / GAMES)
