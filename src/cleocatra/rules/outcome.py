"""The points of a Score, and the outcome of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from cleocatra.rules.actions import Score
from cleocatra.rules.grid import Cell
from cleocatra.rules.tiles import KINDS, Colour, Kind, Tile


@dataclass(frozen=True, slots=True)
class Points:
    """Where a Score's points come from: the colours of the area, the helpers, the ability."""

    colours: tuple[Kind, ...]
    helpers: tuple[Cell, ...]
    ability: int

    @property
    def total(self) -> int:
        return len(self.colours) + len(self.helpers) + self.ability


def score_points(tiles: Mapping[Cell, Tile], score: Score, abilities: Collection[Kind]) -> Points:
    """The points of a Score on these tiles (section 5)."""
    area = [score.cell, *(cell for cell in score.cell.neighbours if cell in tiles)]
    colours = {tiles[cell].kind for cell in area}
    extra = tiles[score.cell].kind is Kind.CLEOCATRA and Kind.CLEOCATRA in abilities
    return Points(tuple(kind for kind in KINDS if kind in colours), score.helpers, int(extra))


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
