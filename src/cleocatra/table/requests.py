"""Requests of players that happen once, however often they are sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cleocatra.rules import Colour, Decision, Reveal
from cleocatra.table.changes import Change
from cleocatra.table.events import (
    Acted,
    Confirmed,
    EndAsked,
    EndDeclined,
    Event,
    Requested,
    Revealed,
    TakenBack,
    TurnTakenBack,
)
from cleocatra.table.refusals import Refused
from cleocatra.table.views import GameView

Wanted = Decision | type[TakenBack | Confirmed | TurnTakenBack | EndAsked | EndDeclined]


@dataclass(frozen=True, slots=True)
class PlayerRequest:
    """What a player wants to happen on the state that they saw last, with a key of their own."""

    wanted: Wanted
    after: int
    key: str


class Repeated(Exception):
    """The request was granted before, with the event of this sequence number."""

    def __init__(self, sequence: int) -> None:
        super().__init__(sequence)
        self.sequence = sequence


class Stale(Refused):
    """A request on an old state; the answer shows the present one."""

    def __init__(self, view: GameView) -> None:
        super().__init__("action/stale")
        self.view = view


class GrantedRequests:
    """The requests of one table that were granted, by player and key."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._granted: dict[tuple[Colour, str], tuple[int, Requested]] = {}
        self.note(events, 1)

    def note(self, events: Sequence[Event], first: int) -> None:
        """Remember which requests these events grant."""
        for sequence, event in enumerate(events, start=first):
            if isinstance(event, Requested) and event.key is not None:
                self._granted[event.player, event.key] = sequence, event

    def once(
        self, held: frozenset[Colour], request: PlayerRequest, decide: Callable[[Change], Change]
    ) -> Callable[[Change], Change]:
        """The decision of a request, made once and on the state that its player saw; it raises Repeated if
        the request was granted before.
        """

        def decide_once(change: Change) -> Change:
            if (sequence := self.find(held, request)) is not None:
                raise Repeated(sequence)
            if request.after != change.state.sequence:
                raise Refused("action/stale")
            return decide(change)

        return decide_once

    def find(self, held: frozenset[Colour], request: PlayerRequest) -> int | None:
        """The event that granted this request, if one did; raises Refused if its key was used for another."""
        for player in held:
            found = self._granted.get((player, request.key))
            if found is not None:
                sequence, event = found
                if not grants(event, request.wanted):
                    raise Refused("action/id-reused")
                return sequence
        return None


def grants(event: Requested, wanted: Wanted) -> bool:
    """Whether an event is what was wanted."""
    if isinstance(event, Acted):
        return event.action == wanted
    if isinstance(event, Revealed):
        return isinstance(wanted, Reveal)
    return isinstance(wanted, type) and isinstance(event, wanted)
