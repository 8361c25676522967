"""A store that keeps the promises of the interface and no more: what isn't committed is lost in a crash,
commits are slow, fail, or fail though they were done, and news come late, twice or never.

The group commit is the server's own, run by timers instead of a thread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from random import Random
from threading import Thread
from typing import Any, TypeVar

from cleocatra.server.store.base import Conflict, Job, News, Unavailable
from cleocatra.server.store.clock import MachineClock
from cleocatra.server.store.group_commit import GroupCommit
from simulation.database import Database
from simulation.loop import OUTSIDE, Process, VirtualLoop

Answer = TypeVar("Answer")
MOST_IN_COMMIT = 50
MOST_TOLD = 1_000  # characters of events in news
COMMIT = (0.0005, 0.02)  # seconds


@dataclass
class Weather:
    """How the store and the network behave now; chaos changes it, and calm sets it back."""

    slow: float = 0.0  # seconds by which commits and reads may take longer
    failing: float = 0.0  # the share of commits that aren't done
    unknown: float = 0.0  # the share of commits that are done, and reported as failed
    unreadable: float = 0.0  # the share of reads that fail
    news_lost: float = 0.0
    news_late: float = 0.0  # seconds
    requests_lost: float = 0.0
    answers_lost: float = 0.0
    doubled: float = 0.0
    net_slow: float = 0.0  # seconds


@dataclass(frozen=True, slots=True)
class Write:
    run: Callable[[Database], Any]
    told: News | None = None
    future: Future[Any] = field(default_factory=Future)


class TimedCommit(GroupCommit[Write]):
    """The server's group commit; a timer takes the place of its thread."""

    def __init__(
        self, commit: Callable[[Sequence[Write]], float], loop: VirtualLoop, process: Process
    ) -> None:
        self._loop = loop
        self._process = process
        self._busy = False
        self._took = 0.0
        self._disk = OUTSIDE.context()

        def do(writes: Sequence[Write]) -> None:
            self._took = max(self._took, commit(writes))

        super().__init__("", MOST_IN_COMMIT, do)

    def _start(self, name: str) -> Thread | None:  # noqa: ARG002
        return None

    def submit(self, write: Write) -> None:
        super().submit(write)
        if not self._busy:
            self._busy = True
            self._loop.call_later(0.0002, self._go, context=self._disk)

    def _go(self) -> None:
        if not self._process.alive:
            return
        self._took = 0.0
        self._writes.put(None)
        self._run()  # everything that waits, as the thread would do it
        self._loop.call_later(self._took, self._next, context=self._disk)

    def _next(self) -> None:
        self._busy = False
        if not self._writes.empty() and self._process.alive:
            self._busy = True
            self._go()


class SimulatedStore:
    """The store of one life of a server process."""

    def __init__(
        self,
        loop: VirtualLoop,
        database: Database,
        process: Process,
        weather: Weather,
        chance: Random,
        others: Callable[[], Iterable[SimulatedStore]] | None,
    ) -> None:
        """`others` are the stores of other processes; None: this process owns the database."""
        self.shared = others is not None
        self._loop = loop
        self._database = database
        self._process = process
        self._weather = weather
        self._chance = chance
        self._others = others or (lambda: ())
        self._tell: Callable[[Iterable[News]], None] | None = None
        self._writer = TimedCommit(self._commit, loop, process)
        self._clock = MachineClock()
        if (
            not self.shared
        ):  # as SQLite: claims and marks don't outlive the owner, and its clock is the store's
            database.now = self.now
            database.all_marks.clear()
            for row in database.jobs.values():
                row.claimed_until = 0.0

    def now(self) -> float:
        return self._clock.now() if not self.shared else self._database.now()

    # Games

    def create(
        self, game: str, payloads: Sequence[str], *, listed: bool, due: float | None = None
    ) -> Future[None]:
        return self._write(lambda database: database.create(game, payloads, listed, due))

    def append(
        self, game: str, after: int, payloads: Sequence[str], *, due: float | None = None, lease: float = 0.0
    ) -> Future[None]:
        small = sum(map(len, payloads)) < MOST_TOLD
        told = News(game, after + len(payloads), tuple(payloads) if small else ())
        name = self._process.name
        return self._write(lambda database: database.append(game, after, payloads, due, name, lease), told)

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        return self._read(lambda database: database.events(game, after))

    def games(self) -> Future[list[str]]:
        return self._read(lambda database: list(database.games))

    def listed(self, most: int) -> Future[list[str]]:
        return self._read(lambda database: database.listed(most))

    def unlist(self, games: Sequence[str]) -> Future[None]:
        return self._write(lambda database: database.unlist(games))

    def ends(self, games: Sequence[str]) -> Future[dict[str, int]]:
        return self._read(lambda database: database.ends(games))

    def touch(self, game: str, *, over: bool) -> Future[None]:
        return self._write(lambda database: database.touch(game, over))

    def forget(self, *, finished: float | None, abandoned: float | None, most: int) -> Future[list[str]]:
        raise NotImplementedError  # the world's games are kept

    def check(self) -> Future[None]:
        return self._write(lambda _: None)

    # Jobs

    def plan(self, game: str, kind: str, due: float | None) -> Future[None]:
        return self._write(lambda database: database.plan(Job(game, kind), due))

    def remind(self, game: str, due: float) -> Future[None]:
        return self._write(lambda database: database.remind(game, due))

    def claim_due(self, lease: float, most: int) -> Future[list[Job]]:
        return self._write(lambda database: database.claim_due(self._process.name, lease, most))

    def renew(self, jobs: Sequence[Job], lease: float) -> Future[None]:
        return self._write(lambda database: database.renew(self._process.name, jobs, lease))

    def finish(self, job: Job, due: float | None) -> Future[None]:
        return self._write(lambda database: database.finish(self._process.name, job, due))

    # Marks

    def mark(self, game: str, name: str, until: float) -> Future[None]:
        return self._write(
            lambda database: database.mark(game, name, until), News(game, 0, (f"{name} {until}",))
        )

    def marks(self, game: str) -> Future[dict[str, float]]:
        return self._read(lambda database: database.marks(game))

    def watch(self, tell: Callable[[Iterable[News]], None]) -> None:
        if self.shared:
            self._tell = tell
            self.hear(News(None), 0.01)

    def close(self) -> None:
        self._writer.close()

    # How it is done

    def _write(self, run: Callable[[Database], Answer], told: News | None = None) -> Future[Answer]:
        write = Write(run, told)
        self._writer.submit(write)
        return write.future

    def _read(self, run: Callable[[Database], Answer]) -> Future[Answer]:
        """Read at some moment before the answer; who owns the database reads in the order of writes."""
        if not self.shared:
            return self._write(run)
        future: Future[Answer] = Future()
        disk = OUTSIDE.context()
        later = self._seconds()

        def look() -> None:
            if not future.set_running_or_notify_cancel():
                return
            if self._chance.random() < self._weather.unreadable:
                answer = partial(future.set_exception, Unavailable("read"))
            else:
                answer = partial(future.set_result, run(self._database))
            self._loop.call_later(later, answer, context=disk)

        self._loop.call_later(self._seconds(), look, context=disk)
        return future

    def _seconds(self) -> float:
        return self._chance.uniform(*COMMIT) + self._chance.uniform(0.0, self._weather.slow)

    def _commit(self, writes: Sequence[Write]) -> float:
        """One transaction, some time from now; its futures are done some time after that."""
        before, after = self._seconds(), self._seconds()
        self._loop.call_later(before, partial(self._do, writes, after), context=OUTSIDE.context())
        return before + after + 0.0001

    def _do(self, writes: Sequence[Write], after: float) -> None:
        if not self._process.alive and (not self.shared or self._chance.random() < 0.5):
            return  # otherwise it was on its way to the database's own process
        if self._chance.random() < self._weather.failing:
            answers: list[Any] = [Unavailable("not done")] * len(writes)
        else:
            answers = [self._one(write) for write in writes]
            if self._chance.random() < self._weather.unknown:
                answers = [Unavailable("perhaps done")] * len(writes)
        self._loop.call_later(after, partial(settle, writes, answers), context=OUTSIDE.context())

    def _one(self, write: Write) -> Any:
        try:
            answer = write.run(self._database)
        except Conflict as conflict:
            return conflict
        if write.told is not None:
            for other in self._others():
                if other is not self and self._chance.random() >= self._weather.news_lost:
                    other.hear(write.told, self._chance.uniform(0.0003, 0.002 + self._weather.news_late))
        return answer

    def hear(self, news: News, delay: float) -> None:
        def tell() -> None:
            if self._tell is not None and self._process.alive:
                self._tell([news])

        self._loop.call_later(delay, tell, context=OUTSIDE.context())


def settle(writes: Sequence[Write], answers: Sequence[Any]) -> None:
    """Tell those who wait how their writes went."""
    for write, answer in zip(writes, answers, strict=True):
        if isinstance(answer, Exception):
            write.future.set_exception(answer)
        else:
            write.future.set_result(answer)
