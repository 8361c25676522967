"""Worker processes on this machine, and work done in parallel."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, as_completed, wait
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Result = TypeVar("Result")


def local_pool(processes: int) -> ProcessPoolExecutor:
    """Worker processes that exit with this process, even if it is killed."""
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=exit_with_parent)


def exit_with_parent() -> None:
    """Exit this worker when the process that started it is gone: nobody would take its results."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def map_unordered(
    pool: Executor, work: Callable[[int], Result], numbers: Iterable[int], ahead: int
) -> Iterator[Result]:
    """Call `work` for each number, at most `ahead` of them queued, and yield results as they complete."""
    waiting: set[Future[Result]] = set()
    for number in numbers:
        waiting.add(pool.submit(work, number))
        if len(waiting) >= ahead:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    yield from (future.result() for future in as_completed(waiting))
