"""The maps of the grid that keep adjacency, applied to actions.

A triangle lies between three pairs of lines. Counting lines along the three directions gives coordinates
p, q, r with p + q + r = 0 for a triangle that points up and 1 for one that points down; neighbours differ by
one in one of them. So any permutation of the three keeps adjacency and the cell 0,0, and so does adding
constants that sum to zero, which moves 0,0.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from cleocatra import (
    Action,
    Cell,
    Dispatch,
    Herd,
    Open,
    Pass,
    Rally,
    Score,
    Scout,
    Search,
    Swap,
    TeamUp,
)
from cleocatra.rules.grid import in_order

CellMap = Callable[[Cell], Cell]


def to_lines(cell: Cell) -> tuple[int, int, int]:
    down = (cell.x + cell.y) % 2
    return (cell.x + down - cell.y) // 2, (down - cell.y - cell.x) // 2, cell.y


def from_lines(p: int, q: int, r: int) -> Cell:
    return Cell(p - q, r)


def permuted(order: tuple[int, ...]) -> CellMap:
    def move(cell: Cell) -> Cell:
        lines = to_lines(cell)
        return from_lines(lines[order[0]], lines[order[1]], lines[order[2]])

    return move


def shifted(dx: int, dy: int) -> CellMap:
    assert (dx + dy) % 2 == 0, "such a shift would turn every triangle round"
    return lambda cell: Cell(cell.x + dx, cell.y + dy)


# three turns and three mirrorings; the first is the identity
AROUND_THE_ORIGIN: tuple[CellMap, ...] = tuple(permuted(order) for order in permutations((0, 1, 2)))


def moved(action: Action, move: CellMap) -> Action:
    """The action with every cell in it mapped, its lists sorted anew."""
    match action:
        case Open(cell) | Scout(cell) | TeamUp(cell):
            return type(action)(move(cell))
        case Search(start, to) | Herd(start, to):
            return type(action)(move(start), move(to))
        case Swap(own, other, whose):
            return Swap(move(own), move(other), whose)
        case Rally(to, start):
            return Rally(move(to), None if start is None else move(start))
        case Score(cell):
            helpers, taken, put = (
                in_order(tuple(map(move, cells))) for cells in (action.helpers, action.taken, action.put)
            )
            return Score(move(cell), helpers, taken, put)
        case Dispatch() | Pass():
            return action
