"""When to look for garbage in circles: in quiet moments.

Python looks by itself after so many new objects, and looks at all of them while everybody waits: with a
thousand games 0.4 s, again and again, though hardly ever is there any such garbage.
"""

from __future__ import annotations

import gc
import time

EVERY = 1.0  # seconds between thoughts about it
QUIET = 0.05  # share of the time that the server is busy
SOME = 10_000  # more objects than at the last look: worth one when it is quiet
MANY = 1_000_000  # worth one at any time; some 150 MB


class Sweeping:
    """Decides when to look. Its thread must be the one that serves."""

    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # the modules stay for good: nobody needs to look at them again
        gc.disable()
        self._last = time.monotonic()
        self._busy = time.thread_time()

    def think(self) -> bool:
        """Look if it is time to; call this often. Whether it looked."""
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
