"""Logs as they are read from the database, without reading again what a life before has read.

What a log means follows from its texts alone, and each life reads the same ones. Now and then a log is read
by the server's own function nevertheless, and compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cleocatra.server.tables.logs import ReadLog, check_pile, read_log, readable
from cleocatra.table.chain import follow
from cleocatra.table.events import Event, parse_event
from cleocatra.table.state import GameState, fold, replay
from simulation.audit import require

COMPARED = 20  # one read of so many is the server's own


@dataclass(slots=True)
class Prefix:
    """The beginning of a log: its last event, what it leads to, and the logs that begin with it."""

    event: Event
    state: GameState
    link: str
    longer: dict[str, Prefix] = field(default_factory=dict)

    def followed_by(self, text: str) -> Prefix:
        link = follow([text], self.link)
        event = parse_event(text)
        check_pile(event)
        return Prefix(event, fold(self.state, event), link)


class RememberedLogs:
    """Reads logs as `read_log` does."""

    def __init__(self) -> None:
        self._first: dict[str, Prefix] = {}
        self._count = 0

    def read(self, texts: Sequence[str]) -> ReadLog:
        self._count += 1
        known = self._remembered(texts)
        if self._count % COMPARED == 0:
            require(read_log(texts) == known, "logs", "a log is read otherwise")
        return known

    def _remembered(self, texts: Sequence[str]) -> ReadLog:
        prefixes: list[Prefix] = []
        known = self._first
        with readable(""):
            for text in texts:
                prefix = known.get(text)
                if prefix is None:
                    prefix = known[text] = prefixes[-1].followed_by(text) if prefixes else beginning(text)
                prefixes.append(prefix)
                known = prefix.longer
        return ReadLog([prefix.event for prefix in prefixes], prefixes[-1].state, prefixes[-1].link)


def beginning(text: str) -> Prefix:
    """A log's first event."""
    link = follow([text])
    event = parse_event(text)
    check_pile(event)
    return Prefix(event, replay([event]), link)
