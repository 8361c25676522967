"""R5: a Scout is decided in two steps, so that its tile is seen before its cell is chosen."""

from __future__ import annotations

import pytest

from cleocatra import Cell, Dice, Options, Position, Reveal, Scout, TeamUp, decisions, refusal
from cleocatra.rules import Action, tile_lies_open
from tests.rules.boards import played

OPENED = "red: open 0,0\nblue: open 1,0"


def code(view: Position, decision: Action | Reveal) -> str | None:
    found = refusal(view, decision)
    return None if found is None else found.code


def test_the_opening_tile_is_seen_without_being_asked_for() -> None:
    view = played().view()
    assert not tile_lies_open(view)
    assert decisions(view) == view.actions
    assert code(view, Reveal()) == "opening/first"


def test_a_scout_is_declared_before_its_cell_is_chosen() -> None:
    view = played(OPENED).view()
    possible = decisions(view)
    assert possible[0] == Reveal()
    assert not any(isinstance(decision, Scout) for decision in possible)
    scout = next(action for action in view.actions if isinstance(action, Scout))
    assert code(view, scout) == "scout/reveal-first"
    assert code(view, Reveal()) is None


def test_an_open_tile_must_be_placed() -> None:
    view = played(OPENED).view(revealed=True)
    assert tile_lies_open(view)
    possible = decisions(view)
    assert possible
    assert all(isinstance(decision, Scout) for decision in possible)
    assert code(view, Reveal()) == "scout/tile-open"
    other = next(action for action in view.actions if not isinstance(action, Scout))
    assert code(view, other) == "scout/tile-open"
    assert code(view, TeamUp(Cell(9, 9))) == "tile/none"  # the rules speak first


def test_a_scout_that_is_impossible_cannot_be_declared() -> None:
    second = played(f"{OPENED}\nred: team 1,0").view()
    assert Reveal() not in decisions(second)
    assert code(second, Reveal()) == "second/tile-action"


@pytest.mark.parametrize("seed", range(20))
def test_whole_games_are_decided_step_by_step(seed: int) -> None:
    """Decisions and refusals agree at every step, and every legal action is reached by one way alone."""
    dice = Dice(seed)
    position = Position.start(Options(), seed=seed)
    while position.outcome is None:
        shown, hidden = position.view(revealed=True), position.view()
        reachable = [*decisions(shown)] if Reveal() in decisions(hidden) else []
        reachable += [decision for decision in decisions(hidden) if decision != Reveal()]
        assert sorted(map(str, reachable)) == sorted(map(str, position.actions))
        for view in (shown, hidden):
            possible = set(decisions(view))
            for decision in (*position.actions, Reveal()):
                assert (refusal(view, decision) is None) == (decision in possible)
        position = position.apply(position.random_action(dice))
