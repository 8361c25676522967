"""The actions of the rules, in the pinned order of kinds.

An action is only the player's intent; what chance adds (the tile of a Scout) comes from the pile. `str` gives
the notation of a record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cleocatra.rules.grid import Cell
from cleocatra.rules.tiles import Colour

NOWHERE = "nowhere"  # where a Score's inspectors go that puts none


@dataclass(frozen=True, slots=True)
class Open:
    """Put the first tile of a player on the board, with a rescuer."""

    cell: Cell

    def __str__(self) -> str:
        return f"open {self.cell}"


@dataclass(frozen=True, slots=True)
class Scout:
    """Reveal the pile's top tile and put it on a cell."""

    cell: Cell

    def __str__(self) -> str:
        return f"scout {self.cell}"


@dataclass(frozen=True, slots=True)
class Search:
    """Move a tile; a Mafdat tile moves with all pieces on it."""

    tile: Cell
    to: Cell

    def __str__(self) -> str:
        return f"search {self.tile}>{self.to}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Bastet's ability: swap one's own rescuer with that of another player."""

    own: Cell
    other: Cell
    whose: Colour

    def __str__(self) -> str:
        return f"swap {self.own}<>{self.other}={self.whose}"


@dataclass(frozen=True, slots=True)
class Dispatch:
    """Put a rescuer on the tile that this turn's tile action placed or moved."""

    def __str__(self) -> str:
        return "dispatch"


@dataclass(frozen=True, slots=True)
class TeamUp:
    """Put a rescuer on a tile beside one's own."""

    cell: Cell

    def __str__(self) -> str:
        return f"team {self.cell}"


@dataclass(frozen=True, slots=True)
class Herd:
    """Move a rescuer to an adjacent tile."""

    start: Cell
    to: Cell

    def __str__(self) -> str:
        return f"herd {self.start}>{self.to}"


@dataclass(frozen=True, slots=True)
class Score:
    """Score the area of a rescue tile: with these helpers, inspectors taken from and put on these tiles.

    >>> print(Score(Cell(0, 0), helpers=(Cell(0, 1),), put=(Cell(0, 0),)))
    score 0,0 with 0,1 to 0,0
    """

    cell: Cell
    helpers: tuple[Cell, ...] = ()
    taken: tuple[Cell, ...] = ()
    put: tuple[Cell, ...] = ()

    def __str__(self) -> str:
        words = [f"score {self.cell}"]
        for word, cells in (("with", self.helpers), ("from", self.taken), ("to", self.put)):
            if cells:
                words += [word, *map(str, cells)]
        if not self.put:  # only in variants
            words += ["to", NOWHERE]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Rally:
    """R6: put a rescuer from supply, or with an empty supply one from `start`, on any tile with room."""

    to: Cell
    start: Cell | None = None

    def __str__(self) -> str:
        return f"rally {self.to}" if self.start is None else f"rally {self.start}>{self.to}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline a bonus action (R10)."""

    def __str__(self) -> str:
        return "pass"


Action = Open | Scout | Search | Swap | Dispatch | TeamUp | Herd | Score | Rally | Pass
TileAction = Scout | Search | Swap
RescuerAction = Dispatch | TeamUp | Herd | Score
ACTION_KINDS: tuple[type[Action], ...] = (
    Open, Scout, Search, Swap, Dispatch, TeamUp, Herd, Score, Rally, Pass
)  # fmt: skip


def action_order(action: Action) -> tuple[int, ...]:
    """The key of the pinned order: the kind of action, then each field, cells by y and x.

    >>> sorted([Pass(), TeamUp(Cell(1, 0)), TeamUp(Cell(2, -1))], key=action_order)
    [TeamUp(cell=Cell(x=2, y=-1)), TeamUp(cell=Cell(x=1, y=0)), Pass()]
    """
    kind = type(action)
    return KIND_NUMBERS[kind], *FIELD_ORDERS[kind](action)


def score_order(score: Score) -> list[int]:
    """Fewer cells before more, so that equal beginnings compare field by field."""
    order = [*score.cell.order]
    for cells in (score.helpers, score.taken, score.put):
        order.append(len(cells))
        for cell in cells:
            order += cell.order
    return order


KIND_NUMBERS: dict[type[Action], int] = {kind: number for number, kind in enumerate(ACTION_KINDS)}
COLOURS = tuple(Colour)
# a dict, because `match` tries one class after the other: 1.5 µs (a Score: 9) instead of 0.5 (1)
FIELD_ORDERS: dict[type[Action], Callable[[Any], Iterable[int]]] = {
    Open: lambda action: action.cell.order,
    Scout: lambda action: action.cell.order,
    Search: lambda action: action.tile.order + action.to.order,
    Swap: lambda action: (*action.own.order, *action.other.order, COLOURS.index(action.whose)),
    Dispatch: lambda _: (),
    TeamUp: lambda action: action.cell.order,
    Herd: lambda action: action.start.order + action.to.order,
    Score: score_order,
    Rally: lambda action: (action.start.order if action.start else ()) + action.to.order,
    Pass: lambda _: (),
}
