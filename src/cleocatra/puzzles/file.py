"""A file of puzzles that is being mined: whole games one after the other, so that mining can go on later."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from cleocatra.puzzles.mining import mine
from cleocatra.puzzles.puzzle import Puzzle, format_puzzle, parse_puzzle

HEAD = re.compile(r"# seed (\d+)")
GAME = re.compile(r"# game (\d+)")


class OtherSeed(ValueError):
    """The file was begun with another seed, which this error holds."""

    def __init__(self, seed: int) -> None:
        super().__init__(f"the file was begun with seed {seed}")
        self.seed = seed


def mine_into(path: Path, games: int, seed: int) -> Iterator[tuple[int, list[Puzzle]]]:
    """Mine the games that are missing among the first `games`; yield each with its puzzles once written.

    Raises OtherSeed if the file was begun with another seed, ValueError if it isn't such a file.
    """
    done = resumed(path, seed)
    known = {puzzle.line for puzzle in written(path)}
    for game in range(done, games):
        puzzles = [puzzle for puzzle in mine(game, seed) if puzzle.line not in known]
        known.update(puzzle.line for puzzle in puzzles)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{format_puzzle(puzzle)}\n" for puzzle in puzzles)
            file.write(f"# game {game}\n")
        yield game, puzzles


def written(path: Path) -> list[Puzzle]:
    """The puzzles in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [parse_puzzle(line) for line in lines if line and not line.startswith("#")]


def resumed(path: Path, seed: int) -> int:
    """Begin a file, or cut it off after its last whole game; return the number of the next game."""
    if not path.exists():
        path.write_text(f"# seed {seed}\n", encoding="utf-8")
        return 0
    lines = path.read_text(encoding="utf-8").splitlines()
    head = HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        raise ValueError("not a file of puzzles: it begins with its seed")
    if int(head[1]) != seed:
        raise OtherSeed(int(head[1]))
    ends = [number for number, line in enumerate(lines) if GAME.fullmatch(line)]
    whole = lines[: ends[-1] + 1 if ends else 1]
    path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")
    last = GAME.fullmatch(whole[-1])
    return int(last[1]) + 1 if last else 0
