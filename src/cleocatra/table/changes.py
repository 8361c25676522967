"""A change of a table: the events that were decided, with the state they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from cleocatra.table.events import Event
from cleocatra.table.state import GameState, fold


@dataclass(frozen=True, slots=True)
class Change:
    """Events and the state after them. Each event is folded once, here, and nowhere again.

    `Change(state)` is the change that changes nothing: decisions add their events to one with `then`.
    """

    state: GameState
    events: tuple[Event, ...] = ()

    def then(self, event: Event) -> Change:
        """The change with one more event."""
        return Change(fold(self.state, event), (*self.events, event))
