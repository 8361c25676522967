"""A sealed pile, and the events of a shared shuffle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from cleocatra.rules import Colour, Kind


@dataclass(frozen=True, slots=True)
class SealedPile:
    """A pile, the salt and the hash of both that everybody knows."""

    commitment: str
    pile: tuple[Kind, ...] = field(repr=False)
    salt: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ShuffleBegun:
    """All seats of a game with a shared shuffle are taken: its players are asked to pledge their shares."""

    deadline: float
    type: Literal["shuffle-begun"] = "shuffle-begun"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Pledged:
    """A player published the hash of their share of chance."""

    player: Colour
    pledge: str
    type: Literal["pledged"] = "pledged"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class PledgesClosed:
    """Nobody can pledge any more: those who have are asked to tell their shares."""

    deadline: float
    type: Literal["pledges-closed"] = "pledges-closed"
    version: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Shared:
    """A player told the share that they had pledged."""

    player: Colour
    share: str
    type: Literal["shared"] = "shared"
    version: Literal[1] = 1


Shuffling = ShuffleBegun | Pledged | PledgesClosed | Shared
