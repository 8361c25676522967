"""What a player sees, as numbers: a board of 16×16 cells with 16 planes, then some facts; all bytes.

It is a fair view: the table lies open, and of the pile only what everybody can work out is told. Seats are
counted from the one who looks: 0 is oneself, 1 the next in turn order. docs/environments.md explains every
plane and fact.
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
from cleocatra.rules.bits import lowest_bits
from cleocatra.rules.codes import NO_TILE, OVER, SCORE, SEARCH

LOWEST = lowest_bits()


class Observer:
    """Writes observations into the rows of one array, and remembers what to wipe before the next."""

    def __init__(self, rows: NDArray[np.uint8]) -> None:
        """Rows of SIZE zeros."""
        if rows.ndim != 2 or rows.shape[1] != SIZE:
            raise ValueError(f"observations are rows of {SIZE} bytes, not of shape {rows.shape}")
        self.array = rows
        self.rows = rows
        self.words = rows.view(np.uint64)
        self.shown = np.zeros((len(rows), 14), np.uint16)  # the words of each tile, and how many tiles

    def write(self, game: SteppedGame, seat: int, row: int) -> None:
        """Write what `seat` sees."""
        for index in range(self.shown[row, 13]):
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
        self.shown[row, 13] = tiles
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
        if game.state.placed != NO_TILE:
            self.mark(game, row, PLACED_PLANE, 1 << game.state.placed)

    def mark(self, game: SteppedGame, row: int, plane: int, tiles: int) -> None:
        """Set a plane where these tiles lie."""
        while tiles:
            self.rows[row, game.state.cell_of[LOWEST[tiles]] * 16 + plane] = 1
            tiles &= tiles - 1

    def write_decision(self, game: SteppedGame, row: int) -> None:
        """What is decided of the action so far, and what is asked for."""
        if game.part != DONE:
            self.rows[row, ASKED + game.part] = 1
        if game.known == 0:
            return
        self.rows[row, ACTION + (game.code & 15)] = 1
        if game.known >> 4 & 15:
            self.mark(game, row, TILE_PLANE, 1 << (game.code >> 4 & 15))
        if game.code & 15 == SCORE:
            self.mark(game, row, OTHER_PLANE, game.code >> 8 & 8191)
            self.mark(game, row, TAKEN_PLANE, game.code >> 21 & 8191)
            self.mark(game, row, PUT_PLANE, game.code >> 34 & 8191)
        elif game.known >> 8 & 15:
            self.mark(game, row, OTHER_PLANE, 1 << (game.code >> 8 & 15))

    def write_seats(self, game: SteppedGame, seat: int, row: int) -> None:
        """What each seat has, and which of them acts, has the turn and began."""
        for away in range(game.state.players):
            points = game.state.points[seat]
            self.rows[row, POINTS + away] = points if points < 255 else 255
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
        for kind in range(5):
            self.rows[row, UNSEEN_TILES + kind] = game.unseen(kind)
            self.rows[row, ABILITIES + kind] = game.state.abilities >> kind & 1
        if game.part == CELL and game.code & 15 != SEARCH:  # a drawn tile waits for its place
            self.rows[row, FACE_UP + game.state.kind[game.state.tiles]] = 1
        if game.state.phase != OVER:
            self.rows[row, PHASE + game.state.phase] = 1
        self.rows[row, PLAYERS] = game.state.players
        self.rows[row, GOAL] = game.state.goal if game.state.goal < 255 else 255
        self.rows[row, HERDING] = game.state.herding
        self.rows[row, PILE] = game.state.pile - game.state.tiles
        self.rows[row, TURNS] = game.state.turns if game.state.turns < 255 else 255

    # For callers in Python

    def observe(self, game: SteppedGame, seat: int) -> NDArray[np.uint8]:
        """What `seat` sees, as an array of its own."""
        self.write(game, seat, 0)
        seen: NDArray[np.uint8] = self.array[0].copy()
        return seen
