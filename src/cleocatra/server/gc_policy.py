"""Runs Python's garbage collector in quiet moments only.

By default it runs after a number of allocations and stops the server while it visits all objects: for 0.4 s
with a thousand games, again and again, though there is hardly any cyclic garbage.
"""

from __future__ import annotations

import gc
import time

EVERY = 1.0  # seconds between checks
QUIET = 0.05  # share of the time that the server is busy
SOME = 10_000  # allocations that are worth a collection in a quiet moment
MANY = 1_000_000  # allocations that are worth one at any time: about 150 MB


class GcPolicy:
    """Decides when to collect. Use it in the thread that serves."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # modules stay for good: later collections skip them
        gc.disable()
        self._last = time.monotonic()
        self._busy = time.thread_time()

    def tick(self) -> bool:
        """Collect if it is time to, and return whether it was. Call this often."""
        now = time.monotonic()
        if now - self._last < EVERY:
            return False
        busy = time.thread_time()
        quiet = busy - self._busy < QUIET * (now - self._last)
        self._last, self._busy = now, busy
        if gc.get_count()[0] < (SOME if quiet else MANY):
            return False
        gc.collect()
        self._last, self._busy = time.monotonic(), time.thread_time()
        return True
