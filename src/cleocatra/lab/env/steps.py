"""The numbers of the steps in which every environment asks for an action.

A step is one of 270 numbers: a cell of the 16×16 torus that is pointed at (0–255, `y % 16 * 16 + x % 16`),
a kind of action (256–265), "enough" (266), or a rival (267–269: the next seat, the one after it, the third).

An action begins with its kind. Then its parts are asked for in the order of PARTS, each by pointing at a
cell, a list by pointing at its tiles in the order they were drawn and saying "enough" at its end. After the
kind, what has only one answer is not asked. So every legal action is exactly one sequence of steps.
"""

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

CELLS = 256
FIRST_KIND = CELLS
ENOUGH = FIRST_KIND + PASS + 1
FIRST_RIVAL = ENOUGH + 1
STEPS = FIRST_RIVAL + 3

# What is asked for, in the order of the observation; DRAW is the pile's answer, not the player's.
KIND, DRAW, TILE, OTHER, CELL, RIVAL, HELPERS, TAKEN, PUT, DONE = range(10)

# The parts of each kind of action; a tile is turned over before its place is asked for (R5).
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


def next_parts() -> list[int]:
    """For each kind and part the part that follows, at 16 · kind + part; KIND stands before the first."""
    table = [DONE] * 160
    for kind, parts in PARTS.items():
        for part, following in zip((KIND, *parts), (*parts, DONE), strict=True):
            table[16 * kind + part] = following
    return table


def part_shifts() -> list[int]:
    """Where each part begins in an action's code."""
    shifts = [0] * 10
    for part, shift in {TILE: 4, OTHER: 8, CELL: 12, RIVAL: 20, HELPERS: 8, TAKEN: 21, PUT: 34}.items():
        shifts[part] = shift
    return shifts


def part_masks() -> list[int]:
    """The bits of each part, without its shift."""
    masks = [0] * 10
    for part in (TILE, OTHER):
        masks[part] = 15
    masks[CELL] = 255
    masks[RIVAL] = 7
    for part in (HELPERS, TAKEN, PUT):
        masks[part] = 8191
    return masks
