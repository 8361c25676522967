"""The numbers the kernel works with: kinds of action and tile, phases, and the layout of an action's code.

An action is one number, its **code**: the kind in bits 0–3, then for a Score the rescue tile (4–7), helpers'
tiles (8–20), tiles inspectors are taken from (21–33) and put on (34–46); for all others a tile (4–7), a
second tile (8–11), a torus cell (12–19) and a seat (20–22).
"""

# kinds of action, in the pinned order of legal actions
OPEN, SCOUT, SEARCH, SWAP, DISPATCH, TEAM, HERD, SCORE, RALLY, PASS = range(10)
# phases
OPENING, FIRST, SECOND, BONUS, OVER = range(5)
# kinds of tile; UNSEEN: not known to the one who looks
CLEOCATRA, MAFDAT, BASTET, MUT, PRINCESS, UNSEEN = range(6)

RIM = 32  # in `Board.cells`, RIM + i is the cell `rim[i]`
REVEAL = 14  # in place of a code: a Scout is declared, its tile turned over, its cell not chosen yet
NO_CODE = 15  # in place of a code: no action
NOBODY = -1
NO_TILE = -1

# rulings of a variant (see `variant`), bits of `State.rulings`; FEW_INSPECTORS: not the two that Princess
# wants. In the standard game it is 0, and the kernel looks no further.
R7_ANY_TILE, R9_MOST, R9_OPTIONAL, R10_FORCED, R10_SINGLE, R13_ELSEWHERE, R13_RESCUE_TILE, FEW_INSPECTORS = (
    1 << bit for bit in range(8)
)
