"""The steps in which every environment asks for an action, and where each part lies in the action's code.

A step is one of 270 numbers: a cell of the 16×16 torus (0–255, `y % 16 * 16 + x % 16`), a kind of action
(256–265), "enough" (266), or a rival (267–269: the next seat, the one after it, the third).

An action begins with its kind. Then its parts follow in the order of PARTS. A part is given by its cell; a
list is given by the cells of its tiles, in the order in which the tiles were drawn, and "enough" at its end.
After the kind, a part with only one possible value is not asked for. So every legal action is exactly one
sequence of steps.
"""

from cleocatra.rules.bits import MASKS
from cleocatra.rules.codes import (
    DISPATCH,
    HERD,
    OPEN,
    PASS,
    RALLY,
    SCORE,
    SCOUT,
    SEARCH,
    SWAP,
    TEAM,
)

SIDE = 16  # of the torus
CELLS = SIDE * SIDE
ACTION_KINDS = PASS + 1

FIRST_KIND = CELLS
ENOUGH = FIRST_KIND + ACTION_KINDS
FIRST_RIVAL = ENOUGH + 1
STEPS = FIRST_RIVAL + 3

# What is asked for, in the order of the observation. DRAW is asked of the pile, not of the player.
KIND, DRAW, TILE, OTHER, CELL, RIVAL, HELPERS, TAKEN, PUT, DONE = PART_NUMBERS = range(10)
PART_COUNT = len(PART_NUMBERS)

# The parts of each kind of action. R5: a tile is turned over before its cell is chosen. In the words of
# `rules.decisions`, the step SCOUT is the decision `Reveal`. DRAW after it is a chance node: the pile answers
# with the tile. The step CELL then completes the decision `Scout`.
PARTS = {
    OPEN: (DRAW, CELL),
    SCOUT: (DRAW, CELL),
    SEARCH: (TILE, CELL),
    SWAP: (TILE, OTHER, RIVAL),
    DISPATCH: (),
    TEAM: (TILE,),
    HERD: (TILE, OTHER),
    SCORE: (TILE, HELPERS, TAKEN, PUT),
    RALLY: (TILE, OTHER),
    PASS: (),
}

# The layout of an action's code, as `rules.codes` describes it: where each part begins, and its bits.
TILE_SHIFT, OTHER_SHIFT, CELL_SHIFT, SEAT_SHIFT = 4, 8, 12, 20
HELPERS_SHIFT, TAKEN_SHIFT, PUT_SHIFT = 8, 21, 34
KIND_MASK = TILE_MASK = 15
CELL_MASK = CELLS - 1
SEAT_MASK = 7
TILES_MASK = MASKS - 1  # a bit for each tile
RESCUE = (1 << TAKEN_SHIFT) - 1  # a Score's code without its inspectors
TAKING = (1 << PUT_SHIFT) - 1  # the same with the inspectors taken, but not where they are put

SHIFTS = {
    TILE: TILE_SHIFT,
    OTHER: OTHER_SHIFT,
    CELL: CELL_SHIFT,
    RIVAL: SEAT_SHIFT,
    HELPERS: HELPERS_SHIFT,
    TAKEN: TAKEN_SHIFT,
    PUT: PUT_SHIFT,
}
VALUE_MASKS = {
    TILE: TILE_MASK,
    OTHER: TILE_MASK,
    CELL: CELL_MASK,
    RIVAL: SEAT_MASK,
    HELPERS: TILES_MASK,
    TAKEN: TILES_MASK,
    PUT: TILES_MASK,
}


def next_parts() -> list[int]:
    """The part that follows each part of each kind of action, at index PART_COUNT · kind + part.

    KIND comes before the first part, DONE after the last.
    """
    table = [DONE] * (PART_COUNT * ACTION_KINDS)
    for kind, parts in PARTS.items():
        for part, following in zip((KIND, *parts), (*parts, DONE), strict=True):
            table[PART_COUNT * kind + part] = following
    return table


def part_shifts() -> list[int]:
    """Where each part begins in an action's code."""
    return [SHIFTS.get(part, 0) for part in PART_NUMBERS]


def part_masks() -> list[int]:
    """The bits of each part, before they are shifted to their place."""
    return [VALUE_MASKS.get(part, 0) for part in PART_NUMBERS]
