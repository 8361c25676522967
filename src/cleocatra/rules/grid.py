"""The triangular grid (section 2)."""

from __future__ import annotations

from typing import NamedTuple


class Cell(NamedTuple):
    """A cell of the grid: x grows to the right, y downwards.

    >>> print(Cell(-1, 2))
    -1,2
    >>> [str(cell) for cell in Cell(0, 0).neighbours]
    ['-1,0', '1,0', '0,1']
    """

    x: int
    y: int

    @property
    def points_up(self) -> bool:
        return (self.x + self.y) % 2 == 0

    @property
    def neighbours(self) -> tuple[Cell, Cell, Cell]:
        """The three cells that share a full edge with this one (R3)."""
        beyond = self.y + 1 if self.points_up else self.y - 1
        return Cell(self.x - 1, self.y), Cell(self.x + 1, self.y), Cell(self.x, beyond)

    @property
    def order(self) -> tuple[int, int]:
        """The key of the pinned order: by y, then x."""
        return self.y, self.x

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


def in_order(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells sorted by y, then x."""
    return tuple(sorted(cells, key=lambda cell: cell.order))
