"""What happens at tables without anyone asking: bots' turns, the ends of clocks and of patience.

Each is a job in the store with the time when it is due. Any process may claim it for as long as its lease
lasts; if the process dies, another one claims it. Doing a job twice does no harm: events are appended once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from cleocatra.server.bot_turns import BotTurns
from cleocatra.server.clocks import ABSENCE, absent, patience, run_out
from cleocatra.server.due import turn_due
from cleocatra.server.metrics import JOBS, JOBS_OPEN
from cleocatra.server.refusals import Refused
from cleocatra.server.store import TURN, Job, Store, Unavailable
from cleocatra.server.table import Table

LEASE = 3.0  # seconds without a sign of life after which a job is somebody else's
RENEWAL = LEASE / 3
POLL = 1.0  # seconds after which a free process looks for jobs that another one didn't take
LATER = 30.0  # seconds until a job that failed is tried again
SPARE = 4  # jobs beyond those that think: they take no time

log = logging.getLogger("cleocatra.server")


async def attend(table: Table, job: Job, bots: BotTurns) -> float | None:
    """Do what is due at a table that is up to date; the answer is when to look again."""
    if job.kind == TURN:
        await bots.play(table, LEASE, waited=max(0.0, time.time() - job.due))
        if run_out(table.state, time.time()):
            await table.change(lambda state: run_out(state, time.time()))
        return turn_due(table.state)
    if job.kind == ABSENCE:
        await table.read_marks()
        if absent(table.state, table.marks, time.time()):
            await table.change(lambda state: absent(state, table.marks, time.time()))
        return patience(table.state, table.marks, time.time())
    return None


class Duty:
    """Claims what is due and has it done."""

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
        """Something is due now."""
        self._wake.set()

    async def _claim(self) -> None:
        while not self._stopping:
            self._wake.clear()
            free = self._most - len(self._tasks)
            jobs = await self._claimed(free) if free > 0 else []
            for job in jobs:
                if job not in self._tasks:  # else its lease ended while it was being done
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
        due: float | None = time.time() + LATER
        try:
            table = await self._find(job.game)
            await table.catch_up()
            due = await attend(table, job, self._bots)
            if due is not None:
                due = max(due, time.time())  # behind those who wait already
            JOBS.labels(job.kind).inc()
        except Refused as refused:
            log.warning("job-refused kind=%s code=%s", job.kind, refused.code)
        except Exception:
            log.exception("job-failed kind=%s", job.kind)
        finally:
            del self._tasks[job]
            JOBS_OPEN.set(len(self._tasks))
            self._wake.set()
        with suppress(Unavailable):  # the lease ends by itself
            await asyncio.wrap_future(self._store.settle(job, due))
            if due is not None and due <= time.time():
                self._wake.set()

    async def stop(self) -> None:
        """Give up what is under way; another process, or the next one, does it again."""
        self._stopping = True
        tasks = [*self._loops, *self._tasks.values()]
        jobs = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Unavailable):
            await asyncio.gather(*(asyncio.wrap_future(self._store.settle(job, 0.0)) for job in jobs))
