"""Tables over masks of 13 tiles; each kernel module has its own copy as C arrays."""

from cleocatra.rules.codes import TILES

MASKS = 1 << TILES


def bit_counts() -> list[int]:
    """How many bits each mask has.

    >>> bit_counts()[0b1011]
    3
    """
    return [mask.bit_count() for mask in range(MASKS)]


def lowest_bits() -> list[int]:
    """The number of each mask's lowest bit (0 for the empty mask).

    >>> lowest_bits()[0b1010]
    1
    """
    return [0] + [(mask & -mask).bit_length() - 1 for mask in range(1, MASKS)]
