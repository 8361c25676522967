"""Runs jobs, the work that no request asks for: bots' turns, clocks that run out, players who are away.

A job is in the store with the time when it is due. Any process may claim it under a lease; if the process
dies, the lease expires and another one claims it. Running a job twice does no harm: events are appended once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cleocatra.server.jobs.bot_turns import BotTurns
from cleocatra.server.metrics import JOBS, JOBS_OPEN
from cleocatra.server.store.base import ABSENCE, TURN, Job, Store, Unavailable
from cleocatra.server.tables.table import Table
from cleocatra.table.clocks import absence_due, replace_absent, run_out
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import turn_due

LEASE = 3.0  # seconds after which another process may claim a job that isn't renewed
RENEWAL = LEASE / 3
POLL = 1.0  # seconds between looks for jobs that no other process took
DEAD = ("game/damaged", "game/newer", "game/unknown")  # trying again doesn't help
LATER = 30.0  # seconds until a job that failed is tried again
SPARE = 4  # jobs at once beyond those that need a thread

log = logging.getLogger("cleocatra.server")


async def attend(table: Table, job: Job, bots: BotTurns) -> float | None:
    """Run a job at a table that is up to date; returns when the next one of its kind is due."""
    if job.kind == TURN:
        await bots.play(table, LEASE, waited=max(0.0, table.now() - job.due))
        await table.change(lambda change: run_out(change, table.now()))
        return turn_due(table.state)
    if job.kind == ABSENCE:
        await table.read_marks()
        await table.change(lambda change: replace_absent(change, table.marks, table.now()))
        return absence_due(table.state, table.marks, table.now())
    return None


class Worker:
    """Claims due jobs under a lease and runs them."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Table]], bots: BotTurns) -> None:
        self._store = store
        self._find = find
        self._bots = bots
        self._most = bots.threads + SPARE
        self._tasks: dict[Job, asyncio.Task[None]] = {}
        self._loops: list[asyncio.Task[None]] = []
        self._wake = asyncio.Event()
        self._stopping = False

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._claim()), asyncio.create_task(self._renew())]

    def look(self) -> None:
        """Look for jobs now."""
        self._wake.set()

    async def _claim(self) -> None:
        while not self._stopping:
            self._wake.clear()
            free = self._most - len(self._tasks)
            jobs = await self._claimed(free) if free > 0 else []
            for job in jobs:
                if job not in self._tasks:  # otherwise its lease expired while it ran
                    self._tasks[job] = asyncio.create_task(self._do(job))
            JOBS_OPEN.set(len(self._tasks))
            if len(jobs) < free or free <= 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), POLL)

    async def _claimed(self, most: int) -> list[Job]:
        try:
            return await asyncio.wrap_future(self._store.claim_due(LEASE, most))
        except Unavailable:
            return []

    async def _renew(self) -> None:
        while not self._stopping:
            await asyncio.sleep(RENEWAL)
            if self._tasks:
                with suppress(Unavailable):
                    await asyncio.wrap_future(self._store.renew(list(self._tasks), LEASE))

    async def _do(self, job: Job) -> None:
        due: float | None = self._store.now() + LATER
        try:
            table = await self._find(job.game)
            await table.catch_up()
            due = await attend(table, job, self._bots)
            JOBS.labels(job.kind).inc()
        except Refused as refused:
            log.warning("job-refused kind=%s code=%s", job.kind, refused.code)
            if refused.code in DEAD:
                due = None  # it is planned again when somebody comes to the game
        except Unavailable:
            log.warning("job-postponed kind=%s", job.kind)
        except Exception:
            log.exception("job-failed kind=%s", job.kind)
        finally:
            del self._tasks[job]
            JOBS_OPEN.set(len(self._tasks))
            self._wake.set()
        with suppress(Unavailable):  # the lease will expire
            await asyncio.wrap_future(self._store.finish(job, due))
            if due is not None and due <= self._store.now():
                self._wake.set()

    async def stop(self) -> None:
        """Cancel and release the jobs under way; another process, or the next one, runs them again."""
        self._stopping = True
        tasks = [*self._loops, *self._tasks.values()]
        jobs = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Unavailable):
            await asyncio.gather(*(asyncio.wrap_future(self._store.finish(job, 0.0)) for job in jobs))
