"""Matches between bots: seats rotate, every seating plays the same piles, on all cores, resumable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
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
Enough = Callable[[Sequence[Played]], bool]


class WorkerDied(Exception):
    """A process that played games has ended: a bot must have ended it. `games`: which it may have been."""

    def __init__(self, games: Sequence[int]) -> None:
        super().__init__(f"a bot ended the process that played one of the games {listed(games)}")
        self.games = listed(games)


def listed(games: Sequence[int]) -> str:
    return ", ".join(map(str, games))


def play_match(
    match: Match,
    *,
    folder: Path | None = None,
    processes: int = 2,
    tell: Callable[[int], None] | None = None,
    enough: Enough | None = None,
) -> list[Played]:
    """Play all games of a match. With a folder, games that it already holds are read, and new ones added.

    `enough` is asked after every pile, in their order, and ends the match if it says so. Raises WrongFolder
    if the folder holds another match, and WorkerDied.
    """
    file = folder / GAMES if folder else None
    if folder:
        claim_folder(folder, match)
    played = {game.number: game for game in read_games(file)} if file else {}
    if file:  # drops a line that a crash cut short
        write_file(file, "".join(map(format_result, played.values())))
    finish = Finish(match, enough)
    missing = [number for number in range(match.games) if number not in played]
    if finish.reached(played) is None and missing:
        with local_pool(processes) as pool:
            try:
                for game in map_unordered(pool, partial(play_game, match), missing, ahead=4 * processes):
                    played[game.number] = game
                    if file:
                        with file.open("a") as out:
                            out.write(format_result(game))
                    if tell:
                        tell(len(played))
                    if finish.reached(played) is not None:
                        pool.shutdown(wait=False, cancel_futures=True)
                        break
            except BrokenProcessPool:
                left = [number for number in missing if number not in played]
                raise WorkerDied(left[: 4 * processes]) from None
    return [played[number] for number in range(finish.reached(played) or match.games)]


class Finish:
    """Where a match ends: at its number of games, or at the first pile after which it is enough."""

    def __init__(self, match: Match, enough: Enough | None) -> None:
        self.match = match
        self.enough = enough
        self.known = 0  # games before this one have been looked at
        self.end: int | None = None

    def reached(self, played: dict[int, Played]) -> int | None:
        """The number of games after which it is enough, once that is known."""
        while self.enough and self.end is None and self.known < self.match.games:
            upto = min(self.known + self.match.seatings, self.match.games)
            if not all(number in played for number in range(self.known, upto)):
                break
            self.known = upto
            if self.enough([played[number] for number in range(upto)]):
                self.end = upto
        return self.end


def claim_folder(folder: Path, match: Match) -> None:
    """Reserve the folder for this match, or for more games of it. Raises WrongFolder."""
    same = {name: value for name, value in match.settings.items() if name != "games"}
    claim(folder, {**same, "sources": source_digest(SOURCES)}, folder / GAMES)
