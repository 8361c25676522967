"""Interrupts code that takes too long."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import NoReturn


class DeadlinePassed(BaseException):
    """The time is up. Not an Exception, so that the code which took too long doesn't catch it by accident."""


@contextmanager
def deadline(seconds: float | None) -> Iterator[None]:
    """Raise DeadlinePassed in the body after so many seconds; None: never.

    Only the main thread of a process can be interrupted, on systems with timer signals, and only while it
    runs Python. Elsewhere the body runs to its end, so a caller also has to look at the clock.
    """
    if seconds is None or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def interrupt(_number: int, _frame: object) -> NoReturn:
        raise DeadlinePassed

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-6))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
