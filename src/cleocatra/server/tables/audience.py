"""The listeners of a table, and what is sent to them: rendered once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from cleocatra.rules import Colour
from cleocatra.table.events import Event
from cleocatra.table.projection import event_json
from cleocatra.table.refusals import Refused
from cleocatra.table.rendering import Rendering
from cleocatra.table.state import GameState

MOST_STREAMS = 200
MOST_OF_ONE = 50  # spectators of one client, so that it can't keep all others out
CHUNK = 100  # events sent at once to a listener who missed many
PAUSE = 0.002  # seconds for each listener: a table's spectators together get 500 messages a second
MOST_RECENT = 5  # last events whose JSON is cached


class Told(NamedTuple):
    """An event as it is sent: its number, type and JSON."""

    sequence: int
    type: str
    json: bytes


class Audience:
    """The listeners of one table, and what was rendered for them since its last change."""

    def __init__(self) -> None:
        self._listeners: dict[
            asyncio.Event, str
        ] = {}  # with the spectator's client; woken in the order they came
        self._rendering = Rendering()
        self._recent: dict[int, list[Told]] = {}
        self._chunks: dict[int, list[Told]] = {}  # whole ones, which never change

    @property
    def empty(self) -> bool:
        return not self._listeners

    @property
    def pause(self) -> float:
        """Seconds that a spectator waits after each message, so that what they missed comes together."""
        return PAUSE * len(self._listeners)

    def check_room(self, held: frozenset[Colour], client: str) -> None:
        """Raise Refused if too many listen, or too many spectators of one client. Players always get in."""
        if held:
            return
        if len(self._listeners) >= MOST_STREAMS:
            raise Refused("stream/too-many", {"most": str(MOST_STREAMS)})
        if sum(other == client for other in self._listeners.values()) >= MOST_OF_ONE:
            raise Refused("stream/too-many", {"most": str(MOST_OF_ONE)})

    @contextmanager
    def listening(self, spectator: str = "") -> Iterator[asyncio.Event]:
        """An event that is set whenever something has changed. For spectators, tell which client it is."""
        listener = asyncio.Event()
        self._listeners[listener] = spectator
        try:
            yield listener
        finally:
            self._listeners.pop(listener, None)

    def wake(self) -> None:
        """Wake all listeners."""
        for listener in self._listeners:
            listener.set()

    def changed(self) -> None:
        """Drop what was rendered, because the state has changed, and wake all listeners."""
        self._rendering.forget()
        self._recent.clear()
        self.wake()

    def view_json(self, state: GameState, held: frozenset[Colour]) -> bytes:
        """The view of whoever holds these seats."""
        return self._rendering.view(state, held)

    def told(self, events: Sequence[Event], seen: int) -> list[Told]:
        """The events after the last one seen, at most one chunk of them."""
        until = min(len(events), seen - seen % CHUNK + CHUNK)
        whole = until - seen == CHUNK
        kept = self._chunks if whole else self._recent
        found = kept.get(seen)
        if found is None:
            numbered = enumerate(events[seen:until], seen + 1)
            found = [
                Told(number, event.type, event_json(event, number).encode()) for number, event in numbered
            ]
            if whole or len(events) - seen <= MOST_RECENT:
                kept[seen] = found
        return found
