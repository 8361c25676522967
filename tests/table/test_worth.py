"""What a place is worth agrees with what the rules give for a Score there."""

from __future__ import annotations

import pytest

from cleocatra.rules import Dispatch, Herd, Kind, Phase, Reveal, RuleSet, Score, Scout, TeamUp
from cleocatra.table.choices import possible
from cleocatra.table.effects import places
from cleocatra.table.worth import worth
from tests.server.test_choices import random_states


@pytest.mark.parametrize("rules", RuleSet)
@pytest.mark.parametrize("players", [2, 3])
def test_a_place_is_worth_the_best_score_that_could_follow(rules: RuleSet, players: int) -> None:
    compared = 0
    for state in random_states(rules, players, range(4)):
        player = state.position.player
        points = worth(state, frozenset({player})).points
        for decision in possible(state):
            if not isinstance(decision, TeamUp | Herd | Dispatch):
                continue
            then = state.position.apply(decision)
            if then.phase is not Phase.SECOND_ACTION:
                continue
            _, cell, _ = places(state.position, decision)
            scores = [one for one in then.actions if isinstance(one, Score) and one.cell == cell]
            best = max((then.points_for(one).total for one in scores), default=0)
            assert points[str(decision)] == best, (state.position, decision)
            compared += 1
    assert compared > 100


def test_only_the_player_who_acts_is_told() -> None:
    state = next(iter(random_states(RuleSet.BASIC, 2, range(1))))
    player = state.position.player
    assert worth(state, frozenset({player})).points
    assert worth(state, frozenset(state.position.options.players) - {player}).points == {}


def test_a_tile_that_lies_open_is_worth_something_at_each_place() -> None:
    for state in random_states(RuleSet.ADVANCED, 2, range(1)):
        decisions = possible(state)
        told = worth(state, frozenset({state.position.player})).points
        for decision in decisions:
            if isinstance(decision, Scout):
                then = state.position.apply(decision)
                near = {then.tiles[one].kind for one in decision.cell.neighbours if one in then.tiles}
                kind = then.tiles[decision.cell].kind
                assert told[str(decision)] >= len(near | {kind}) + (kind is Kind.CLEOCATRA)
            if isinstance(decision, Reveal | Score):
                assert str(decision) not in told
