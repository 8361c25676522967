"""Reads a finished simulation: the columns of its games and turns as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from cleocatra.bots.estimates import Estimate, mean_estimate, share_estimate
from cleocatra.lab.simulation.manifest import MANIFEST, InvalidManifest, SimulationPlan, read_manifest
from cleocatra.lab.simulation.simulate import GAMES, PARTS, TURNS
from cleocatra.rules import Options

Array = npt.NDArray[Any]


class Run:
    """The rows of a simulation in order of play; `games` and `turns` map columns to arrays."""

    def __init__(self, plan: SimulationPlan, games: Mapping[str, Array], turns: Mapping[str, Array]) -> None:
        self.plan = plan
        self.players = len(plan.match.bots)
        self.games = games
        self.turns = turns

    @property
    def options(self) -> Options:
        return self.plan.match.options

    @cached_property
    def ended(self) -> Run:
        """The run without games that were stopped at the turn limit: their many turns would dominate."""
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
    def piles(self) -> Array | None:
        """The pile of each game, if games share piles."""
        return self.games["pile"] if self.plan.match.seatings > 1 else None

    def share(
        self, values: Array, games: Array | None = None, *, least: float = 0.0, most: float = 1.0
    ) -> Estimate:
        """The mean of a bounded value of each game, or of the games in this mask."""
        return share_estimate(values.tolist(), self.piles_of(games), least=least, most=most)

    def mean(self, values: Array) -> Estimate:
        """The mean of an unbounded value of each game."""
        return mean_estimate(values.tolist(), self.piles_of(None))

    def piles_of(self, games: Array | None) -> list[int] | None:
        if self.piles is None:
            return None
        piles: list[int] = (self.piles if games is None else self.piles[games]).tolist()
        return piles

    @cached_property
    def game_index(self) -> Array:
        """The index of each turn's game."""
        return np.searchsorted(self.games["game"], self.turns["game"])

    @cached_property
    def is_turn(self) -> Array:
        found: Array = self.turns["part"] == "turn"
        return found

    @cached_property
    def turn_points(self) -> Array:
        """The points of each turn or bonus action."""
        turns = self.turns
        gained: Array = turns["colours"].astype(float) + turns["helpers"] + turns["extra"]
        return gained

    def by_seat(self, table: Mapping[str, Array], name: str, kind: type) -> Array:
        return np.stack([table[f"{name}_{seat + 1}"].astype(kind) for seat in range(self.players)], axis=1)

    def by_player(self, weights: Array) -> Array:
        """Sum weights over each player's turns: a row for each game, a column for each seat."""
        places = self.game_index * self.players + self.turns["seat"] - 1
        sums = np.bincount(places, weights, minlength=len(self.games["game"]) * self.players)
        return sums.reshape(-1, self.players)

    def uses(self, word: str) -> Array:
        """How often each turn contains this action: 0, 1 or 2 times."""
        found: Array = (self.turns["first"] == word).astype(int) + (self.turns["second"] == word)
        return found


def columns(table: pa.Table) -> dict[str, Array]:
    return {name: table[name].to_numpy() for name in table.column_names}


def read_run(path: Path) -> Run:
    """The simulation in a folder. Raises OSError, or InvalidManifest if there is no finished one."""
    if path.is_dir() and not (path / MANIFEST).exists():
        raise InvalidManifest("unfinished" if (path / PARTS).is_dir() else "none")
    plan = read_manifest(path / MANIFEST).plan
    try:
        return Run(plan, columns(pq.read_table(path / GAMES)), columns(pq.read_table(path / TURNS)))
    except pa.ArrowInvalid as error:
        raise InvalidManifest("unreadable", reason=str(error)) from None
