"""What takes a while (whole games, why half an action is impossible): it is done aside, for a few at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cleocatra.server.refusals import Refused

THREADS = 2
MOST_WAITING = 64
Found = TypeVar("Found")


class Study:
    """Threads for what would keep everyone waiting."""

    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING, name: str = "study") -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[[], Found]) -> Found:
        """Do it in a thread; raises Refused if too many wait already."""
        if self._waiting >= self._most:
            raise Refused("server/busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
