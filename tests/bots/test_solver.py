"""The solver's bounds are those of a plain enumeration, and its values those of best play."""

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import mul

import pytest

from cleocatra.bots.solution import Solution, Unsolvable, bounds, solve, state_of
from cleocatra.record import Game, parse_game
from cleocatra.rules import (
    Colour,
    Dice,
    Options,
    Phase,
    Position,
    Reveal,
    RuleSet,
    Score,
    Scout,
    Variant,
    codes,
    decisions,
    tile_lies_open,
)
from cleocatra.rules.legal import Legal
from cleocatra.rules.state import State

MANY = 10**9  # states: no limit
WORLDS = [
    Variant("four", goal=5, rescuers=1, inspectors=1, tiles_2=(1, 1, 0, 1, 1)),
    Variant("five", goal=6, rescuers=2, inspectors=1, tiles_2=(1, 1, 1, 1, 1)),
    Variant("pair", goal=6, rescuers=2, inspectors=2, tiles_2=(0, 1, 2, 1, 1)),
    Variant("queens", goal=7, rescuers=2, inspectors=1, tiles_2=(2, 1, 0, 1, 1)),
    Variant("young", goal=3, rescuers=1, inspectors=1, tiles_2=(1, 2, 2, 1, 1)),
    Variant("larger", goal=4, rescuers=2, inspectors=1, tiles_2=(1, 2, 2, 1, 1)),
]


# Two enumerations that try everything, without pruning and with nothing of the solver's. Both give a pair:
# the player's share of the victory if games that aren't over at the horizon count 0, and if they count 1.

Pair = tuple[float, float]


def best_of(pairs: Sequence[Pair], own: bool) -> Pair:
    choose = max if own else min
    return choose(low for low, _ in pairs), choose(high for _, high in pairs)


def mean_of(pairs: Sequence[Pair], weights: Sequence[int]) -> Pair:
    low, high = (sum(map(mul, weights, column)) / sum(weights) for column in zip(*pairs, strict=True))
    return low, high


def enumerated(view: Position, player: Colour, turns: int) -> Pair:
    """Over positions and decisions, as players see them."""
    if view.outcome is not None:
        return (view.victory_shares[player],) * 2
    if view.phase is Phase.FIRST_ACTION and turns == 0:
        return 0.0, 1.0
    pairs = []
    for decision in decisions(view):
        if isinstance(decision, Reveal):
            drawn = [enumerated(view.reveal(kind), player, turns) for kind in view.unseen]
            pairs.append(mean_of(drawn, [*view.unseen.values()]))
        else:
            after = view.apply(decision).view()
            pairs.append(enumerated(after, player, turns - after.turns_taken + view.turns_taken))
    return best_of(pairs, view.player is player)


def enumerated_states(state: State, seat: int, turns: int, scouting: bool = False) -> Pair:
    """Over the kernel's states, which is ten times faster."""
    if state.phase == codes.OVER:
        return (state.victory_share(seat),) * 2
    if state.phase == codes.FIRST and turns == 0 and not scouting:
        return 0.0, 1.0
    legal = Legal().all_codes(state)
    scouts = [code for code in legal if code & codes.KIND_MASK == codes.SCOUT]
    pairs = []
    for code in scouts if scouting else [code for code in legal if code not in scouts]:
        after = state.copy()
        after.play(code)
        pairs.append(enumerated_states(after, seat, turns - after.turns + state.turns))
    if scouts and not scouting:
        pile = range(state.tiles, state.pile)
        drawn = [enumerated_states(with_top(state, tile), seat, turns, True) for tile in pile]
        pairs.append(mean_of(drawn, [1] * len(pile)))
    return best_of(pairs, state.player == seat)


def with_top(state: State, tile: int) -> State:
    """The state with another tile of the pile on top."""
    drawn = state.copy()
    drawn.show(tile, state.kind_of(state.tiles))
    drawn.show(state.tiles, state.kind_of(tile))
    return drawn


def positions(variant: Variant, rules: RuleSet, seed: int) -> Iterator[Position]:
    """Views from random games, towards their ends; in some of them a Scout's tile lies open."""
    dice = Dice(seed)
    while True:
        position = Position.start(Options(rules, variant=variant), seed=seed)
        while position.phase is not Phase.OVER and position.turns_taken < 60:
            late = position.phase is not Phase.OPENING and max(position.points.values()) >= variant.goal - 3
            if late and dice.number(3) == 0:
                yield position.view(revealed=position.allows(Scout) and dice.number(3) == 0)
            position = position.apply(position.random_action(dice))
        seed += 1


def assert_same(view: Position, found: Solution, expected: Pair) -> None:
    assert (found.low, found.high) == pytest.approx(expected, abs=1e-9), str(view)


# Against the enumerations

PER_WORLD = 90  # positions: 1,080 in all
EACH_WORLD = pytest.mark.parametrize("variant", WORLDS, ids=[variant.name for variant in WORLDS])
EACH_RULE_SET = pytest.mark.parametrize("rules", list(RuleSet))


@pytest.mark.compiled_only
@EACH_WORLD
@EACH_RULE_SET
def test_bounds_are_those_of_an_enumeration(variant: Variant, rules: RuleSet) -> None:
    found = []
    for view in islice(positions(variant, rules, 1), PER_WORLD):
        found.append(bounds(view, 2, MANY))
        state, open_tile = state_of(view), tile_lies_open(view)
        assert_same(view, found[-1], enumerated_states(state, state.player, 2, open_tile))
    assert PER_WORLD // 10 < sum(one.exact for one in found) < PER_WORLD
    if variant.name == "young":
        assert any(0 < one.low < 1 and one.low != 0.5 for one in found), "chance matters in some of them"


@EACH_WORLD
@EACH_RULE_SET
def test_bounds_are_those_of_an_enumeration_of_decisions(variant: Variant, rules: RuleSet) -> None:
    for view in islice(positions(variant, rules, 2), 10):
        assert_same(view, bounds(view, 1, MANY), enumerated(view, view.player, 1))


def test_bounds_over_three_turns_are_those_of_an_enumeration() -> None:
    for view in islice(positions(WORLDS[0], RuleSet.BASIC, 3), 3):
        assert_same(view, bounds(view, 3, MANY), enumerated(view, view.player, 3))


# What a solution says

LATE = parse_game("""
[Rules "basic"]
[Edition "international"]
[Variant "late goal=3 rescuers=1 inspectors=1 tiles_2=1,1,1,1,0"]
[Players "red blue"]
[Pile "mut bastet mafdat cleocatra"]

red: open 0,0
blue: open 0,1
red: scout 1,0; score 0,0 to 0,0
""")


def some_positions(number: int) -> list[Position]:
    return [view for variant in WORLDS for view in islice(positions(variant, RuleSet.ADVANCED, 5), number)]


def test_the_turn_makes_sure_of_the_lower_bound() -> None:
    checked = 0
    for view in some_positions(6):
        found = bounds(view, 2, MANY)
        assert bool(found.turn) == (found.low > 0)
        if not found.turn or isinstance(found.turn[0], Reveal):
            continue
        after = view
        for decision in found.turn:
            assert not isinstance(decision, Reveal)
            after = after.apply(decision).view()
        if after.outcome is not None:
            kept = after.victory_shares[view.player]
        else:
            turns = 2 - after.turns_taken + view.turns_taken
            kept = enumerated_or_solved(after, view.player, turns)
        assert kept == pytest.approx(found.low)
        checked += 1
    assert checked > 5


def enumerated_or_solved(view: Position, player: Colour, turns: int) -> float:
    """What the player is sure of: what the other one can't take away."""
    if turns == 0 and view.phase is Phase.FIRST_ACTION:
        return 0.0
    found = bounds(view, turns, MANY)
    return found.low if view.player is player else 1 - found.high


def test_a_longer_horizon_never_says_less() -> None:
    for view in some_positions(4):
        near, far = bounds(view, 1, MANY), bounds(view, 2, MANY)
        assert near.low - 1e-9 <= far.low <= far.high + 1e-9 <= near.high + 2e-9


def test_with_too_few_nodes_the_bounds_are_wider_but_right() -> None:
    wider = 0
    for view in some_positions(4):
        whole, cut = bounds(view, 2, MANY), bounds(view, 2, 30)
        assert cut.low <= whole.low + 1e-9
        assert cut.high >= whole.high - 1e-9
        wider += cut.high - cut.low > whole.high - whole.low + 1e-9
    assert wider > 0


def test_the_order_of_the_pile_changes_nothing() -> None:
    for seed in range(3):
        position = Position.start(Options(variant=WORLDS[-1]), seed=seed)
        for _ in range(3):
            position = position.apply(position.actions[0])
        other = position.view().guess(Dice(99))
        assert bounds(position.view(), 1, MANY) == bounds(other.view(), 1, MANY)


def test_a_game_that_nobody_can_end_in_time_is_not_decided() -> None:
    """R14: a player may wait for ever; until a result is proved, the bounds are those of ignorance."""
    game = Game.start(Options(), seed=1)
    for _ in range(2):
        game = game.play(game.position.actions[0])
    found = solve(game.position.view(), turns=2)
    assert (found.low, found.high, found.exact) == (0.0, 1.0, False)


def test_a_third_colour_saves_a_share() -> None:
    """Red has reached the goal. Blue's area shows two colours, and a tile that is placed or moved a third."""
    assert LATE.position.points == {Colour.RED: 3, Colour.BLUE: 0}
    found = solve(LATE.position.view())
    assert (found.player, found.low, found.high, found.turns) == (Colour.BLUE, 0.5, 0.5, 1)
    placed = solve(LATE.position.view(revealed=True))
    assert (placed.low, placed.exact) == (0.5, True)
    scout, score = placed.turn
    assert isinstance(scout, Scout)
    assert isinstance(score, Score)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (Position.start(Options(players=tuple(Colour)[:3]), seed=1), "players"),
        (Position.start(Options(), seed=1), "opening"),
    ],
    ids=["players", "opening"],
)
def test_what_can_t_be_solved_is_refused(position: Position, reason: str) -> None:
    with pytest.raises(Unsolvable, match=reason):
        solve(position)
