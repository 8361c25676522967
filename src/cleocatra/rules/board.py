"""The pyramids: which tile lies on which cell, which tiles are adjacent, and which of them can be moved.

Tiles are numbered in the order they are drawn, at most 13, so a set of tiles is a mask of 13 bits. The cells
form a 16×16 torus. 13 connected tiles with the empty cells around them span at most 15 cells, so the board
can wander in any direction without being moved back. The true coordinates are stored for each tile.
"""

from __future__ import annotations

from cleocatra.rules import codes
from cleocatra.rules.bits import bit_counts, lowest_bits

COUNT = bit_counts()
LOWEST = lowest_bits()


def torus_cell(x: int, y: int) -> int:
    """Return the cell of the torus for true coordinates."""
    return (y & codes.COORDINATE_MASK) << codes.ROW_SHIFT | (x & codes.COORDINATE_MASK)


def torus_sides() -> list[int]:
    """Return the neighbours of every cell: left, right, and below (pointing up) or above (pointing down)."""
    sides = []
    for cell in range(codes.CELLS):
        x, y = cell & codes.COORDINATE_MASK, cell >> codes.ROW_SHIFT
        sides += [
            torus_cell(x - 1, y),
            torus_cell(x + 1, y),
            torus_cell(x, y - 1 if (x + y) & 1 else y + 1),
        ]
    return sides


SIDES = torus_sides()


class Board:
    """Tiles on the triangular grid; R3: adjacent means sharing a full edge.

    The rim is the list of empty cells beside a tile: `rim[i]` is such a cell and `rim_touch[i]` the mask of
    the tiles beside it. `cells` holds 1 + tile for a cell with a tile, RIM + i for the cell `rim[i]`, and 0
    for any other cell.
    """

    def __init__(self) -> None:
        # Cython wants the lengths of C arrays as literals and compares them with the .pxd
        self.cells = [0] * 256
        self.rim = [0] * 16
        self.rim_touch = [0] * 16
        self.rim_size = 0
        self.cell_of = [0] * 13
        self.adjacent = [0] * 13
        self.xs = [0] * 13
        self.ys = [0] * 13
        self.tiles = 0
        self.edges = 0
        self.movable_known = 0
        self.movable_mask = 0

    def copy_board(self, other: Board) -> None:
        """Copy the board of `other` into this one."""
        self.cells[:] = other.cells
        self.rim[:] = other.rim
        self.rim_touch[:] = other.rim_touch
        self.rim_size = other.rim_size
        self.cell_of[:] = other.cell_of
        self.adjacent[:] = other.adjacent
        self.xs[:] = other.xs
        self.ys[:] = other.ys
        self.tiles = other.tiles
        self.edges = other.edges
        self.movable_known = other.movable_known
        self.movable_mask = other.movable_mask

    def place(self, tile: int, cell: int) -> None:
        """Put `tile` on `cell`, which must be on the rim unless the board is empty."""
        here = 1 << tile
        touched = 0
        if self.rim_size:
            touched = self.rim_touch[self.cells[cell] - codes.RIM]
            self.leave_rim(cell)
        for side in range(3):
            near = SIDES[3 * cell + side]
            what = self.cells[near]
            if what == 0:
                self.join_rim(near, here)
            elif what >= codes.RIM:
                self.rim_touch[what - codes.RIM] |= here
            else:
                self.adjacent[what - 1] |= here
                self.locate(tile, side, what - 1)
        self.cells[cell] = tile + 1
        self.cell_of[tile] = cell
        self.adjacent[tile] = touched
        self.edges += COUNT[touched]
        self.movable_known = 0

    def locate(self, tile: int, side: int, other: int) -> None:
        """Store the true coordinates of a tile that has `other` on this side."""
        x = self.xs[other]
        y = self.ys[other]
        if side == 0:
            x += 1
        elif side == 1:
            x -= 1
        elif (x + y) & 1:  # the other points down, so it lies below
            y -= 1
        else:
            y += 1
        self.xs[tile] = x
        self.ys[tile] = y

    def lift(self, tile: int) -> None:
        """Take `tile` off the board and add its cell to the rim."""
        cell = self.cell_of[tile]
        here = 1 << tile
        for side in range(3):
            near = SIDES[3 * cell + side]
            what = self.cells[near]
            if what < codes.RIM:
                self.adjacent[what - 1] ^= here
            else:
                self.rim_touch[what - codes.RIM] ^= here
                if self.rim_touch[what - codes.RIM] == 0:
                    self.leave_rim(near)
                    self.cells[near] = 0
        self.join_rim(cell, self.adjacent[tile])
        self.edges -= COUNT[self.adjacent[tile]]
        self.movable_known = 0

    def join_rim(self, cell: int, touched: int) -> None:
        self.cells[cell] = codes.RIM + self.rim_size
        self.rim[self.rim_size] = cell
        self.rim_touch[self.rim_size] = touched
        self.rim_size += 1

    def leave_rim(self, cell: int) -> None:
        """Remove `cell` from the rim; the last cell of the list takes its place."""
        self.rim_size -= 1
        last = self.rim[self.rim_size]
        here = self.cells[cell]
        self.rim[here - codes.RIM] = last
        self.rim_touch[here - codes.RIM] = self.rim_touch[self.rim_size]
        self.cells[last] = here

    def neighbours(self, tiles: int) -> int:
        """Return the tiles adjacent to any of `tiles`."""
        touched = 0
        while tiles:
            touched |= self.adjacent[LOWEST[tiles]]
            tiles &= tiles - 1
        return touched

    def movable(self) -> int:
        """Return the tiles that are not surrounded and without which the others stay connected."""
        if self.movable_known == 0:
            self.movable_mask = self.find_movable()
            self.movable_known = 1
        return self.movable_mask

    def find_movable(self) -> int:
        one = 0  # tiles with at least one neighbour; below with at least two, with three
        two = 0
        three = 0
        for tile in range(self.tiles):
            around = self.adjacent[tile]
            three |= two & around
            two |= one & around
            one |= around
        ends = one & ~two
        passages = two & ~three
        if self.edges < self.tiles:  # a tree: every inner tile connects others
            return ends
        passages &= self.core(ends)
        if self.edges == self.tiles:  # one ring: each of its tiles can be removed
            return ends | passages
        free = ends
        while passages:
            tile = LOWEST[passages]
            passages &= passages - 1
            if self.on_a_ring(tile):
                free |= 1 << tile
        return free

    def core(self, ends: int) -> int:
        """Return the tiles that remain when dead ends are removed repeatedly."""
        core = (1 << self.tiles) - 1 & ~ends
        cut = 1
        while cut:
            cut = 0
            rest = core
            while rest:
                tile = LOWEST[rest]
                rest &= rest - 1
                if COUNT[self.adjacent[tile] & core] < 2:
                    core &= ~(1 << tile)
                    cut = 1
        return core

    def on_a_ring(self, tile: int) -> bool:
        """Tell whether the tile's neighbours stay connected without it."""
        around = self.adjacent[tile]
        seen = 1 << LOWEST[around]
        fresh = seen
        rest = (1 << self.tiles) - 1 & ~(1 << tile)
        while fresh:
            fresh = self.neighbours(fresh) & rest & ~seen
            seen |= fresh
        return around & ~seen == 0

    # For callers in Python

    def tile_at(self, x: int, y: int) -> int:
        """Return the tile on these coordinates, or NO_TILE."""
        what = self.cells[torus_cell(x, y)]
        if 0 < what < codes.RIM and self.place_of(what - 1) == (x, y):
            return what - 1
        return codes.NO_TILE

    def place_of(self, tile: int) -> tuple[int, int]:
        """Return the true coordinates of a tile."""
        return self.xs[tile], self.ys[tile]

    def adjacent_to(self, tile: int) -> int:
        """Return the mask of the tiles adjacent to this one."""
        return self.adjacent[tile]

    def rim_places(self) -> dict[int, tuple[int, int]]:
        """Return the true coordinates of each cell of the rim; on an empty board only 0,0."""
        if self.tiles == 0:
            return {0: (0, 0)}
        places = {}
        for index in range(self.rim_size):
            cell = self.rim[index]
            x, y = self.place_of(LOWEST[self.rim_touch[index]])  # a tile beside it, at most one step away
            right = (cell & codes.COORDINATE_MASK) - x + 1 & codes.COORDINATE_MASK
            down = (cell >> codes.ROW_SHIFT) - y + 1 & codes.COORDINATE_MASK
            places[cell] = (x - 1 + right, y - 1 + down)
        return places
