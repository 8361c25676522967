"""A match: which bots play which game, and how often."""

from __future__ import annotations

from dataclasses import dataclass

from cleocatra.bots.players import Effort
from cleocatra.rules import Colour, Edition, Options, RuleSet, Variant
from cleocatra.rules.variant import STANDARD


@dataclass(frozen=True, slots=True)
class Match:
    """The settings of a match; `bots` holds names that `entrants.make_bot` knows.

    `seconds` is the time that bots are told to think for a turn, `limit` the time after which they are late.
    """

    bots: tuple[str, ...]
    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    games: int = 100
    seed: int = 1
    simulations: int | None = None
    seconds: float | None = None
    variant: Variant = STANDARD
    limit: float | None = None

    @property
    def options(self) -> Options:
        return Options(self.rules, self.edition, tuple(Colour)[: len(self.bots)], self.variant)

    @property
    def seatings(self) -> int:
        """How many consecutive games share a pile: one for each rotation of the seats, if the bots differ."""
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    @property
    def effort(self) -> Effort | None:
        if self.simulations is None and self.seconds is None:
            return None
        unlimited = Effort()
        return Effort(self.simulations or unlimited.simulations, self.seconds or unlimited.seconds)

    @property
    def settings(self) -> dict[str, object]:
        """All settings, as JSON has them."""
        return {
            "bots": [*self.bots],
            "rules": self.rules,
            "edition": self.edition,
            "variant": {"name": self.variant.name, **self.variant.differences},
            "games": self.games,
            "seed": self.seed,
            "simulations": self.simulations,
            "seconds": self.seconds,
            "limit": self.limit,
        }
