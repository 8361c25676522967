"""What the players contribute to a shared shuffle, as a part of a game's state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cleocatra.record.shares import format_shares, rearranged
from cleocatra.rules import Colour, Kind


@dataclass(frozen=True, slots=True)
class Shares:
    """Pledges, which can be made until they are closed, then the shares, and then the order of the pile."""

    pledges: Mapping[Colour, str] = field(default_factory=dict)
    shares: Mapping[Colour, str] = field(default_factory=dict)
    closed: bool = False
    dealt: tuple[Kind, ...] | None = None

    @property
    def open(self) -> bool:
        """Whether players may still pledge."""
        return not self.closed and self.dealt is None

    @property
    def complete(self) -> bool:
        """Whether all who pledged have told their shares."""
        return self.pledges.keys() == self.shares.keys()

    def pledged(self, player: Colour, pledge: str) -> Shares:
        return replace(self, pledges={**self.pledges, player: pledge})

    def shared(self, player: Colour, share: str) -> Shares:
        return replace(self, shares={**self.shares, player: share})

    def without(self, player: Colour) -> Shares:
        """The shares after this player left the table."""
        return replace(
            self, pledges={one: pledge for one, pledge in self.pledges.items() if one is not player}
        )

    def deal(self, sealed: Sequence[Kind], order: Sequence[Colour]) -> Shares:
        """The order of the sealed pile is decided."""
        return replace(self, dealt=rearranged(sealed, format_shares(self.shares, order)))
