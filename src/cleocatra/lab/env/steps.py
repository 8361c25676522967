"""The steps of which the environments build actions, and where each part lies in an action's code.

A step is one of 270 numbers: a cell of the 16×16 torus (0–255, `y % 16 * 16 + x % 16`), a kind of action
(256–265), "enough" (266), or a rival (267–269: the next seat, the one after it, the third).

An action begins with its kind. Then its parts follow in the order of PARTS. A part is given by its cell; a
list is given by the cells of its tiles, in the order in which the tiles were drawn, and "enough" at its end.
After the kind, a part with only one possible value is skipped. Every legal action is exactly one sequence of
steps.
"""

from cleocatra.rules.codes import (
    CELL_MASK,
    CELL_SHIFT,
    CELLS,
    DISPATCH,
    HELPERS_SHIFT,
    HERD,
    OPEN,
    OTHER_SHIFT,
    PASS,
    PUT_SHIFT,
    RALLY,
    SCORE,
    SCOUT,
    SEARCH,
    SEAT_MASK,
    SEAT_SHIFT,
    SWAP,
    TAKEN_SHIFT,
    TEAM,
    TILE_MASK,
    TILE_SHIFT,
    TILES_MASK,
)

ACTION_KINDS = PASS + 1

FIRST_KIND = CELLS
ENOUGH = FIRST_KIND + ACTION_KINDS
FIRST_RIVAL = ENOUGH + 1
STEPS = FIRST_RIVAL + 3

# The parts of an action, in the order of the observation. DRAW is a chance node, not a player's step.
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

RESCUE = (1 << TAKEN_SHIFT) - 1  # a Score's code without its inspectors
TAKING = (1 << PUT_SHIFT) - 1  # the same with the inspectors taken, but not where they are put

# Where each part begins in an action's code (see `rules.codes`), and its bits.
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
