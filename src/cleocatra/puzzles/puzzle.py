"""Puzzles as data: a line each in `data/puzzles.txt`, which `cleocatra puzzles` writes.

A line has the position, the margin, the difficulty, the themes and the right turns, with tabs between them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cache
from importlib.resources import files

from cleocatra.record import parse_action, parse_position
from cleocatra.rules import Action, Position

NAME_LENGTH = 8
FIRST_DAY = date(2025, 1, 1)


class Difficulty(StrEnum):
    """Who finds the turn: who takes the most points, who knows a good spot, or only who looks ahead."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


Turn = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and the turns that are right: all that are within 1 % of the best.

    `margin` is how much more of the victory they bring than any other turn. Of turns that lead to the same
    position, `turns` has one.
    """

    line: str
    turns: tuple[Turn, ...]
    margin: float
    difficulty: Difficulty
    themes: tuple[str, ...]

    @property
    def name(self) -> str:
        """A short name that follows from the position, so that it lasts."""
        return hashlib.sha256(self.line.encode()).hexdigest()[:NAME_LENGTH]

    @property
    def position(self) -> Position:
        return parse_position(self.line)

    def ends(self) -> Iterator[Position]:
        """Where the right turns lead."""
        start = self.position
        return (after(start, turn) for turn in self.turns)


def after(position: Position, turn: Turn) -> Position:
    """The position after these actions."""
    for action in turn:
        position = position.apply(action)
    return position


def format_puzzle(puzzle: Puzzle) -> str:
    turns = ("; ".join(map(str, turn)) for turn in puzzle.turns)
    themes = ",".join(puzzle.themes)
    return "\t".join([puzzle.line, f"{puzzle.margin:.3f}", puzzle.difficulty, themes, *turns])


def parse_puzzle(text: str) -> Puzzle:
    """Parse a line of the file; raises ValueError if it isn't one."""
    line, margin, difficulty, themes, *turns = text.split("\t")
    played = tuple(tuple(map(parse_action, turn.split("; "))) for turn in turns)
    return Puzzle(line, played, float(margin), Difficulty(difficulty), tuple(filter(None, themes.split(","))))


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """All puzzles by name, in the order of the file."""
    text = files("cleocatra.puzzles").joinpath("data/puzzles.txt").read_text(encoding="utf-8")
    found = (parse_puzzle(line) for line in text.splitlines() if line and not line.startswith("#"))
    return {puzzle.name: puzzle for puzzle in found}


def daily(day: date) -> Puzzle:
    """The puzzle of a day: all take their turn before one comes again."""
    everything = list(puzzles().values())
    return everything[(day - FIRST_DAY).days % len(everything)]
