"""Translates the kernel's codes into typed actions."""

from __future__ import annotations

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
from cleocatra.rules.grid import Cell, in_order
from cleocatra.rules.state import State
from cleocatra.rules.tiles import Colour


class Decoder:
    """Turns codes into actions for one state and its players."""

    def __init__(self, state: State, players: tuple[Colour, ...]) -> None:
        self.tiles = [Cell(*state.place_of(tile)) for tile in range(state.tiles)]
        self.rim = {cell: Cell(*place) for cell, place in state.rim_places().items()}
        self.players = players
        self.has_supply = state.phase != codes.OVER and state.supply_of(state.player) > 0

    def action(self, code: int) -> Action:
        """The action that a legal code stands for."""
        kind = code & codes.KIND_MASK
        if kind == codes.SCORE:
            return self.score(code)
        if kind == codes.DISPATCH:
            return Dispatch()
        if kind == codes.PASS:
            return Pass()
        if kind == codes.OPEN:
            return Open(self.rim[code >> codes.CELL_SHIFT & codes.CELL_MASK])
        if kind == codes.SCOUT:
            return Scout(self.rim[code >> codes.CELL_SHIFT & codes.CELL_MASK])
        tile = self.tile(code)
        if kind == codes.TEAM:
            return TeamUp(tile)
        if kind == codes.SEARCH:
            return Search(tile, self.rim[code >> codes.CELL_SHIFT & codes.CELL_MASK])
        if kind == codes.RALLY and self.has_supply:
            return Rally(tile)
        other = self.tiles[code >> codes.OTHER_SHIFT & codes.TILE_MASK]
        if kind == codes.HERD:
            return Herd(tile, other)
        if kind == codes.SWAP:
            return Swap(tile, other, self.players[code >> codes.SEAT_SHIFT & codes.SEAT_MASK])
        return Rally(other, start=tile)

    def tile(self, code: int) -> Cell:
        """The cell of the first tile in a code."""
        return self.tiles[code >> codes.TILE_SHIFT & codes.TILE_MASK]

    def score(self, code: int) -> Score:
        shifts = codes.HELPERS_SHIFT, codes.TAKEN_SHIFT, codes.PUT_SHIFT
        helpers, taken, put = (self.cells(code >> shift & codes.TILES_MASK) for shift in shifts)
        return Score(self.tile(code), helpers, taken, put)

    def cells(self, mask: int) -> tuple[Cell, ...]:
        return in_order(tuple(cell for tile, cell in enumerate(self.tiles) if mask >> tile & 1))
