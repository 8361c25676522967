"""The points of a Score, and the outcome of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from cleocatra.rules.grid import Cell
from cleocatra.rules.tiles import Colour, Kind


@dataclass(frozen=True, slots=True)
class Points:
    """Where a Score's points come from: the colours of the area, the helpers, the ability."""

    colours: tuple[Kind, ...]
    helpers: tuple[Cell, ...]
    ability: int

    @property
    def total(self) -> int:
        return len(self.colours) + len(self.helpers) + self.ability


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game; players who tie for the most points share the victory."""

    winners: tuple[Colour, ...]
    points: dict[Colour, int]

    @property
    def shares(self) -> dict[Colour, float]:
        """Each player's share of the victory."""
        return victory_shares(self.points, self.winners)


def victory_shares(players: Iterable[Colour], winners: Collection[Colour]) -> dict[Colour, float]:
    """Each player's share of a victory that these players have won together.

    >>> victory_shares((Colour.RED, Colour.BLUE), [Colour.BLUE])
    {<Colour.RED: 'red'>: 0.0, <Colour.BLUE: 'blue'>: 1.0}
    """
    return {player: (player in winners) / len(winners) for player in players}
