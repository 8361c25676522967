"""Variants: what can be changed, what is refused, and that the kernel plays them as the plain rules do."""

from typing import Any

import pytest
from random_games import checked_game, naive_game

from cleocatra import Cell, Colour, InvalidVariant, Kind, Options, Position, RuleSet, Score, Variant, explain
from cleocatra.compiled import compiled_modules
from cleocatra.record import parse_action, parse_game
from cleocatra.rules.errors import ALL_REASONS
from cleocatra.rules.reasons import VARIANT_REASONS
from cleocatra.rules.variant import STANDARD
from tests.rules.variants import EXTREMES, extreme, random_options

GAMES = 12 if compiled_modules() else 3
TWO, THREE, FOUR = (tuple(Colour)[:players] for players in (2, 3, 4))


def test_the_standard_variant_changes_nothing() -> None:
    assert Options().variant is STANDARD
    assert STANDARD.differences == {}
    assert STANDARD.ruling_bits == 0
    assert (STANDARD.goal, STANDARD.rescuers, STANDARD.inspectors) == (23, 3, 3)
    assert Variant() == STANDARD
    assert hash(Variant()) == hash(STANDARD)


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_variants_go_as_the_plain_rules_say(seed: int) -> None:
    assert naive_game(random_options(seed), seed)["actions"] > 3


def test_nothing_breaks_in_random_games_of_random_variants() -> None:
    for seed in range(10 * GAMES):
        assert checked_game(random_options(seed), seed)["games"] == 1


@pytest.mark.parametrize("name", [name for name, _, _ in EXTREMES])
def test_extreme_variants_go_as_the_plain_rules_say(name: str) -> None:
    assert naive_game(extreme(name), 1)["actions"] > 3


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"name": "Two Words"}, "name: must be up to 40 lowercase letters"),
        ({"name": "standard", "goal": 9}, "name: only the standard game can be called standard"),
        ({"goal": 0}, "goal: expected a whole number from 1 to 999, got 0"),
        ({"goal": True}, "goal: expected a whole number"),
        ({"goal": "23"}, "goal: expected a whole number from 1 to 999, got '23'"),
        ({"rescuers": 0}, "rescuers: expected a whole number from 1 to 13"),
        ({"inspectors": -1}, "inspectors: expected a whole number from 0 to 13"),
        ({"tiles": (1, 2)}, "tiles: expected a number for each of cleocatra, mafdat"),
        ({"tiles_3": (1, 2, 3, 4, -1)}, "tiles_3.princess: expected a whole number from 0 to 13"),
        ({"on": ("fly",)}, "on: unknown ability 'fly'"),
        ({"on": ("mut",), "off": ("mut",)}, "on: mut can’t be both on and off"),
        ({"r7": "maybe"}, "r7: expected one of rescue-tile, any-tile, got 'maybe'"),
        ({"r9": "rescue-tile"}, "r9: expected one of free, most, optional"),
        ({"r10": "never"}, "r10: expected one of free, forced, single"),
        ({"r13": ""}, "r13: expected one of any, elsewhere, rescue-tile"),
    ],
)
def test_a_wrong_setting_is_named(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidVariant, match=complaint):
        Variant(**{"name": "wrong", **changes})


@pytest.mark.parametrize(
    ("players", "changes", "complaint"),
    [
        (THREE, {"tiles": (2, 3, 3, 3, 3)}, "tiles: the kernel has room for 13 tiles, got 14"),
        (FOUR, {"tiles_4": (3, 0, 0, 0, 0)}, "tiles_4: 4 players need 4 tiles to start, got 3"),
        (
            TWO,
            {"tiles_2": (1, 1, 1, 1, 0)},
            "tiles_2: 2 players with 3 rescuers each .* need 5",
        ),
        (FOUR, {"rescuers": 7}, "rescuers: 4 players with 7 rescuers each and 3 inspectors need 14 tiles"),
        (TWO, {"inspectors": 8}, "inspectors: 2 players .* need 10 tiles, .*; there are 9"),
        (
            TWO,
            {"rescuers": 6, "inspectors": 6, "tiles_2": (0, 2, 2, 2, 7), "r9": "optional"},
            "inspectors: so many inspectors, rescuers and Princess tiles allow more Scores",
        ),
    ],
)
def test_what_so_many_can_t_play_is_refused(
    players: tuple[Colour, ...], changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(InvalidVariant, match=complaint):
        Options(players=players, variant=Variant("wrong", **changes))


def test_the_longest_list_of_actions_that_is_let_through_fits() -> None:
    """The bound on Scores is a bound: positions full of Princess tiles stay below it."""
    variant = Variant("guards", rescuers=4, inspectors=4, tiles_2=(0, 3, 3, 3, 4))
    position = Position.start(Options(players=TWO, variant=variant), seed=1)
    most = 0
    for _ in range(400):
        if position.outcome:
            break
        most = max(most, len(position.actions))
        others = [action for action in position.actions if not isinstance(action, Score)]
        chosen = others[len(position.tiles) % len(others)] if others else position.actions[0]
        position = position.apply(chosen)
    assert 0 < most <= variant.most_scores(13, 4) + 700


def test_tiles_are_the_box_s_less_what_two_take_out_or_exactly_those_given() -> None:
    """R1, R2."""
    variant = Variant("mix", tiles=(1, 2, 3, 3, 4), tiles_4=(0, 3, 3, 3, 3))
    two = Options(edition="french", variant=variant)  # type: ignore[arg-type]
    assert two.mix == {Kind.CLEOCATRA: 1, Kind.MAFDAT: 1, Kind.BASTET: 2, Kind.MUT: 2, Kind.PRINCESS: 4}
    assert Options(players=THREE, variant=variant).mix.total() == 13
    assert Options(players=FOUR, variant=variant).mix[Kind.CLEOCATRA] == 0


def test_abilities_are_switched_on_over_basic_and_off_in_advanced() -> None:
    variant = Variant("some", on=("herd", "mut"), off=("bastet",))
    assert Options(RuleSet.BASIC, variant=variant).abilities == (Kind.MUT,)
    assert Options(RuleSet.BASIC, variant=variant).herding
    advanced = Options(RuleSet.ADVANCED, variant=variant)
    assert advanced.abilities == (Kind.CLEOCATRA, Kind.MAFDAT, Kind.MUT, Kind.PRINCESS)
    assert Options(RuleSet.ADVANCED, variant=Variant("no-herd", off=("herd",))).herding is False


HEADER = '[Rules "{rules}"]\n[Edition "french"]\n[Variant "test {setting}"]\n[Players "red blue"]\n'


def played(setting: str, pile: str, turns: str, rules: str = "advanced") -> Position:
    box = [*Options(edition="french").mix.elements()]  # type: ignore[arg-type]
    for kind in pile.split():
        box.remove(Kind(kind))
    words = " ".join([pile, *sorted(box)])
    header = HEADER.format(rules=rules, setting=setting)
    return parse_game(f'{header}[Pile "{words}"]\n\n{turns}').position


def scores(position: Position) -> set[str]:
    return {str(action) for action in position.actions if isinstance(action, Score)}


SAME = "red: open 0,0\nblue: open 2,0\n"


def test_r7_lets_a_neighbour_of_the_rescue_tile_s_colour_help() -> None:
    turns = "red: open 0,0\nblue: open -1,0\nred: scout 1,0; dispatch\nblue: scout -2,0; dispatch\n"
    pile = "mut bastet mut mafdat"
    standard = played("goal=9", pile, turns, "basic")
    assert scores(standard) == {"score 0,0 to 0,0", "score 1,0 to 1,0"}
    assert why_not(standard, "score 0,0 with 1,0 to 0,0") == "score/helper-own-colour"
    changed = played("r7=any-tile", pile, turns, "basic")
    assert scores(changed) == scores(standard) | {"score 0,0 with 1,0 to 0,0", "score 1,0 with 0,0 to 1,0"}
    after = changed.apply(parse_action("score 0,0 with 1,0 to 0,0"))
    assert after.points[Colour.RED] == 3  # green, blue, and the helper


# red on 0,0 and on the green 1,0; the green -1,0 has blue alone
TWO_GREENS = "red: open 0,0\nblue: open -1,0\nred: scout 1,0; dispatch\nblue: scout -2,0; dispatch\n"
GREENS_PILE = "mut bastet bastet mafdat"


def test_r9_decides_who_may_be_left_out() -> None:
    here, with_helper = "score 0,0 to 0,0", "score 0,0 with 1,0 to 0,0"
    free = played("goal=9", GREENS_PILE, TWO_GREENS, "basic")
    assert {here, with_helper} <= scores(free)
    most = played("r9=most", GREENS_PILE, TWO_GREENS, "basic")
    assert here not in scores(most)
    assert with_helper in scores(most)
    assert why_not(most, here) == "score/helper-left"
    alone = "score 1,0 to 1,0"  # 0,0 is the only blue tile beside it
    assert why_not(free, alone) == "score/helper-missing"
    assert alone in scores(played("r9=optional", GREENS_PILE, TWO_GREENS, "basic"))


BONUS = "red: open 0,0\nblue: open 1,0\nred: search 0,0>2,0; score 2,0 to 2,0\nblue: score 1,0 to 1,0\n"
BONUS_PILE = "mafdat cleocatra"


def test_r10_forced_bonus_actions_may_not_be_declined() -> None:
    assert why_not(played("goal=9", BONUS_PILE, BONUS), "pass") is None
    forced = played("r10=forced", BONUS_PILE, BONUS)
    assert why_not(forced, "pass") == "pass/forced"
    assert forced.phase.name == "BONUS_ACTION"


def test_r10_single_bonus_actions_grant_no_other() -> None:
    """A bonus Score on Cleocatra by the last of all grants another, but not in this variant."""
    found = set()
    for seed in range(400):
        for setting in ("free", "single"):
            variant = Variant("queens", tiles_2=(6, 1, 1, 0, 2), r10=setting)  # type: ignore[arg-type]
            position = Position.start(Options(variant=variant), seed=seed)
            found |= {(setting, chained) for chained in chains(position)}
        if ("free", True) in found and len(found) == 3:
            break
    assert ("free", True) in found
    assert ("single", True) not in found


def chains(position: Position) -> set[bool]:
    """Whether a bonus Score on Cleocatra was followed by a bonus action, whenever that came up."""
    seen = set()
    for _ in range(60):
        scores = [one for one in position.actions if isinstance(one, Score)]
        bonus = position.phase.name == "BONUS_ACTION"
        queen = bool(scores) and position.tiles[scores[0].cell].kind is Kind.CLEOCATRA
        position = position.apply(scores[0] if scores else position.actions[0])
        if bonus and queen:
            seen.add(position.phase.name == "BONUS_ACTION")
        if position.outcome:
            break
    return seen


PRINCESS = "red: open 0,0\nblue: open 1,0\n"


def test_r13_decides_about_the_rescue_tile() -> None:
    def ways(setting: str) -> Position:
        turns = PRINCESS + "red: scout 2,0; team 1,0\nblue: team 0,0; team 2,0\n"
        return played(setting, "princess mut bastet", turns)

    def puts(position: Position) -> set[str]:
        return {one.partition(" to ")[2] for one in scores(position) if one.startswith("score 0,0")}

    assert puts(ways("goal=9")) == {"0,0 1,0", "0,0 2,0", "1,0 2,0"}
    elsewhere = ways("r13=elsewhere")
    assert puts(elsewhere) == {"1,0 2,0"}
    assert why_not(elsewhere, "score 0,0 with 1,0 to 0,0 1,0") == "score/put-rescue-tile"
    both = ways("r13=rescue-tile")
    assert puts(both) == {"0,0 1,0", "0,0 2,0"}
    assert why_not(both, "score 0,0 with 1,0 to 1,0 2,0") == "score/put-not-rescue-tile"


def test_without_inspectors_a_score_puts_none() -> None:
    position = played("inspectors=0", "princess mut", PRINCESS)
    assert "score 0,0 to nowhere" in scores(position)
    assert why_not(position, "score 0,0 to 0,0") == "score/put-number"
    after = position.apply(parse_action("score 0,0 to nowhere"))
    assert not after.tiles[Cell(0, 0)].inspector


def test_the_goal_and_the_rescuers_are_the_variant_s() -> None:
    position = played("goal=2 rescuers=5", "mut bastet", PRINCESS)
    assert position.supply[Colour.RED] == 4
    over = position.apply(parse_action("score 0,0 to 0,0")).apply(parse_action("score 1,0 to 1,0"))
    assert over.outcome is not None


def test_every_reason_of_variants_is_given_above() -> None:
    given = {"pass/forced", "score/helper-left", "score/put-rescue-tile", "score/put-not-rescue-tile"}
    assert given == VARIANT_REASONS.keys()
    assert all(code in ALL_REASONS for code in given)


def why_not(position: Position, words: str) -> str | None:
    refusal = explain(position, parse_action(words))
    return None if refusal is None else refusal.code
