"""A table on one device: its log's state, and a change that waits until it is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.events import Event, format_event, parse_event
from cleocatra.table.rendering import Rendering
from cleocatra.table.requests import GrantedRequests, PlayerRequest, Repeated
from cleocatra.table.state import GameState, replay

DEVICE = "device"  # stands for a token's hash: whoever has the device holds all seats of persons
MOST_EVENTS = 20_000


class DeviceTable:
    """One game. Its state follows a change only when `take_over` says that its events are kept."""

    def __init__(self, game: str, events: Sequence[Event], state: GameState) -> None:
        self.game = game
        self.state = state
        self._granted = GrantedRequests(events)
        self._rendering = Rendering()

    @classmethod
    def of_log(cls, game: str, payloads: Sequence[str]) -> DeviceTable:
        """The table with this log, as `format_event` wrote its events."""
        events = [parse_event(text) for text in payloads]
        return cls(game, events, replay(events))

    @property
    def held(self) -> frozenset[Colour]:
        return self.state.held_by([DEVICE])

    def view(self) -> str:
        """The present view, as JSON."""
        return self._rendering.view(self.state, self.held).decode()

    def read_on(self, payloads: Sequence[str]) -> None:
        """Take over events that were kept elsewhere."""
        change = Change(self.state)
        for text in payloads:
            change = change.then(parse_event(text))
        self.take_over(change)

    def decide(self, request: PlayerRequest, do: Callable[[Change], Change]) -> tuple[Change, int]:
        """What a player's request changes, and the number of the event that grants it."""
        before = Change(self.state)
        try:
            change = self._granted.once(self.held, request, do)(before)
        except Repeated as repeated:
            return before, repeated.sequence
        numbered = enumerate(change.events, self.state.sequence + 1)
        keyed = [number for number, event in numbered if getattr(event, "key", None) == request.key]
        return change, keyed[0] if keyed else self.state.sequence + 1

    def take_over(self, change: Change) -> None:
        """Follow a change whose events are kept."""
        self._granted.note(change.events, self.state.sequence + 1)
        self.state = change.state
        self._rendering.forget()


def payloads_of(change: Change) -> list[str]:
    """The change's events as a log keeps them."""
    return [format_event(event) for event in change.events]
