"""The clock of a store: it goes on evenly while the machine's clock, or the database's, jumps."""

from __future__ import annotations

import logging
import time

SMALL = 1.0  # seconds of difference that are taken over at once
STEADY = 60.0  # seconds that a larger difference must last before it is believed

log = logging.getLogger("cleocatra.server")


class StoreClock:
    """Seconds since 1970, counted by the machine's steady clock from the time that was told first.

    A clock that jumps for a moment would end correspondence games or stop bots. So a jump is noticed, and
    believed only when it has lasted.
    """

    def __init__(self, told: float) -> None:
        self._ahead = told - time.monotonic()
        self._jumped = 0.0  # by how much, as it was told last
        self._since: float | None = None  # when it jumped, by the steady clock

    def now(self) -> float:
        """The time by this clock."""
        return time.monotonic() + self._ahead

    def hear(self, told: float) -> None:
        """Compare with the clock that this one follows."""
        steady = time.monotonic()
        difference = told - (steady + self._ahead)
        if abs(difference) <= SMALL:
            self._ahead += difference
            self._since = None
        elif self._since is None or abs(difference - self._jumped) > SMALL:
            log.warning("clock-jumped seconds=%.1f", difference)
            self._since, self._jumped = steady, difference
        elif steady - self._since >= STEADY:
            log.warning("clock-set seconds=%.1f", difference)
            self._ahead += difference
            self._since = None


class MachineClock(StoreClock):
    """The store's clock where there is no other than the machine's."""

    def __init__(self) -> None:
        super().__init__(time.time())

    def now(self) -> float:
        self.hear(time.time())
        return super().now()
