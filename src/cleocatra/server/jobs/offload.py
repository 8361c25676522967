"""Runs slow work in a bounded thread pool."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cleocatra.table.refusals import Refused

THREADS = 2
MOST_WAITING = 64
Result = TypeVar("Result")


class Offload:
    """Threads for work that would block the event loop."""

    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, name: str = "offload") -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = most
        self._waiting = 0

    async def run(self, work: Callable[[], Result]) -> Result:
        """The result of the work; raises Refused if too much work is waiting already."""
        if self._waiting >= self._most:
            raise Refused("server/busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
