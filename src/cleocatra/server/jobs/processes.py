"""Runs work on whole records in processes of its own, so that it doesn't hold Python's global lock here.

What goes there and comes back is text: positions can't be sent, and to pickle much is work too.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar

from cleocatra.bots.pool import exit_with_parent
from cleocatra.table.refusals import Refused

MOST_WAITING = 64
SHARE = 8  # of one client
NICENESS = 10  # players go first
Result = TypeVar("Result")


def begin() -> None:
    """Prepare a new worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    exit_with_parent()


class Processes:
    """A bounded pool of processes, of which each client may use a share. They start when they are needed."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) // 2)  # the others are for players
        self._pool = self._new_pool()
        self._waiting: Counter[str] = Counter()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=begin)

    async def run(self, client: str, work: Callable[..., Result], *arguments: object) -> Result:
        """The result of the work; raises Refused if too much work is waiting already."""
        if self._waiting[client] >= SHARE or self._waiting.total() >= MOST_WAITING:
            raise Refused("server/busy")
        self._waiting[client] += 1
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:  # the system has killed a process, for its memory for instance
            if pool is self._pool:
                self._pool = self._new_pool()
            raise Refused("server/busy") from None
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
