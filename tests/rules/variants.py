"""Random variants that can be played, and a few that are as far from the standard as the limits allow."""

from __future__ import annotations

from typing import Any

from cleocatra import Colour, Dice, Edition, InvalidVariant, Options, RuleSet, Variant
from cleocatra.rules.variant import ABILITIES, RULINGS

# name, players, what it changes
EXTREMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("one-rescuer", 2, {"rescuers": 1}),
    ("many-rescuers", 4, {"rescuers": 6, "r9": "optional", "r7": "any-tile"}),
    ("thirteen-rescuers", 2, {"rescuers": 13, "tiles": (1, 3, 3, 3, 3), "tiles_2": (1, 3, 3, 3, 3)}),
    ("no-inspectors", 3, {"inspectors": 0}),
    ("one-inspector", 2, {"inspectors": 1, "r13": "rescue-tile"}),
    ("many-inspectors", 2, {"inspectors": 7, "r13": "elsewhere"}),
    ("goal-of-one", 2, {"goal": 1}),
    ("far-goal", 2, {"goal": 80}),
    ("few-tiles", 2, {"tiles_2": (1, 1, 1, 1, 1)}),
    ("one-colour", 4, {"tiles_4": (0, 0, 0, 13, 0)}),
    ("queens", 3, {"tiles_3": (13, 0, 0, 0, 0), "r10": "forced"}),
    ("princesses", 2, {"tiles_2": (0, 2, 2, 0, 9), "r13": "elsewhere"}),
)


def extreme(name: str, rules: RuleSet = RuleSet.ADVANCED) -> Options:
    players, changes = next((players, changes) for known, players, changes in EXTREMES if known == name)
    return Options(rules, players=tuple(Colour)[:players], variant=Variant(name, **changes))


def random_options(seed: int) -> Options:
    """A game of a random variant."""
    dice = Dice(seed)
    while True:
        rules = list(RuleSet)[dice.number(2)]
        edition = list(Edition)[dice.number(2)]
        players = tuple(Colour)[: 2 + dice.number(3)]
        try:
            return Options(rules, edition, players, random_variant(dice, len(players)))
        except InvalidVariant:
            continue


def random_variant(dice: Dice, players: int) -> Variant:
    changes: dict[str, Any] = {
        "goal": 5 + dice.number(20),
        "rescuers": 1 + dice.number(6),
        "inspectors": dice.number(7),
        "on": tuple(ability for ability in ABILITIES if dice.number(3) == 0),
        **{field: list(choices)[dice.number(len(choices))] for field, choices in RULINGS.items()},
    }
    changes["off"] = tuple(one for one in ABILITIES if one not in changes["on"] and dice.number(3) == 0)
    if dice.number(2):
        tiles = [0] * 5
        for _ in range(players + dice.number(14 - players)):
            tiles[dice.number(5)] += 1
        changes[f"tiles_{players}"] = tuple(tiles)
    return Variant("random", **changes)
