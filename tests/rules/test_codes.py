"""The numbers of the kernel: Python and C have the same, and the parts of a code don't overlap."""

import re
from itertools import pairwise
from pathlib import Path

from cleocatra.rules import codes

DECLARATIONS = Path(codes.__file__).with_name("constants.pxd")


def declared_numbers() -> dict[str, int]:
    """The constants of `constants.pxd`, numbered as C numbers the items of an enum."""
    found: dict[str, int] = {}
    for block in DECLARATIONS.read_text(encoding="utf-8").split("cdef enum:")[1:]:
        following = 0
        for name, number in re.findall(r"(\w+)(?: = (-?\d+))?", block):
            found[name] = int(number) if number else following
            following = found[name] + 1
    return found


def python_numbers() -> dict[str, int]:
    return {name: number for name, number in vars(codes).items() if name.isupper()}


def test_c_and_python_have_the_same_numbers() -> None:
    assert declared_numbers() == python_numbers()


def test_the_masks_cover_what_they_hold() -> None:
    assert codes.PASS < codes.REVEAL < codes.NO_CODE <= codes.KIND_MASK
    assert codes.TILE_MASK >= codes.TILES
    assert codes.TILES_MASK == (1 << codes.TILES) - 1
    assert codes.SEAT_MASK >= codes.SEATS
    assert codes.CELL_MASK == codes.CELLS - 1 == codes.SIDE**2 - 1
    assert codes.COORDINATE_MASK == codes.SIDE - 1 == (1 << codes.ROW_SHIFT) - 1


def test_the_parts_of_a_code_lie_beside_each_other() -> None:
    assert codes.KIND_MASK + 1 == 1 << codes.TILE_SHIFT
    other_parts = [
        (codes.TILE_SHIFT, codes.TILE_MASK),
        (codes.OTHER_SHIFT, codes.TILE_MASK),
        (codes.CELL_SHIFT, codes.CELL_MASK),
        (codes.SEAT_SHIFT, codes.SEAT_MASK),
    ]
    score_parts = [
        (codes.TILE_SHIFT, codes.TILE_MASK),
        (codes.HELPERS_SHIFT, codes.TILES_MASK),
        (codes.TAKEN_SHIFT, codes.TILES_MASK),
        (codes.PUT_SHIFT, codes.TILES_MASK),
    ]
    for parts in (other_parts, score_parts):
        for (shift, mask), (following, _) in pairwise(parts):
            assert (mask + 1) << shift == 1 << following
