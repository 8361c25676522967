"""Observations: what a player may know, as bytes: a board of 16×16 cells with 16 planes, then facts.

Seats are relative to the observer: 0 is the observer, 1 the next player in turn order. docs/environments.md
lists all planes and facts.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cleocatra.lab.env.layout import (
    ABILITIES,
    ACTION,
    ASKED,
    FACE_UP,
    GOAL,
    HERDING,
    INSPECTOR_PLANE,
    MOVER,
    OTHER_PLANE,
    PHASE,
    PILE,
    PLACED_PLANE,
    PLANES,
    PLAYERS,
    POINTS,
    PUT_PLANE,
    RESCUERS_PLANE,
    ROOM_PLANE,
    SIZE,
    STARTER,
    SUPPLY,
    TAKEN_PLANE,
    TILE_PLANE,
    TURN,
    TURNS,
    UNSEEN_TILES,
    UNUSED,
)
from cleocatra.lab.env.stepping import SteppedGame
from cleocatra.lab.env.steps import CELL, DONE
from cleocatra.rules import codes
from cleocatra.rules.bits import lowest_bits

LOWEST = lowest_bits()
MOST = 255  # the largest byte; it stands for more
WORD = 8  # bytes
TILE_WORDS = PLANES // WORD
assert (PLANES, TILE_WORDS, WORD) == (16, 2, 8)  # literals below, which the C compiler folds


class Observer:
    """Writes observations into the rows of an array, and keeps track of what to clear before the next one."""

    def __init__(self, rows: NDArray[np.uint8]) -> None:
        """Rows of SIZE zeros."""
        if rows.ndim != 2 or rows.shape[1] != SIZE:
            raise ValueError(f"observations are rows of {SIZE} bytes, not of shape {rows.shape}")
        self.array = rows
        self.rows = rows
        self.words = rows.view(np.uint64)
        self.shown = np.zeros((len(rows), codes.TILES), np.uint16)  # the first word of each tile
        self.shown_tiles = np.zeros(len(rows), np.uint8)

    def write(self, game: SteppedGame, seat: int, row: int) -> None:
        """Write the observation of `seat`."""
        for index in range(self.shown_tiles[row]):
            word = self.shown[row, index]
            self.words[row, word] = 0
            self.words[row, word + 1] = 0
        for word in range(POINTS // 8, SIZE // 8):
            self.words[row, word] = 0
        self.write_tiles(game, seat, row)
        self.write_decision(game, row)
        self.write_seats(game, seat, row)
        self.write_facts(game, row)

    def write_tiles(self, game: SteppedGame, seat: int, row: int) -> None:
        tiles = game.state.tiles
        self.shown_tiles[row] = tiles
        for tile in range(tiles):
            cell = game.state.cell_of[tile]
            self.shown[row, tile] = cell * 2
            self.rows[row, cell * 16 + game.state.kind[tile]] = 1
        away = 0
        for _ in range(game.state.players):
            self.mark(game, row, RESCUERS_PLANE + away, game.state.rescuers[seat])
            away += 1
            seat += 1
            if seat == game.state.players:
                seat = 0
        self.mark(game, row, INSPECTOR_PLANE, game.state.inspectors)
        self.mark(game, row, ROOM_PLANE, game.state.room(game.state.player))
        if game.state.placed != codes.NO_TILE:
            self.mark(game, row, PLACED_PLANE, 1 << game.state.placed)

    def mark(self, game: SteppedGame, row: int, plane: int, tiles: int) -> None:
        """Set a plane where these tiles lie."""
        while tiles:
            self.rows[row, game.state.cell_of[LOWEST[tiles]] * 16 + plane] = 1
            tiles &= tiles - 1

    def write_decision(self, game: SteppedGame, row: int) -> None:
        """The parts of the current action that are decided, and the part that comes next."""
        if game.part != DONE:
            self.rows[row, ASKED + game.part] = 1
        if game.known == 0:
            return
        self.rows[row, ACTION + (game.code & codes.KIND_MASK)] = 1
        if game.known >> codes.TILE_SHIFT & codes.TILE_MASK:
            self.mark(game, row, TILE_PLANE, 1 << (game.code >> codes.TILE_SHIFT & codes.TILE_MASK))
        if game.code & codes.KIND_MASK == codes.SCORE:
            self.mark(game, row, OTHER_PLANE, game.code >> codes.HELPERS_SHIFT & codes.TILES_MASK)
            self.mark(game, row, TAKEN_PLANE, game.code >> codes.TAKEN_SHIFT & codes.TILES_MASK)
            self.mark(game, row, PUT_PLANE, game.code >> codes.PUT_SHIFT & codes.TILES_MASK)
        elif game.known >> codes.OTHER_SHIFT & codes.TILE_MASK:
            self.mark(game, row, OTHER_PLANE, 1 << (game.code >> codes.OTHER_SHIFT & codes.TILE_MASK))

    def write_seats(self, game: SteppedGame, seat: int, row: int) -> None:
        """The points and supply of each seat, and which seat acts, has the turn, and started."""
        for away in range(game.state.players):
            points = game.state.points[seat]
            self.rows[row, POINTS + away] = points if points < MOST else MOST
            self.rows[row, SUPPLY + away] = game.state.supply[seat]
            if seat == game.state.player:
                self.rows[row, MOVER + away] = 1
            if seat == game.state.turn:
                self.rows[row, TURN + away] = 1
            if seat == 0:
                self.rows[row, STARTER + away] = 1
            seat += 1
            if seat == game.state.players:
                seat = 0

    def write_facts(self, game: SteppedGame, row: int) -> None:
        self.rows[row, UNUSED] = game.state.unused
        for kind in range(codes.TILE_KINDS):
            self.rows[row, UNSEEN_TILES + kind] = game.unseen(kind)
            self.rows[row, ABILITIES + kind] = game.state.abilities >> kind & 1
        if game.part == CELL and game.code & codes.KIND_MASK != codes.SEARCH:  # a tile is turned over
            self.rows[row, FACE_UP + game.state.kind[game.state.tiles]] = 1
        if game.state.phase != codes.OVER:
            self.rows[row, PHASE + game.state.phase] = 1
        self.rows[row, PLAYERS] = game.state.players
        self.rows[row, GOAL] = game.state.goal if game.state.goal < MOST else MOST
        self.rows[row, HERDING] = game.state.herding
        self.rows[row, PILE] = game.state.pile - game.state.tiles
        self.rows[row, TURNS] = game.state.turns if game.state.turns < MOST else MOST

    # For callers in Python

    def observe(self, game: SteppedGame, seat: int) -> NDArray[np.uint8]:
        """The observation of `seat`, as a new array."""
        self.write(game, seat, 0)
        seen: NDArray[np.uint8] = self.array[0].copy()
        return seen
