"""An event loop of virtual time, with processes that can be killed or paused between any two steps.

A step is what runs between two awaits. Steps of one process run in the order in which asyncio would run them;
which process goes first is drawn by lot. Time stands still while anything can run, and then jumps to the next
timer.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # only some of its many methods are needed here
    Base: Any
else:
    Base = asyncio.AbstractEventLoop

BEGINNING = 1_800_000_000.0  # seconds since 1970, when the world begins
MOST_AT_ONCE = 20_000  # steps; more than any world needs between two timers
THREAD = (0.0005, 0.03)  # seconds that work in a thread takes


class StandsStill(Exception):
    """Something runs for ever, and no time goes by."""


@dataclass(eq=False)
class Process:
    """Something with a memory of its own, which is gone when it dies."""

    name: str
    alive: bool = True
    paused_until: float = 0.0
    fuse: int = 0  # it dies after so many steps; 0: it doesn't
    clock_error: float = 0.0  # seconds by which its wall clock is ahead
    ready: deque[asyncio.Handle] = field(default_factory=deque)
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)
    dead: asyncio.Event = field(default_factory=asyncio.Event)
    die: Callable[[], None] = lambda: None

    def context(self) -> Context:
        """A context whose tasks belong to this process."""
        context = copy_context()
        context.run(RUNNING.set, self)
        return context


OUTSIDE = Process("outside")  # the network, the disks and the players: they never die
RUNNING: ContextVar[Process] = ContextVar("RUNNING", default=OUTSIDE)


class VirtualLoop(Base):  # type: ignore[misc]
    """The parts of an event loop that the server uses."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._now = 0.0
        self._processes: list[Process] = [OUTSIDE]  # that live
        self._gone: list[Process] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._order = count()
        self._closed = False
        self.steps = 0
        self.crashes = 0
        self._at_once = 0
        self.thinking = THREAD
        self.failures: list[str] = []  # exceptions that nobody caught
        OUTSIDE.ready.clear()
        OUTSIDE.tasks.clear()

    def add(self, process: Process) -> None:
        self._processes.append(process)

    # Time

    def time(self) -> float:
        return self._now

    def wall_clock(self) -> float:
        """The time that the running process reads from its machine."""
        return BEGINNING + self._now + RUNNING.get().clock_error

    # What asyncio asks for

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        self._closed = True

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        context = context or copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        process = context.get(RUNNING, OUTSIDE)
        if process.alive:
            process.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = context or copy_context()
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._order), timer, context.get(RUNNING, OUTSIDE)))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Asked for by TimerHandle: a cancelled timer is skipped when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        context = context or copy_context()
        task = asyncio.Task(coro, loop=self, name=name or "task", context=context)
        tasks = context.get(RUNNING, OUTSIDE).tasks
        tasks.append(task)  # a dead process's tasks are kept: collected, they would run their `finally`
        if len(tasks) > 500:
            tasks[:] = [one for one in tasks if not one.done()]
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # noqa: ARG002
        """Do a thread's work at once, a moment later."""
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self._chance.uniform(*self.thinking), work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.failures.append(f"{context.get('message')}: {error!r}")

    # Running

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Be the loop that runs."""
        hooks = sys.get_asyncgen_hooks()
        sys.set_asyncgen_hooks(finalizer=self._finalize)
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            asyncio._set_running_loop(None)
            sys.set_asyncgen_hooks(*hooks)

    def _finalize(self, generator: AsyncGenerator[Any, None]) -> None:
        if not self._closed:
            self.create_task(generator.aclose())

    def run_until(self, end: float) -> None:
        """Run everything up to this time."""
        with self.entered():
            while self._advance(end):
                pass

    def _advance(self, end: float) -> bool:
        """One step, or time goes on; False at the end."""
        able = [one for one in self._processes if one.ready and one.paused_until <= self._now]
        if able:
            self._step(able[0] if len(able) == 1 else self._chance.choice(able))
            return True
        following = [one.paused_until for one in self._processes if one.ready]
        if self._timers:
            following.append(self._timers[0][0])
        following = [when for when in following if when <= end]
        if not following:
            self._now = end
            return False
        self._now, self._at_once = max(self._now, min(following)), 0
        while self._timers and self._timers[0][0] <= self._now:
            _, _, timer, process = heapq.heappop(self._timers)
            if process.alive and not timer.cancelled():
                process.ready.append(timer)
        return True

    def _step(self, process: Process) -> None:
        handle = process.ready.popleft()
        if handle.cancelled():
            return
        self.steps += 1
        self._at_once += 1
        if self._at_once > MOST_AT_ONCE:
            raise StandsStill(f"{MOST_AT_ONCE} steps at one moment")
        handle._run()
        if process.fuse:
            process.fuse -= 1
            if not process.fuse and process.alive:
                self.crashes += 1
                self.kill(process)

    def kill(self, process: Process) -> None:
        """End a process between two steps: no `except` and no `finally` of it runs any more."""
        if process.alive:
            process.alive = False
            process.ready.clear()
            self._processes.remove(process)
            self._gone.append(process)
            process.dead.set()
            process.die()

    def _run_ready(self) -> None:
        while any(one.ready for one in self._processes):
            for process in self._processes:
                while process.ready:
                    self._step(process)

    def bury(self) -> None:
        """After the end of the world: end all tasks in order, where nobody sees it."""
        self._at_once = 0
        self._processes += self._gone
        with self.entered():
            for _ in range(3):
                for process in self._processes:
                    process.alive, process.fuse, process.paused_until = True, 0, 0.0
                    for task in process.tasks:
                        task.cancel()
                self._run_ready()
            gc.collect()  # closes the generators that nobody will ask any more
            self._run_ready()
        for process in self._processes:
            for task in process.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._timers.clear()
        self.close()
