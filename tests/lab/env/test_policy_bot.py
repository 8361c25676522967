"""A function of an observation and a mask is a bot."""

import numpy as np
import pytest
from numpy.typing import NDArray

from cleocatra.bots.faults import BotFault
from cleocatra.bots.interface import decide
from cleocatra.lab.env.layout import BOARD, MOVER, PHASE, SIZE
from cleocatra.lab.env.policy_bot import PolicyBot
from cleocatra.lab.env.steps import STEPS
from cleocatra.rules import Colour, Dice, Options, Phase, Position, RuleSet, Scout

Bytes = NDArray[np.uint8]


@pytest.mark.parametrize("rules", list(RuleSet))
@pytest.mark.parametrize("players", [2, 3])
def test_a_policy_plays_by_the_rules(rules: RuleSet, players: int) -> None:
    dice = Dice(3)
    seen: list[Bytes] = []

    def policy(observation: Bytes, mask: Bytes) -> int:
        assert (observation.shape, mask.shape) == ((SIZE,), (STEPS,))
        seen.append(observation)
        steps = np.flatnonzero(mask)
        return int(steps[dice.number(len(steps))])

    position = Position.start(Options(rules, players=tuple(Colour)[:players]), seed=3)
    scouts = 0
    for _ in range(60):
        if position.phase is Phase.OVER:
            break
        seen.clear()
        action = decide(PolicyBot(policy), position)
        scouts += isinstance(action, Scout)
        assert all(observation[MOVER] == 1 for observation in seen), "it sees the table from its own seat"
        assert all(observation[PHASE : PHASE + 4].sum() == 1 for observation in seen)
        assert all(observation[:BOARD].any() for observation in seen) or position.phase is Phase.OPENING
        position = position.apply(action)
    assert scouts > 0


def test_an_impossible_step_is_the_policy_s_fault() -> None:
    position = Position.start(Options(), seed=3)
    for _ in range(2):
        position = position.apply(position.actions[0])
    with pytest.raises(BotFault, match=r"it raised ValueError: .* is not possible"):
        decide(PolicyBot(lambda _, mask: int(np.flatnonzero(mask == 0)[0])), position)
