"""Throttles warnings: when a database is down, a thousand games would say so every second."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

MINUTE = 60.0
MOST = 10  # lines of one kind in a minute


@dataclass
class Kind:
    """The lines of one kind since a moment: how many were let through, and how many held back."""

    since: float
    passed: int = 0
    held: int = 0


class LogThrottle(logging.Filter):
    """Lets so many warnings of each kind through in a minute; the next one says how many were held back.

    A kind is a message before its values are filled in. Information, one line for each event, passes.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[str, Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        now = self._now()
        kind = self._kinds.get(record.msg)
        if kind is None or now - kind.since >= MINUTE:
            held = 0 if kind is None else kind.held
            kind = self._kinds[record.msg] = Kind(now)
            if held:
                record.msg = f"{record.msg} (and {held} more before)"
        if kind.passed >= MOST:
            kind.held += 1
            return False
        kind.passed += 1
        return True
