"""Tiles, players' colours, and the tiles in the box."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """A tile's cat, which fixes its colour and its ability; in the order of the kernel's numbers."""

    CLEOCATRA = "cleocatra"
    MAFDAT = "mafdat"
    BASTET = "bastet"
    MUT = "mut"
    PRINCESS = "princess"

    @property
    def colour(self) -> str:
        """The colour that counts in a Score.

        >>> Kind.MUT.colour
        'blue'
        """
        return TILE_COLOURS[self]

    @property
    def number(self) -> int:
        """The kernel's number for this kind."""
        return KINDS.index(self)


class Colour(StrEnum):
    """A player's colour."""

    RED = "red"
    BLUE = "blue"
    BLACK = "black"
    GREEN = "green"


class Edition(StrEnum):
    """R2: the editions differ in what two players take out of the game."""

    INTERNATIONAL = "international"
    FRENCH = "french"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the board and who stands on it."""

    kind: Kind
    rescuers: tuple[Colour, ...] = ()
    inspector: bool = False


KINDS = tuple(Kind)
TILE_COLOURS = {
    Kind.CLEOCATRA: "gold",
    Kind.MAFDAT: "orange",
    Kind.BASTET: "green",
    Kind.MUT: "blue",
    Kind.PRINCESS: "purple",
}

# R1: thirteen tiles
TILE_MIX = Counter({Kind.CLEOCATRA: 1, Kind.MAFDAT: 3, Kind.BASTET: 3, Kind.MUT: 3, Kind.PRINCESS: 3})
# R2: what two players take out
TAKEN_OUT = {
    Edition.INTERNATIONAL: Counter([Kind.MAFDAT, Kind.BASTET, Kind.MUT, Kind.PRINCESS]),
    Edition.FRENCH: Counter([Kind.MAFDAT, Kind.BASTET, Kind.MUT]),
}


def taken_out(edition: Edition, players: int) -> Counter[Kind]:
    """What is taken out of the box (R2)."""
    return TAKEN_OUT[edition] if players == 2 else Counter()


def tile_mix(edition: Edition, players: int) -> Counter[Kind]:
    """The tiles that a game is played with (R1, R2).

    >>> tile_mix(Edition.FRENCH, players=2).total()
    10
    """
    return TILE_MIX - taken_out(edition, players)
