"""What the evaluation looks at: a few facts about each seat and the table, each a row of the network.

Every fact is a small number, written as one active row out of a range of rows: for each seat, seen from the
one that is judged (itself, the next in turn order, …), a block of SEAT_ROWS rows, and TABLE_ROWS after those.
"""

# rows a fact of a seat can take, in order: points; supply; rescuers under inspectors; best Score now; second
# best Score; best Score after one step; tiles within reach; best area, open or not; rescuers on each
# of the five kinds
SEAT_RANGES = (31, 4, 4, 8, 8, 8, 8, 6, 3, 3, 3, 3, 3)
BEST_AFTER_A_STEP = 5  # its place in that order
# rows of the table: lead over the best other; tiles; unused inspectors; who acts, whose turn, which seat is
# judged; a bonus action; the best area without inspector
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


def row_count(players: int) -> int:
    """All rows of a network for so many players."""
    return players * SEAT_ROWS + TABLE_ROWS
