"""Rendered views are the projection's, however many of them share what was rendered."""

from __future__ import annotations

import json
from random import Random

import pytest

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.choices import possible
from cleocatra.table.creation import NewGame, NewSeat, first_change, plan_game
from cleocatra.table.encoding import to_json
from cleocatra.table.events import SeatTaken, Sitter
from cleocatra.table.projection import project
from cleocatra.table.rendering import Rendering
from cleocatra.table.state import GameState
from cleocatra.table.turns import act, confirm, take_back

PERSON = NewSeat(Sitter.PERSON, None, None)


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4)])
def test_a_rendered_view_is_the_projection(seed: int, seats: int) -> None:
    dice = Random(seed)
    state = new_game(dice, seats)
    players = [seat.player for seat in state.seats]
    rendering = Rendering()
    while not state.over:
        rendering.forget()
        for held in (frozenset[Colour](), frozenset(players[:1]), frozenset(players[1:])):
            assert json.loads(rendering.view(state, held)) == json.loads(to_json(project(state, held)))
            assert rendering.view(state, held) is rendering.view(state, held)
        state = next_state(state, dice)


def new_game(dice: Random, seats: int) -> GameState:
    """A game of persons, who confirm their turns themselves."""
    plan = plan_game(NewGame(seats=(PERSON,) * seats), None, dice)
    sitting = [SeatTaken(seat.player, "Ann", seat.player) for seat in plan.created.seats]
    return first_change(plan.created, sitting, 0.0).state


def next_state(state: GameState, dice: Random) -> GameState:
    """The state after a random decision; one in five actions is taken back."""
    assert state.actor is not None
    if state.unconfirmed and dice.random() < 0.2:
        return take_back(Change(state), state.actor).state
    if state.awaits_confirmation:
        return confirm(Change(state), state.actor).state
    found = possible(state)
    scores = [decision for decision in found if str(decision).startswith("score")]
    return act(Change(state), state.actor, dice.choice(scores or found)).state
