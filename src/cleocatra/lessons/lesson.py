"""Lessons as data: one TOML file each in `data/`, in the order of their names.

A step is a position (the end of a record), a goal, and one way to reach it. Its sentences are messages:
`lesson-NAME-STEP` asks, `lesson-NAME-STEP-done` praises, `lesson-NAME-STEP-WORD` answers the actions that
`says` maps to a WORD. So a new lesson needs a file and its messages, and no code.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from cleocatra.record import Game, parse_game
from cleocatra.rules import Colour

Patterns = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """What a turn has to do: to be one of these plays, or to reach all of these numbers.

    A play is a pattern for each decision of the turn: an action as a record writes it, where `*` stands for
    anything.
    """

    plays: tuple[Patterns, ...] = ()
    points: int | None = None
    """at least so many more points for the learner"""
    rival: int | None = None
    """the player to the left could then score at most so many"""
    later: int | None = None
    """the learner could then score at least so many in the next turn"""


@dataclass(frozen=True, slots=True)
class Step:
    """A position, what to do in it, and one way to do that."""

    record: str
    goal: Goal
    solution: Patterns
    says: Mapping[str, str] = field(default_factory=dict)
    """for patterns of actions, the word of the message that answers them"""

    @property
    def game(self) -> Game:
        """The record; tiles that don't matter are unknown."""
        return read_game(self.record)

    @property
    def learner(self) -> Colour:
        """The player whose turn it is."""
        return self.game.position.player


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps about one thing."""

    name: str
    chapter: str
    steps: tuple[Step, ...]


read_game = lru_cache(maxsize=256)(parse_game)


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson that a file describes; raises ValueError or KeyError if it doesn't."""
    data = tomllib.loads(text)
    return Lesson(name, data["chapter"], tuple(map(read_step, data["steps"])))


def read_step(data: dict[str, Any]) -> Step:
    goal = Goal(
        tuple(map(tuple, data.get("plays", ()))), data.get("points"), data.get("rival"), data.get("later")
    )
    return Step(data["record"], goal, tuple(data["solution"]), data.get("says", {}))


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name, in the order in which they are learned."""
    folder = files("cleocatra.lessons").joinpath("data")
    found = sorted((file.name, file.read_text(encoding="utf-8")) for file in folder.iterdir())
    names = [(name.removesuffix(".toml").partition("-")[2], text) for name, text in found]
    return {name: read_lesson(name, text) for name, text in names}
