"""The options of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cleocatra.rules.dice import Dice
from cleocatra.rules.tiles import KINDS, Colour, Edition, Kind
from cleocatra.rules.variant import HERD, STANDARD, Variant


class RuleSet(StrEnum):
    """Which rules are played."""

    BASIC = "basic"
    ADVANCED = "advanced"


@dataclass(frozen=True, slots=True)
class Options:
    """Rule set, edition (R2), the players' colours in turn order, the starting player first, and a variant.

    >>> options = Options(RuleSet.BASIC, players=(Colour.GREEN, Colour.RED))
    >>> options.mix[Kind.PRINCESS]
    2
    """

    rules: RuleSet = RuleSet.ADVANCED
    edition: Edition = Edition.INTERNATIONAL
    players: tuple[Colour, ...] = (Colour.RED, Colour.BLUE)
    variant: Variant = STANDARD

    def __post_init__(self) -> None:
        # strings equal their enums but fail `is`: store the enums
        object.__setattr__(self, "rules", RuleSet(self.rules))
        object.__setattr__(self, "edition", Edition(self.edition))
        object.__setattr__(self, "players", tuple(Colour(player) for player in self.players))
        if not 2 <= len(self.players) <= 4:
            raise ValueError(f"a game has 2, 3 or 4 players, not {len(self.players)}")
        if len(set(self.players)) < len(self.players):
            raise ValueError("two players have the same colour")
        self.variant.check_players(len(self.players), self.mix, Kind.PRINCESS in self.abilities)

    @property
    def mix(self) -> Counter[Kind]:
        """The tiles of the game."""
        return self.variant.mix(self.edition, len(self.players))

    @property
    def abilities(self) -> tuple[Kind, ...]:
        """The kinds of tile whose ability is in play."""
        return tuple(kind for kind in KINDS if self._has(kind))

    @property
    def herding(self) -> bool:
        """Whether Herd is in play."""
        return self._has(HERD)

    def _has(self, ability: str) -> bool:
        return self.variant.has(ability, advanced=self.rules is RuleSet.ADVANCED)

    def shuffled_pile(self, dice: Dice) -> tuple[Kind, ...]:
        """A random pile, top first."""
        pile = sorted(self.mix.elements())
        dice.shuffle(pile)
        return tuple(pile)

    def check_pile(self, pile: Sequence[Kind | None]) -> None:
        """Raise ValueError if the pile can't be this game's; None stands for a tile that isn't known."""
        mix = self.mix
        if len(pile) != mix.total():
            raise ValueError(f"the pile must have {mix.total()} tiles, not {len(pile)}")
        for kind, number in Counter(pile).items():
            if kind is not None and number > mix[kind]:
                raise ValueError(f"the pile has {number} {kind} tiles, but the game has {mix[kind]}")
