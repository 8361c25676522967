"""Runs Python's garbage collector so that it never stops a busy server for long.

By default it visits all objects again and again: that stops the server for 0.7 s with a thousand games,
though there is hardly any cyclic garbage. Here new objects are visited often, for some milliseconds each
time, and old ones in quiet moments.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

NEW = 10_000  # allocations after which the new objects are visited
EVERY = 1.0  # seconds between looks whether it is quiet
QUIET = 0.05  # share of the time that the server is busy
SOME = 5  # visits to new objects after which the old ones are visited too, in a quiet moment
MANY = 2_000  # and at any time: about 3 GB of new objects, of which a fiftieth was seen to be garbage


class GcPolicy:
    """Decides what to collect, and when. Use it in the thread that serves."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        busy: Callable[[], float] = time.thread_time,
    ) -> None:
        gc.collect()
        gc.freeze()  # modules stay for good: later collections skip them
        gc.disable()
        self._clock = clock
        self._busy = busy
        self._visits = 0  # to new objects, since all were visited
        self._looked = clock(), busy()

    def tick(self) -> None:
        """Collect if it is time to. Call this often."""
        if gc.get_count()[0] >= NEW:
            gc.collect(0)
            self._visits += 1
        if self._clock() - self._looked[0] < EVERY:
            return
        if self._visits >= (SOME if self._quiet() else MANY):
            gc.collect()
            self._visits = 0
        self._looked = self._clock(), self._busy()

    def _quiet(self) -> bool:
        since, busy = self._looked
        return self._busy() - busy < QUIET * (self._clock() - since)
