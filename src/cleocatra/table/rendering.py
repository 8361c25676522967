"""Views as JSON: what several views have in common is rendered once.

The JSON is that of `projection.project`. A turn is described once, for all views that have it among the last
turns; everything but seats and choices is rendered once for all viewers.
"""

from __future__ import annotations

from cleocatra.record import Turn
from cleocatra.rules import Colour
from cleocatra.table.action_views import action_view
from cleocatra.table.encoding import to_json
from cleocatra.table.projection import first_recent_turn, personal_view, shared_view
from cleocatra.table.state import GameState
from cleocatra.table.views import TurnView


class Rendering:
    """The views of one table, rendered when they are asked for and kept until its next change."""

    def __init__(self) -> None:
        self._turns: dict[int, tuple[Turn, str]] = {}  # the last ones, by identity
        self._shared = ""
        self._views: dict[frozenset[Colour], bytes] = {}

    def forget(self) -> None:
        """Drop the views, because the state has changed."""
        self._shared = ""
        self._views.clear()

    def view(self, state: GameState, held: frozenset[Colour]) -> bytes:
        """The view of whoever holds these seats."""
        found = self._views.get(held)
        if found is None:
            if not self._shared:
                self._shared = joined(to_json(shared_view(state)), self._recent(state))
            text = joined(self._shared, to_json(personal_view(state, held)))
            found = self._views[held] = text.encode()
        return found

    def _recent(self, state: GameState) -> str:
        """The JSON of a `RecentView`; only turns that the last view didn't have are described."""
        first = first_recent_turn(state)
        known, self._turns = self._turns, {}
        place = -sum(len(turn.actions) for turn in state.game.turns[first:])
        for number, turn in enumerate(state.game.turns[first:], start=first):
            effects = state.recent[place : place + len(turn.actions) or None]
            place += len(turn.actions)
            self._turns[id(turn)] = known.get(id(turn)) or (
                turn,
                to_json(TurnView(number, turn.player, turn.bonus, list(map(action_view, effects)))),
            )
        return f'{{"recent":[{",".join(text for _, text in self._turns.values())}]}}'


def joined(first: str, second: str) -> str:
    """One JSON object with the fields of two."""
    return f"{first[:-1]},{second[1:]}"
