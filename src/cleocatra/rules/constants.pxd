# The numbers of `codes.py` as constants of C: a kernel module's .pxd says
# `from cleocatra.rules cimport constants as codes`, its .py `from cleocatra.rules import codes`.
cdef enum:
    OPEN, SCOUT, SEARCH, SWAP, DISPATCH, TEAM, HERD, SCORE, RALLY, PASS
    REVEAL = 14
    NO_CODE = 15

cdef enum:
    TILE_SHIFT = 4
    OTHER_SHIFT = 8
    CELL_SHIFT = 12
    SEAT_SHIFT = 20
    HELPERS_SHIFT = 8
    TAKEN_SHIFT = 21
    PUT_SHIFT = 34
    KIND_MASK = 15
    TILE_MASK = 15
    CELL_MASK = 255
    SEAT_MASK = 7
    TILES_MASK = 8191

cdef enum:
    OPENING, FIRST, SECOND, BONUS, OVER

cdef enum:
    CLEOCATRA, MAFDAT, BASTET, MUT, PRINCESS, UNSEEN

cdef enum:
    SEATS = 4
    TILES = 13
    TILE_KINDS = 5
    NOBODY = -1
    NO_TILE = -1
    SIDE = 16
    COORDINATE_MASK = 15
    ROW_SHIFT = 4
    CELLS = 256
    RIM = 32
    RIM_CELLS = 16
    MOST_ACTIONS = 4096

cdef enum:
    R7_ANY_TILE = 1
    R9_MOST = 2
    R9_OPTIONAL = 4
    R10_FORCED = 8
    R10_SINGLE = 16
    R13_ELSEWHERE = 32
    R13_RESCUE_TILE = 64
    FEW_INSPECTORS = 128
