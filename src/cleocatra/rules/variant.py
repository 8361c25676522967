"""Variants: the settings of the game that a designer may change. The standard one is `docs/rules.md`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from math import comb
from types import MappingProxyType

from cleocatra.rules import codes
from cleocatra.rules.reasons import VARIANT_FAULTS
from cleocatra.rules.tiles import KINDS, Edition, Kind, taken_out, tile_mix

NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
HERD = "herd"
ABILITIES = (*(str(kind) for kind in KINDS), HERD)
OTHER_ACTIONS = 700  # more than a position can have beside its Scores
NOTHING: Mapping[str, str] = MappingProxyType({})


class OwnColour(StrEnum):
    """R7: which tile of the area stands for the rescue tile's own colour."""

    RESCUE_TILE = "rescue-tile"
    ANY_TILE = "any-tile"  # the player chooses, so that a neighbour of that colour may bring a helper


class Helping(StrEnum):
    """R9: what the player may choose about helpers."""

    FREE = "free"  # which tile of a colour is scored
    MOST = "most"  # nothing that leaves a helper out: of each colour a tile with a helper, if there is one
    OPTIONAL = "optional"  # also that a rescuer on a scored tile stays and doesn't help


class Bonus(StrEnum):
    """R10: how far a bonus action goes."""

    FREE = "free"  # it may be declined, and a bonus Score on Cleocatra can grant another
    FORCED = "forced"  # it may not be declined where anything is possible
    SINGLE = "single"  # it may be declined, and never grants another


class Guard(StrEnum):
    """R13: where Princess's two inspectors go."""

    ANY = "any"
    ELSEWHERE = "elsewhere"  # never to the rescue tile
    RESCUE_TILE = "rescue-tile"  # one to the rescue tile, the other anywhere else


# The kernel's bit for each ruling that differs from the standard, by field: equal words of two fields differ
RULING_BITS: Mapping[tuple[str, str], int] = MappingProxyType(
    {
        ("r7", OwnColour.ANY_TILE): codes.R7_ANY_TILE,
        ("r9", Helping.MOST): codes.R9_MOST,
        ("r9", Helping.OPTIONAL): codes.R9_OPTIONAL,
        ("r10", Bonus.FORCED): codes.R10_FORCED,
        ("r10", Bonus.SINGLE): codes.R10_SINGLE,
        ("r13", Guard.ELSEWHERE): codes.R13_ELSEWHERE,
        ("r13", Guard.RESCUE_TILE): codes.R13_RESCUE_TILE,
    }
)

Tiles = tuple[int, int, int, int, int]  # how many of each kind, in the order of KINDS


class InvalidVariant(ValueError):
    """A variant that can't be played; `field` is what must be changed.

    Errors found by the rules also have a stable code with details.
    """

    def __init__(self, field: str, reason: str, code: str = "", details: Mapping[str, str] = NOTHING) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason
        self.code = code
        self.details = details


def fault(field: str, code: str, **details: str) -> InvalidVariant:
    """The error for a field of a variant."""
    return InvalidVariant(field, VARIANT_FAULTS[code].format(**details), code, details)


@dataclass(frozen=True, slots=True)
class Variant:
    """The settings of a variant, immutable and hashable; defaults are those of the standard game.

    `tiles` is the contents of the box, of which two players take some out as the edition says; `tiles_2`,
    `tiles_3` and `tiles_4` are the exact tiles for this number of players. `on` and `off` are abilities
    (kinds of tile, and `herd`) that are in play or not, whatever the rule set says.

    >>> Variant("duel", goal=15, off=("mut",)).differences
    {'goal': 15, 'off': ('mut',)}
    >>> Variant("duel", goal=0)
    Traceback (most recent call last):
    cleocatra.rules.variant.InvalidVariant: goal: expected a whole number from 1 to 999, got 0
    """

    name: str = "standard"
    goal: int = 23
    rescuers: int = 3
    inspectors: int = 3
    tiles: Tiles | None = None
    tiles_2: Tiles | None = None
    tiles_3: Tiles | None = None
    tiles_4: Tiles | None = None
    on: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    r7: OwnColour = OwnColour.RESCUE_TILE
    r9: Helping = Helping.FREE
    r10: Bonus = Bonus.FREE
    r13: Guard = Guard.ANY

    def __post_init__(self) -> None:
        if not NAME.fullmatch(str(self.name)):
            raise fault("name", "name")
        check_number("goal", self.goal, 1, 999)
        check_number("rescuers", self.rescuers, 1, codes.TILES)
        check_number("inspectors", self.inspectors, 0, codes.TILES)
        for field in ("tiles", "tiles_2", "tiles_3", "tiles_4"):
            check_tiles(field, getattr(self, field))
        for field in ("on", "off"):
            object.__setattr__(self, field, in_abilities_order(field, getattr(self, field)))
        for ability in self.on:
            if ability in self.off:
                raise fault("on", "exclusive", ability=ability)
        for field, choices in RULINGS.items():
            object.__setattr__(self, field, checked_ruling(field, getattr(self, field), choices))
        if self.name == "standard" and self.differences:
            raise fault("name", "standard")

    @property
    def differences(self) -> dict[str, object]:
        """The settings that differ from the standard game, without the name."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if field.name != "name" and getattr(self, field.name) != field.default
        }

    def mix(self, edition: Edition, players: int) -> Counter[Kind]:
        """The tiles for this number of players."""
        exact = (self.tiles_2, self.tiles_3, self.tiles_4)[players - 2]
        if exact is not None:
            return kind_counts(exact)
        if self.tiles is None:
            return tile_mix(edition, players)
        box = kind_counts(self.tiles)
        return box - taken_out(edition, players)

    def has(self, ability: str, advanced: bool) -> bool:
        """Whether an ability is in play."""
        return ability not in self.off if advanced else ability in self.on

    @property
    def ruling_bits(self) -> int:
        """The bits for `State.rulings`, including FEW_INSPECTORS."""
        bits = sum(RULING_BITS.get((field, getattr(self, field)), 0) for field in RULINGS)
        return bits | (codes.FEW_INSPECTORS if self.inspectors < 2 else 0)

    def check_players(self, players: int, mix: Counter[Kind], princess: bool) -> None:
        """Raise InvalidVariant if this number of players can't play it: see docs/lab.md, Limits."""
        tiles = mix.total()
        field = f"tiles_{players}" if getattr(self, f"tiles_{players}") is not None else "tiles"
        if tiles > codes.TILES:
            raise fault(field, "room", most=str(codes.TILES), tiles=str(tiles))
        if tiles < players:
            raise fault(field, "few-tiles", players=str(players), tiles=str(tiles))
        # Blocked, with an empty pile, all of one's rescuers stand under inspectors. For a rally (R6) there
        # must be another tile with room and without inspector, or a turn would be impossible.
        needed = self.inspectors + (players - 1) * self.rescuers // 2 + 1
        if tiles < needed:
            raise fault(
                "rescuers" if self.rescuers > 3 else "inspectors" if self.inspectors > 3 else field,
                "blocked",
                players=str(players),
                rescuers=str(self.rescuers),
                inspectors=str(self.inspectors),
                needed=str(needed),
                tiles=str(tiles),
            )
        if princess and self.most_scores(tiles, mix[Kind.PRINCESS]) + OTHER_ACTIONS > codes.MOST_ACTIONS:
            raise fault("inspectors", "scores")

    def most_scores(self, tiles: int, princesses: int) -> int:
        """A bound on the Scores on Princess tiles in one position."""
        sendings = max(
            comb(tiles - used, 2) * comb(used, min(2, max(0, 2 - (self.inspectors - used))))
            for used in range(self.inspectors + 1)
        )
        helper_sets = 4 if self.r7 is OwnColour.ANY_TILE else 3
        if self.r9 is Helping.OPTIONAL:
            helper_sets = 8
        return min(self.rescuers, princesses) * helper_sets * sendings


RULINGS: Mapping[str, type[StrEnum]] = {"r7": OwnColour, "r9": Helping, "r10": Bonus, "r13": Guard}


def check_number(field: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise fault(field, "number", least=str(least), most=str(most), value=repr(value))


def check_tiles(field: str, tiles: object) -> None:
    if tiles is None:
        return
    if not isinstance(tiles, tuple) or len(tiles) != len(KINDS):
        raise fault(field, "tiles", kinds=", ".join(KINDS), value=repr(tiles))
    for kind, number in zip(KINDS, tiles, strict=True):
        check_number(f"{field}.{kind}", number, 0, codes.TILES)


def in_abilities_order(field: str, abilities: object) -> tuple[str, ...]:
    if not isinstance(abilities, tuple):
        raise fault(field, "abilities", value=repr(abilities))
    for ability in abilities:
        if ability not in ABILITIES:
            raise fault(field, "ability", value=repr(ability), choices=", ".join(ABILITIES))
    return tuple(ability for ability in ABILITIES if ability in abilities)


def checked_ruling(field: str, value: object, choices: type[StrEnum]) -> StrEnum:
    if value not in list(choices):
        raise fault(field, "ruling", choices=", ".join(choices), value=repr(value))
    return choices(str(value))


def kind_counts(tiles: Tiles) -> Counter[Kind]:
    return Counter({kind: number for kind, number in zip(KINDS, tiles, strict=True) if number})


STANDARD = Variant()
