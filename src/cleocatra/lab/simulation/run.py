"""A finished simulation, read for its figures: columns of games and turns as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from cleocatra.lab.simulation.manifest import MANIFEST, InvalidManifest, Plan, read_manifest
from cleocatra.lab.simulation.simulate import GAMES, PARTS, TURNS
from cleocatra.rules import Options

Array = npt.NDArray[Any]
NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and what makes a 95 % interval of it; a margin of NaN where there is too little to tell."""

    value: float
    margin: float

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin

    def minus(self, other: Estimate) -> Estimate:
        """The difference of two independent estimates."""
        return Estimate(self.value - other.value, float(np.hypot(self.margin, other.margin)))


def estimate(values: Array, groups: Array | None = None) -> Estimate:
    """The mean; values of one group (games with the same pile) lean on each other and count as one."""
    if len(values) == 0:
        return Estimate(float("nan"), float("nan"))
    mean = float(np.mean(values))
    if groups is not None:
        _, index, sizes = np.unique(groups, return_inverse=True, return_counts=True)
        values = np.bincount(index, values) / sizes
    if len(values) < 2:
        return Estimate(mean, float("nan"))
    return Estimate(mean, NORMAL_95 * float(np.std(values, ddof=1)) / len(values) ** 0.5)


class Run:
    """The rows of a simulation; `games` and `turns` map a column to its array, rows in the order of play."""

    def __init__(self, plan: Plan, games: Mapping[str, Array], turns: Mapping[str, Array]) -> None:
        self.plan = plan
        self.players = len(plan.match.bots)
        self.games = games
        self.turns = turns

    @property
    def options(self) -> Options:
        return self.plan.match.options

    @cached_property
    def ended(self) -> Run:
        """Only the games that ended: one stopped at the limit of turns would count for dozens of others."""
        ended = self.games["finished"]
        if ended.all() or not ended.any():
            return self
        played = ended[self.game_index]
        return Run(
            self.plan,
            {name: values[ended] for name, values in self.games.items()},
            {name: values[played] for name, values in self.turns.items()},
        )

    @cached_property
    def shares(self) -> Array:
        """Each game's shares of victory by seat."""
        return self.by_seat(self.games, "share", float)

    @cached_property
    def points(self) -> Array:
        return self.by_seat(self.games, "points", float)

    @cached_property
    def groups(self) -> Array | None:
        """Which games had the same pile, if any had."""
        return self.games["pile"] if self.plan.match.seatings > 1 else None

    @cached_property
    def game_index(self) -> Array:
        """Each turn's game, as its place among the games."""
        return np.searchsorted(self.games["game"], self.turns["game"])

    @cached_property
    def is_turn(self) -> Array:
        found: Array = self.turns["part"] == "turn"
        return found

    @cached_property
    def turn_points(self) -> Array:
        """The points that each turn, or bonus action, gave."""
        turns = self.turns
        gained: Array = turns["colours"].astype(float) + turns["helpers"] + turns["extra"]
        return gained

    def by_seat(self, table: Mapping[str, Array], name: str, kind: type) -> Array:
        return np.stack([table[f"{name}_{seat + 1}"].astype(kind) for seat in range(self.players)], axis=1)

    def by_player(self, weights: Array) -> Array:
        """Sum something over each player's turns: a row for each game, a column for each seat."""
        places = self.game_index * self.players + self.turns["seat"] - 1
        sums = np.bincount(places, weights, minlength=len(self.games["game"]) * self.players)
        return sums.reshape(-1, self.players)

    def uses(self, word: str) -> Array:
        """How often each turn contains this action: two of a kind are a turn, too."""
        found: Array = (self.turns["first"] == word).astype(int) + (self.turns["second"] == word)
        return found


def columns(table: pa.Table) -> dict[str, Array]:
    return {name: table[name].to_numpy() for name in table.column_names}


def read_run(path: Path) -> Run:
    """Raises OSError, or InvalidManifest if the folder holds no finished simulation."""
    if path.is_dir() and not (path / MANIFEST).exists():
        raise InvalidManifest("unfinished" if (path / PARTS).is_dir() else "none")
    plan = read_manifest(path / MANIFEST).plan
    try:
        return Run(plan, columns(pq.read_table(path / GAMES)), columns(pq.read_table(path / TURNS)))
    except pa.ArrowInvalid as error:
        raise InvalidManifest("unreadable", reason=str(error)) from None
