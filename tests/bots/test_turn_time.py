"""The time for a turn is shared by its decisions."""

from __future__ import annotations

import time
from itertools import count

import pytest

from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.bots.turn_time import AFTER_REVEAL, TurnTime
from cleocatra.rules import Dice, Options, Phase, Position, Reveal, RuleSet

TICK = 0.01  # seconds between two looks at the clock
SECONDS = 1.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that passes only when it is looked at, so that load changes nothing."""
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks) * TICK)


def before_a_turn(seed: int, turns: int = 3) -> Position:
    """A position at the beginning of a turn, early in a game, where tiles are left to turn over."""
    position = Position.start(Options(RuleSet.ADVANCED), seed=seed)
    dice = Dice(seed)
    while position.turns_taken < turns or position.phase is not Phase.FIRST_ACTION:
        position = position.apply(position.random_action(dice))
    return position


def test_placing_a_tile_gets_what_turning_it_over_has_left() -> None:
    position = before_a_turn(1)
    hidden, revealed = position.view(), position.view(revealed=True)
    turn = TurnTime(2.0)
    assert turn.left(hidden) == turn.left(revealed) == 2.0, "asked alone, either has all the time"
    assert turn.before_reveal(hidden) == pytest.approx(2.0 * (1 - AFTER_REVEAL))
    turn.spend(hidden, 1.5)
    assert turn.left(revealed) == turn.before_reveal(revealed) == 0.5
    assert turn.left(before_a_turn(1, turns=4).view(revealed=True)) == 2.0, "another turn"
    turn.spend(hidden, 2.5)
    assert turn.left(revealed) == 0.0


@pytest.mark.usefixtures("clock")
def test_a_turn_of_two_decisions_does_not_pass_its_time() -> None:
    reveals = 0
    for seed in range(12):
        position = before_a_turn(seed)
        bot = level("sphinx").make(position.options, seed, Effort(seconds=SECONDS))
        began = time.monotonic()
        revealed = isinstance(bot.choose(position.view()), Reveal)
        if revealed:
            bot.choose(position.view(revealed=True))
        assert time.monotonic() - began <= SECONDS + 10 * TICK
        reveals += revealed
    assert reveals > 0, "no tile was turned over"
