"""Small worlds: their values against another solver, which knows no symmetries and no layers."""

from itertools import pairwise

import pytest

from cleocatra.bots.solution import solve
from cleocatra.lab.worlds import SAME, Solved, World, canonical, raw_key
from cleocatra.rules import Dice, Phase, Position, RuleSet, codes
from tests.rules.symmetries import AROUND_THE_ORIGIN, moved

SMALLEST = World(RuleSet.BASIC, (0, 1, 1, 1, 0), rescuers=1, inspectors=1, goal=3)
WITH_HERD = World(RuleSet.ADVANCED, (0, 1, 0, 1, 1), rescuers=1, inspectors=1, goal=2)


@pytest.mark.compiled_only
@pytest.mark.parametrize("world", [SMALLEST, WITH_HERD], ids=lambda world: world.name)
def test_values_lie_between_the_bounds_of_the_other_solver(world: World) -> None:
    solved = Solved(world)
    proved = 0
    numbers = [number for number, state in enumerate(solved.states) if state.phase == codes.FIRST]
    Dice(3).shuffle(numbers)
    for number in numbers[:80]:
        state = solved.states[number]
        other = solve(Position(world.options, state.copy()).view(), turns=4, nodes=20_000)
        low, high = solved.low[number], solved.high[number]
        if state.player == 1:
            low, high = 1 - high, 1 - low
        assert other.low - SAME <= low <= high <= other.high + SAME
        proved += other.exact
    assert proved > 30


def test_all_mirror_images_of_a_position_are_one() -> None:
    for seed in range(6):
        game = played(seed)
        keys = {canonical(raw_key(image(game, order).state())) for order in range(6)}
        assert len(keys) == 1, seed
        assert len({raw_key(image(game, order).state()) for order in range(6)}) > 1


def played(seed: int) -> list[Position]:
    positions = [Position.start(SMALLEST.options, seed=seed)]
    dice = Dice(seed)
    while len(positions) < 8 and positions[-1].phase is not Phase.OVER:
        positions.append(positions[-1].apply(positions[-1].random_action(dice)))
    return positions


def image(game: list[Position], order: int) -> Position:
    """The same game on a grid that is turned or mirrored."""
    position = game[0]
    for before, after in pairwise(game):
        action = next(one for one in before.actions if before.apply(one) == after)
        position = position.apply(moved(action, AROUND_THE_ORIGIN[order]))
    return position


def test_a_world_that_is_a_race_is_shared() -> None:
    """With three tiles and three points to make, both players make them in the same round."""
    solved = Solved(SMALLEST)
    assert solved.low[0] == solved.high[0] == pytest.approx(0.5)
