"""Between typed actions and the kernel's codes."""

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
        kind = code & 15
        if kind == codes.SCORE:
            helpers, taken, put = (self.cells(code >> shift & 8191) for shift in (8, 21, 34))
            return Score(self.tiles[code >> 4 & 15], helpers, taken, put)
        if kind == codes.DISPATCH:
            return Dispatch()
        if kind == codes.PASS:
            return Pass()
        if kind == codes.OPEN:
            return Open(self.rim[code >> 12 & 255])
        if kind == codes.SCOUT:
            return Scout(self.rim[code >> 12 & 255])
        tile = self.tiles[code >> 4 & 15]
        if kind == codes.TEAM:
            return TeamUp(tile)
        if kind == codes.SEARCH:
            return Search(tile, self.rim[code >> 12 & 255])
        if kind == codes.RALLY and self.has_supply:
            return Rally(tile)
        other = self.tiles[code >> 8 & 15]
        if kind == codes.HERD:
            return Herd(tile, other)
        if kind == codes.SWAP:
            return Swap(tile, other, self.players[code >> 20 & 7])
        return Rally(other, start=tile)

    def cells(self, mask: int) -> tuple[Cell, ...]:
        return in_order(tuple(cell for tile, cell in enumerate(self.tiles) if mask >> tile & 1))
