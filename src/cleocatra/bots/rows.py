"""The inputs of the evaluation network: facts about each seat and about the table, in one-hot encoding.

Every fact is a small number, encoded as one active row out of a range of rows of the first layer. There is a
block of SEAT_ROWS rows for each seat, beginning with the seat that is evaluated and going on in turn order,
and a block of TABLE_ROWS rows after those.

`row_constants.pxd` declares the same numbers for C, where the compiler folds them; a test compares the files.
"""

from cleocatra.rules.codes import SEATS

UNITS = 32  # of the first layer

# the number of rows of each fact about a seat: points; supply; rescuers under inspectors; best Score now;
# second best Score; best Score after one step; tiles within reach; best area, open or not; rescuers on each
# of the five kinds
SEAT_RANGES = (31, 4, 4, 8, 8, 8, 8, 6, 3, 3, 3, 3, 3)
BEST_AFTER_A_STEP = 5  # its index
# ... and of each fact about the table: lead over the best other seat; tiles; unused inspectors; who acts;
# whose turn it is; which seat is evaluated; whether it is a bonus action; the best area without inspector
TABLE_RANGES = (25, 14, 4, 4, 4, 4, 2, 6)


def starts(ranges: tuple[int, ...]) -> list[int]:
    """The first row of each fact.

    >>> starts((31, 4, 4))
    [0, 31, 35]
    """
    return [sum(ranges[:index]) for index in range(len(ranges))]


SEAT_START = starts(SEAT_RANGES)
SEAT_FACTS = len(SEAT_RANGES)
SEAT_ROWS = sum(SEAT_RANGES)
TABLE_START = starts(TABLE_RANGES)
TABLE_FACTS = len(TABLE_RANGES)
TABLE_ROWS = sum(TABLE_RANGES)
TABLE_BASE = SEATS * SEAT_FACTS  # where the facts about the table begin
FACTS = SEATS * (SEAT_FACTS + TABLE_FACTS)  # of all seats, each seeing the table its own way
MOST_ACTIVE = SEATS * SEAT_FACTS + TABLE_FACTS  # rows that are active for one seat


def row_count(players: int) -> int:
    """The number of rows of a network for this many players."""
    return players * SEAT_ROWS + TABLE_ROWS
