"""The numbers that the kernel works with: kinds of action and of tile, phases, and the layout of a code.

A **code** is an action as one number. Bits 0–3 hold the kind. In a Score there follow the rescue tile (4–7)
and three masks: the helpers' tiles (8–20), the tiles that inspectors are taken from (21–33) and those they
are put on (34–46). In every other action there follow a tile (4–7), a second tile (8–11), a cell of the torus
(12–19) and a seat (20–22).

`constants.pxd` declares the same numbers for C, where the compiler folds them; a test compares the two files.
"""

# kinds of action, in the pinned order of legal actions
OPEN, SCOUT, SEARCH, SWAP, DISPATCH, TEAM, HERD, SCORE, RALLY, PASS = range(10)
# two more values of a code's kind. REVEAL: the decision `Reveal` (R5), which no code of an action stands for;
# `decisions.decision_of` translates it. NO_CODE: no action
REVEAL = 14
NO_CODE = 15

# where the parts of a code begin, and what is left of them after the shift
TILE_SHIFT, OTHER_SHIFT, CELL_SHIFT, SEAT_SHIFT = 4, 8, 12, 20
HELPERS_SHIFT, TAKEN_SHIFT, PUT_SHIFT = 8, 21, 34
KIND_MASK = 15
TILE_MASK = 15
CELL_MASK = 255
SEAT_MASK = 7
TILES_MASK = 8191

# phases
OPENING, FIRST, SECOND, BONUS, OVER = range(5)
# kinds of tile; UNSEEN: not known to the player who looks
CLEOCATRA, MAFDAT, BASTET, MUT, PRINCESS, UNSEEN = range(6)

SEATS = 4  # at most
TILES = 13  # at most
TILE_KINDS = UNSEEN
NOBODY = -1
NO_TILE = -1

# the torus
SIDE = 16
COORDINATE_MASK = 15
ROW_SHIFT = 4
CELLS = 256
RIM = 32  # in `Board.cells`, RIM + i is the cell `rim[i]`
RIM_CELLS = 16  # at most

MOST_ACTIONS = 4096  # in one position; `Variant` refuses what would allow more

# rulings that a variant changes (see `variant`), as bits of `State.rulings`. FEW_INSPECTORS: Princess can't
# send two. In the standard game all bits are 0.
R7_ANY_TILE, R9_MOST, R9_OPTIONAL, R10_FORCED, R10_SINGLE, R13_ELSEWHERE, R13_RESCUE_TILE, FEW_INSPECTORS = (
    1 << bit for bit in range(8)
)
