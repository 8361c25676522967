"""A machine that runs the server: it starts, serves, stops in good order or dies, and starts again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import get_type_hints

from fastapi import FastAPI

from cleocatra.server.app import application, running, services_for, serving
from cleocatra.server.http import turn_requests
from cleocatra.server.http.limits import Limits
from cleocatra.server.jobs.bot_turns import BotTurns
from cleocatra.server.jobs.processes import Processes
from simulation.database import Database
from simulation.logs import RememberedLogs
from simulation.loop import Process, VirtualLoop
from simulation.network import App, Network
from simulation.store import SimulatedStore, Weather

LIMITS = Limits(rate=0, client_games=0, games=0, client_streams=0, tables=3)  # a few tables: some are dropped
THREADS = 2
ROUTES: list[FastAPI] = []  # one for each machine; making one takes longer than most lives last
vars(turn_requests)["get_type_hints"] = cache(get_type_hints)  # each life asks the same


def routes(number: int) -> FastAPI:
    while len(ROUTES) <= number:
        ROUTES.append(application())
    return ROUTES[number]


class NoProcesses(Processes):
    """Nobody in a world studies records."""

    def __init__(self) -> None:
        """Start nothing."""

    def stop(self) -> None:
        """Nothing was started."""


class Machine:
    """A place where one server process at a time lives."""

    def __init__(
        self,
        number: int,
        loop: VirtualLoop,
        database: Database,
        network: Network,
        chance: Random,
        shared: bool,
        logs: RememberedLogs,
    ) -> None:
        self.number = number
        self.clock_error = 0.0
        self.lives = 0
        self.process = Process(f"{number}.0", alive=False)
        self.store: SimulatedStore | None = None
        self.app: App | None = None
        self.shared = shared
        self.others: Callable[[], Iterable[Machine]] = lambda: ()
        self._loop = loop
        self._database = database
        self._network = network
        self._chance = chance
        self._logs = logs
        self._stop = asyncio.Event()

    @property
    def up(self) -> bool:
        return self.process.alive and self.app is not None

    def start(self, weather: Weather) -> None:
        """Begin a new life."""
        self.lives += 1
        if not self.shared:  # a process can't know better than the clock that it starts by
            self.clock_error = 0.0
        process = self.process = Process(f"{self.number}.{self.lives}", clock_error=self.clock_error)
        process.die = self._died
        self._loop.add(process)
        self._stop = asyncio.Event()
        self._loop.create_task(self._live(process, weather, self._stop), context=process.context())

    async def _live(self, process: Process, weather: Weather, stop: asyncio.Event) -> None:
        others = self._other_stores if self.shared else None
        chance = Random(self._chance.getrandbits(64))
        self.store = SimulatedStore(self._loop, self._database, process, weather, chance, others)
        services = services_for(self.store, LIMITS, chance, NoProcesses())
        services.tables.read = self._logs.read
        async with running(services, self.store, BotTurns(THREADS)):
            self.app = serving(routes(self.number), services)
            await stop.wait()
            self.app = None
            services.tables.stop()
            await asyncio.sleep(1.0)  # for the requests under way
        self._loop.kill(process)

    def _other_stores(self) -> list[SimulatedStore]:
        return [one.store for one in self.others() if one.store is not None and one.process.alive]

    def _died(self) -> None:
        self.app = None
        self._network.died(self.process)

    def stop(self) -> None:
        """Ask it to stop, as a signal does."""
        self._loop.call_soon(self._stop.set, context=self.process.context())

    def set_clock(self, error: float) -> None:
        self.clock_error = self.process.clock_error = error
