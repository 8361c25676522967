"""The layout of an observation: planes of the board, then facts."""

from cleocatra.rules.codes import CELLS

PLANES = 16
# planes of the board; the kinds of tile are planes 0–4, the rescuers planes 5–8, own first
KINDS_PLANE, RESCUERS_PLANE, INSPECTOR_PLANE, PLACED_PLANE, ROOM_PLANE = 0, 5, 9, 10, 11
TILE_PLANE, OTHER_PLANE, TAKEN_PLANE, PUT_PLANE = 12, 13, 14, 15

BOARD = CELLS * PLANES
# facts: the index of each, after the board
POINTS = BOARD  # 4 seats
SUPPLY = POINTS + 4  # 4 seats
UNUSED = SUPPLY + 4
UNSEEN_TILES = UNUSED + 1  # 5 kinds
FACE_UP = UNSEEN_TILES + 5  # 5 kinds
PHASE = FACE_UP + 5  # opening, first, second, bonus action
MOVER = PHASE + 4  # 4 seats
TURN = MOVER + 4  # 4 seats
STARTER = TURN + 4  # 4 seats
ACTION = STARTER + 4  # 10 kinds of action
ASKED = ACTION + 10  # 9 parts
PLAYERS = ASKED + 9
GOAL = PLAYERS + 1
HERDING = GOAL + 1
ABILITIES = HERDING + 1  # 5 kinds
PILE = ABILITIES + 5
TURNS = PILE + 1  # 255 stands for more
SIZE = TURNS + 1  # a multiple of 8: rows are wiped by words
