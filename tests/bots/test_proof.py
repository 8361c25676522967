"""Late positions are proved where that is cheap, and a proven victory is played."""

from __future__ import annotations

import time

import pytest

from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.bots.proof import FIRST_NODES, affordable, is_late, prove
from cleocatra.bots.solution import bounds
from cleocatra.record import parse_position
from cleocatra.rules import Phase, Position, Reveal

MANY = 10_000_000  # states
# blue has the round's last turn: a Score worth two wins, anything else leaves red the chance
LAST = "basic international rb C0,0r/B0,1b/M1,0 ?????? 22,21 9 b"


def played_out(position: Position, seed: int) -> Position:
    """The position after the turn of a bot that thinks for 200 simulations."""
    bot = level("oracle").make(position.options, seed, Effort(simulations=200))
    player = position.player
    while position.player is player and position.phase in (Phase.FIRST_ACTION, Phase.SECOND_ACTION):
        decision = bot.choose(position.view())
        if isinstance(decision, Reveal):
            return position
        position = position.apply(decision)
    return position


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_proven_victory_is_played(seed: int) -> None:
    position = parse_position(LAST)
    found = prove(position.view(), 10_000)
    assert found is not None
    assert (found.low, found.high) == (1.0, 1.0)
    assert played_out(position, seed).victory_shares[position.player] == 1


def test_nothing_is_proved_early_and_no_time_is_passed() -> None:
    early = parse_position("basic international rb C0,0r/B0,1b ??????? 0,0 1 r")
    assert not is_late(early)
    assert prove(early, 10_000) is None
    assert affordable(0, 0.0, 1.0) == FIRST_NODES
    assert affordable(1000, 0.5, 1.0) == 1000
    assert affordable(1000, 1.5, 1.0) == 0


def test_bounds_that_are_cut_short_are_true_but_wider() -> None:
    """However slow the machine has become since the solver's speed was seen."""
    view = parse_position("basic international rb C0,0r/B0,1b/M1,0 ?????? 19,18 9 b").view()
    whole = bounds(view, 3, MANY)
    cut = bounds(view, 3, MANY, until=time.monotonic() - 1)
    assert cut.nodes < whole.nodes / 2
    assert cut.low <= whole.low <= whole.high <= cut.high
