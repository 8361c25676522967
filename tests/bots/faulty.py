"""Bots that do something wrong; each plays at random until its third decision."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from cleocatra.bots.players import Effort, RandomBot
from cleocatra.rules import Cell, Decision, Options, Position, Reveal, Score, Scout, TeamUp, tile_lies_open

GOOD = 3  # decisions


class FaultyBot:
    """Answers with `wrong` after GOOD decisions."""

    def __init__(self, seed: int, wrong: Callable[[Position], Any]) -> None:
        self.good = RandomBot(seed)
        self.wrong = wrong
        self.asked = 0

    def choose(self, view: Position) -> Decision:
        self.asked += 1
        answer: Decision = self.good.choose(view) if self.asked <= GOOD else self.wrong(view)
        return answer


class Unprintable:
    def __repr__(self) -> str:
        raise RuntimeError("no")


def fail(_: Position) -> None:
    raise LookupError('no "cats" here')


def hang(_: Position) -> None:
    while True:
        try:
            time.sleep(0.01)
        except Exception:
            continue


class DozingBot:
    """Needs at least a twentieth of a second."""

    def choose(self, view: Position) -> Decision:
        time.sleep(0.05)
        return RandomBot(1).choose(view)


def reveal_twice(view: Position) -> Decision:
    return Reveal() if tile_lies_open(view) or view.allows(Scout) else RandomBot(1).choose(view)


WRONG: dict[str, Callable[[Position], Any]] = {
    "nothing": lambda _: None,
    "text": lambda _: "score 0,0 to 0,0",
    "unprintable": lambda _: Unprintable(),
    "nonsense": lambda _: Score("there", helpers=None),  # type: ignore[arg-type]
    "mistyped": lambda view: Score(next(iter(view.tiles)), helpers=7),  # type: ignore[arg-type]
    "illegal": lambda _: TeamUp(Cell(99, 99)),
    "blind": lambda view: Scout(view.rim[0]),
    "reveals_twice": reveal_twice,
    "raises": fail,
    "exits": lambda _: exit(3),
    "hangs": hang,
    "dies": lambda _: os._exit(3),
}


def make(wrong: str, _options: Options, seed: int) -> FaultyBot:
    return FaultyBot(seed, WRONG[wrong])


def __getattr__(name: str) -> Callable[[Options, int], FaultyBot]:
    """The factory of each bot: `tests.bots.faulty:raises`."""
    if name not in WRONG:
        raise AttributeError(name)
    return partial(make, name)


def unmakable(_options: Options, _seed: int) -> FaultyBot:
    raise OSError("no weights")


EFFORTS: list[Effort | None] = []


def patient(_options: Options, seed: int, effort: Effort | None) -> RandomBot:
    EFFORTS.append(effort)
    return RandomBot(seed)
