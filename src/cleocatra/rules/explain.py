"""Explains why an action isn't legal: the rule that forbids it.

The first checks concern the action itself. An action that passes them and still isn't legal is forbidden by
what must come after it: the follow-up rule, or R6.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cleocatra.rules import codes
from cleocatra.rules.actions import (
    Action,
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
from cleocatra.rules.errors import Refusal
from cleocatra.rules.explain_score import score_refusal
from cleocatra.rules.grid import Cell
from cleocatra.rules.tiles import Colour, Kind
from cleocatra.rules.variant import Bonus

if TYPE_CHECKING:
    from cleocatra.rules.position import Position


def explain(position: Position, action: Action, player: Colour | None = None) -> Refusal | None:
    """The rule that forbids the action now (to `player`, if one is given), or None if it is legal."""
    phase = position.phase.value
    if phase == codes.OVER:
        return Refusal("game/over")
    if player is not None and player is not position.player:
        return Refusal("turn/other-player", {"player": position.player})
    refusal = wrong_moment(position, action, phase) or wrong_itself(position, action)
    if refusal is None and action not in position.actions:
        return Refusal("follow-up")
    return refusal


def wrong_moment(position: Position, action: Action, phase: int) -> Refusal | None:
    """Whether this kind of action can't be taken in this phase."""
    if phase == codes.OPENING and not isinstance(action, Open):
        return Refusal("opening/first", {"player": position.player})
    match action:
        case Open():
            return None if phase == codes.OPENING else Refusal("opening/done")
        case Pass() if phase != codes.BONUS:
            return Refusal("pass/no-bonus")
        case Pass():
            return Refusal("pass/forced") if position.options.variant.r10 is Bonus.FORCED else None
        case Scout() | Search() | Swap() if phase == codes.SECOND:
            return Refusal("second/tile-action")
        case Dispatch() if phase == codes.FIRST:
            return Refusal("dispatch/first")
        case Dispatch() if phase == codes.BONUS:
            return Refusal("bonus/dispatch")
        case Rally() if phase == codes.BONUS:
            return Refusal("bonus/rally")
        case Rally() if not position.blocked:
            return Refusal("rally/not-blocked", {"player": position.player})
    return None


def wrong_itself(position: Position, action: Action) -> Refusal | None:
    """Whether the action breaks a rule, whatever may follow it."""
    match action:
        case Open(cell) if not position.tiles:
            return None if cell == (0, 0) else Refusal("opening/first-cell")
        case Open(cell):
            return wrong_new_cell(position, cell)
        case Scout(cell):
            return wrong_new_cell(position, cell) if position.pile else Refusal("pile/empty")
        case Search(tile, to):
            return wrong_taking(position, tile) or wrong_target(position, tile, to)
        case Swap():
            return wrong_swap(position, action)
        case Dispatch():
            return wrong_dispatch(position)
        case TeamUp(cell):
            return no_supply(position) or no_room(position, cell) or not_beside_own(position, cell)
        case Herd(start, to):
            return wrong_herd(position, start, to)
        case Score():
            return no_rescuer(position, action.cell, position.player) or score_refusal(position, action)
        case Rally(to, start):
            return wrong_rally(position, to, start)
        case Pass():
            return None


def wrong_new_cell(position: Position, cell: Cell) -> Refusal | None:
    if cell in position.tiles:
        return Refusal("cell/occupied", {"cell": str(cell)})
    return None if cell in position.rim else Refusal("cell/apart", {"cell": str(cell)})


def wrong_taking(position: Position, cell: Cell) -> Refusal | None:
    """Whether Search or Mafdat may not take the tile on this cell."""
    where = {"cell": str(cell)}
    tile = position.tiles.get(cell)
    if tile is None:
        return Refusal("tile/none", where)
    if not (tile.kind is Kind.MAFDAT and Kind.MAFDAT in position.options.abilities):
        if tile.rescuers:
            return Refusal("search/rescuers", where)
        if tile.inspector:
            return Refusal("search/inspector", where)
    if all(near in position.tiles for near in cell.neighbours):  # R11: Mafdat's tiles too
        return Refusal("search/surrounded", where)
    if not connected(position.tiles.keys() - {cell}):
        return Refusal("search/splits", where)
    return None


def connected(cells: set[Cell]) -> bool:
    """Whether the cells form one group by their edges."""
    found: set[Cell] = set()
    fresh = {next(iter(cells))}
    while fresh:
        found |= fresh
        fresh = {near for cell in fresh for near in cell.neighbours} & cells - found
    return found == cells


def wrong_target(position: Position, tile: Cell, to: Cell) -> Refusal | None:
    if to == tile:
        return Refusal("search/same-cell")
    refusal = wrong_new_cell(position, to)
    if refusal is None and not any(near in position.tiles and near != tile for near in to.neighbours):
        return Refusal("search/beside-itself", {"cell": str(to)})
    return refusal


def wrong_swap(position: Position, swap: Swap) -> Refusal | None:
    player = position.player
    if Kind.BASTET not in position.options.abilities:
        return Refusal("swap/basic")
    if swap.whose is player:
        return Refusal("swap/own-rescuer")
    if swap.whose not in position.options.players:
        return Refusal("swap/no-such-player", {"player": swap.whose})
    refusal = no_rescuer(position, swap.own, player)
    if refusal is not None:
        return refusal
    if position.tiles[swap.own].kind is not Kind.BASTET:
        return Refusal("swap/not-bastet", {"cell": str(swap.own)})
    if swap.own == swap.other:
        return Refusal("swap/same-tile")
    refusal = no_rescuer(position, swap.other, swap.whose)
    if refusal is not None:
        return refusal
    for cell, guest in ((swap.own, swap.whose), (swap.other, player)):
        if guest in position.tiles[cell].rescuers:
            return Refusal("swap/doubles", {"cell": str(cell), "player": guest})
    return None


def wrong_dispatch(position: Position) -> Refusal | None:
    if position.placed is None:
        return Refusal("dispatch/no-tile")
    return no_supply(position) or no_room(position, position.placed)


def wrong_herd(position: Position, start: Cell, to: Cell) -> Refusal | None:
    if not position.options.herding:
        return Refusal("herd/basic")
    refusal = no_rescuer(position, start, position.player)
    if refusal is None and to not in start.neighbours:
        return Refusal("herd/apart", {"cell": str(to), "start": str(start)})
    return refusal or no_room(position, to)


def wrong_rally(position: Position, to: Cell, start: Cell | None) -> Refusal | None:
    if start is None:
        return no_supply(position) or no_room(position, to)
    if position.supply[position.player]:
        return Refusal("rally/supply-first")
    return no_rescuer(position, start, position.player) or no_room(position, to)


def no_supply(position: Position) -> Refusal | None:
    player = position.player
    return None if position.supply[player] else Refusal("supply/empty", {"player": player})


def no_rescuer(position: Position, cell: Cell, player: Colour) -> Refusal | None:
    where = {"cell": str(cell)}
    if cell not in position.tiles:
        return Refusal("tile/none", where)
    if player not in position.tiles[cell].rescuers:
        return Refusal("rescuer/none", where | {"player": player})
    return None


def no_room(position: Position, cell: Cell) -> Refusal | None:
    """Whether the tile has no room for the player who acts."""
    where = {"cell": str(cell)}
    if cell not in position.tiles:
        return Refusal("tile/none", where)
    rescuers = position.tiles[cell].rescuers
    if position.player in rescuers:
        return Refusal("room/own", where | {"player": position.player})
    return Refusal("room/full", where) if len(rescuers) >= 2 else None


def not_beside_own(position: Position, cell: Cell) -> Refusal | None:
    player = position.player
    for near in cell.neighbours:
        if near in position.tiles and player in position.tiles[near].rescuers:
            return None
    return Refusal("team/apart", {"cell": str(cell), "player": player})
