"""With checkpoints, a game's log and moments are what they are without, but not played from the start."""

from __future__ import annotations

from random import Random

import pytest

from cleocatra.record import Game
from cleocatra.rules import Action, Dice, Options, Position
from cleocatra.rules.variant import Variant
from cleocatra.table import checkpoints
from cleocatra.table.action_views import action_view
from cleocatra.table.checkpoints import EVERY, Checkpoints
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.effects import effects_of
from cleocatra.table.events import SeatTaken, Sitter
from cleocatra.table.moments import log_of, moments_of
from cleocatra.table.projection import project_record
from cleocatra.table.state import GameState, at_turn
from tests.table.test_rendering import next_state

PERSONS = NewGame((NewSeat(Sitter.PERSON), NewSeat(Sitter.PERSON)))


def long_game(turns: int, seed: int = 1) -> GameState:
    """A game that goes on from a long record, with part of its pile unknown."""
    game = Game.start(Options(variant=Variant("long", goal=999)), seed=seed)
    dice = Dice(seed)
    while len(game.turns) <= turns:
        game = game.play(game.position.random_action(dice))
    created = plan_game(PERSONS, game.after_turns(turns), Random(seed)).created
    sitting = [SeatTaken(plan.player, "Ann", plan.player) for plan in created.seats]
    return first_change(created, sitting, 0.0).state


def check(state: GameState, since: int, kept: Checkpoints) -> None:
    effects = effects_of(state.game, sum(len(turn.actions) for turn in state.game.turns[:since]))
    described = [action for turn in log_of(state, since, 10_000, kept).turns for action in turn.actions]
    assert described == [action_view(effect) for effect in effects]
    assert moments_of(state, since, 20, kept) == moments_of(state, since, 20)
    assert project_record(state, kept) == project_record(state)


@pytest.mark.parametrize("seed", [1, 2])
def test_they_follow_a_game_in_which_actions_and_turns_are_taken_back(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 2)
    dice = Random(seed)
    state, kept = long_game(0, seed), Checkpoints()
    for number in range(100):
        check(state, max(0, len(state.game.turns) - dice.randrange(2)), kept)
        if number % 20 == 19:
            state = at_turn(state, len(state.game.turns) - 3)
        state = next_state(state, dice)


def test_the_end_of_a_long_game_is_shown_without_playing_the_rest_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, kept = long_game(6 * EVERY + 7), Checkpoints()
    turns, moments = len(state.game.turns), len(state.game.actions)
    check(state, turns - 2, kept)
    applied = 0
    apply = Position.apply

    def counted(position: Position, action: Action) -> Position:
        nonlocal applied
        applied += 1
        return apply(position, action)

    monkeypatch.setattr(Position, "apply", counted)
    log_of(state, turns - 2, 2, kept)
    moments_of(state, moments - 2, 2, kept)
    assert 0 < applied < 4 * EVERY
