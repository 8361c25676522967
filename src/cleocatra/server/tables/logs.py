"""Reads logs from the store: what can't be read is refused with a code of its own."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from cleocatra.record.shuffle import commitment
from cleocatra.table.chain import BrokenChain, follow
from cleocatra.table.events import Created, Event, TurnTakenBack, parse_event
from cleocatra.table.refusals import Refused
from cleocatra.table.shuffle_events import SealedPile
from cleocatra.table.state import GameState, replay

log = logging.getLogger("cleocatra.server")


@dataclass(frozen=True, slots=True)
class ReadLog:
    """A game's log: its events, the state after them, and the last link of the chain over it."""

    events: list[Event]
    state: GameState
    link: str


def read_log(texts: Sequence[str], name: str = "") -> ReadLog:
    """A whole log; raises Refused if a newer program wrote it, or if it was damaged."""
    with readable(name):
        link = follow(texts)
        events = [parse_event(text) for text in texts]
        for event in events:
            check_pile(event)
        return ReadLog(events, replay(events), link)


def check_pile(event: Event) -> None:
    """Raise Refused if a pile isn't the one whose hash was published."""
    sealed = event.sealed if isinstance(event, TurnTakenBack) else None
    if isinstance(event, Created):
        sealed = SealedPile(event.commitment, event.pile, event.salt)
    if sealed is None or not sealed.commitment:
        return
    if commitment(sealed.pile, sealed.salt) != sealed.commitment:
        raise Refused("game/damaged")


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Turn whatever is wrong with a log into a refusal. Its texts may hold a pile: they aren't logged."""
    try:
        yield
    except BrokenChain as broken:
        log.error("log-damaged game=%s event=%d", name, broken.number)
        raise Refused("game/damaged") from broken
    except ValueError as error:
        log.warning("log-unreadable game=%s error=%s", name, type(error).__name__)
        raise Refused("game/newer") from error
    except (LookupError, StopIteration, AssertionError, AttributeError, TypeError) as error:
        log.error("log-damaged game=%s error=%s", name, type(error).__name__)
        raise Refused("game/damaged") from error
