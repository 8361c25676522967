"""What goes wrong, when and how much: all of it drawn from the seed, each kind by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from random import Random

from simulation.loop import VirtualLoop
from simulation.machine import Machine
from simulation.store import Weather

KINDS = (
    "crash",
    "stop",
    "pause",
    "slow",
    "failing",
    "unknown",
    "unreadable",
    "news",
    "clock",
    "requests",
    "doubles",
    "net",
    "absence",
    "strange",
    "thought",  # bots think for seconds
)


RARELY = 8.0  # seconds between what goes wrong and the next of its kind
DOWN = (0.05, 0.5, 5.0)  # seconds that a machine is down after a crash
MOST_STEPS = 100  # until a machine dies, once that is decided


@dataclass(frozen=True, slots=True)
class Plan:
    """A world to be: everything in it follows from these values."""

    seed: int
    servers: int  # 0: one that owns its database, as with SQLite
    games: int
    seconds: float  # of chaos
    kinds: tuple[str, ...]
    hurry: float = 1.0  # how often things go wrong
    crashes: float = 1.0  # how often processes die, compared with that

    @classmethod
    def of(cls, seed: int) -> Plan:
        """The world of a seed."""
        chance = Random(f"plan {seed}")
        kinds = tuple(kind for kind in KINDS if chance.random() < 0.6)
        return cls(seed, chance.choice((0, 1, 2, 2, 3)), chance.choice((1, 2, 2, 3)), 40.0, kinds)

    def command(self) -> str:
        """What runs this world again."""
        kinds = ",".join(self.kinds) or "none"
        size = f"--servers {self.servers} --games {self.games} --seconds {self.seconds:g}"
        hurry = "" if self.hurry == 1.0 else f" --hurry {self.hurry:g}"
        crashes = "" if self.crashes == 1.0 else f" --crashes {self.crashes:g}"
        return f"python scripts/simulate_server.py --seed {self.seed} {size} --kinds {kinds}{hurry}{crashes}"


class Chaos:
    """Makes things go wrong until it is called off."""

    def __init__(self, plan: Plan, loop: VirtualLoop, machines: list[Machine], weather: Weather) -> None:
        self._plan = plan
        self._loop = loop
        self._machines = machines
        self._weather = weather
        self._on = True
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start what the plan holds."""
        if "clock" in self._plan.kinds:
            chance = Random(f"clocks {self._plan.seed}")
            for machine in self._machines if self._plan.servers else []:  # never right, beside the database's
                machine.set_clock(chance.choice((-10.0, 0.0, 10.0)))
        doings: dict[str, Callable[[Random], Awaitable[None]]] = {
            "stop": self._stop,
            "pause": self._pause,
            "clock": self._clock,
        }
        for kind, parts in WEATHER.items():
            doings[kind] = partial(self._change_weather, parts=parts)
        for kind in self._plan.kinds:
            if kind in doings:
                self._begin(kind, doings[kind], RARELY)
        for machine in self._machines if "crash" in self._plan.kinds else []:
            crash = partial(self._crash, machine)
            self._begin(f"crash {machine.number}", crash, RARELY / self._plan.crashes)

    def _begin(self, name: str, do: Callable[[Random], Awaitable[None]], pause: float) -> None:
        chance = Random(f"{name} {self._plan.seed}")
        self._tasks.append(self._loop.create_task(self._again(chance, do, pause / self._plan.hurry)))

    async def _again(self, chance: Random, do: Callable[[Random], Awaitable[None]], pause: float) -> None:
        while self._on:
            await asyncio.sleep(chance.expovariate(1.0 / pause))
            await do(chance)

    def _any(self, chance: Random) -> Machine | None:
        up = [machine for machine in self._machines if machine.up]
        return chance.choice(up) if up else None

    async def _crash(self, machine: Machine, chance: Random) -> None:
        """Let a machine die within its next steps, while it starts perhaps, and start it again."""
        process = machine.process
        process.fuse = int(MOST_STEPS ** chance.random())  # often after a few, sometimes after many
        await process.dead.wait()
        await asyncio.sleep(chance.choice(DOWN) / self._plan.crashes)
        if not machine.process.alive:
            machine.start(self._weather)

    async def _stop(self, chance: Random) -> None:
        if (machine := self._any(chance)) is not None:
            process = machine.process
            machine.stop()
            await process.dead.wait()
            if not machine.process.alive:
                machine.start(self._weather)

    async def _pause(self, chance: Random) -> None:
        """A machine stands still: its leases expire, and it goes on as if nothing had been."""
        if (machine := self._any(chance)) is not None:
            machine.process.paused_until = self._loop.time() + chance.choice((0.3, 2.0, 8.0))

    async def _clock(self, chance: Random) -> None:
        if (machine := self._any(chance)) is not None:
            before = machine.clock_error
            machine.set_clock(chance.choice((-3600.0, -10.0, 10.0, 3600.0, 31 * 86_400.0)))
            await asyncio.sleep(chance.choice((1.0, 4.0)))
            machine.set_clock(before)

    async def _change_weather(self, chance: Random, parts: dict[str, tuple[float, ...]]) -> None:
        for name, values in parts.items():
            setattr(self._weather, name, chance.choice(values))
        await asyncio.sleep(chance.uniform(0.5, 6.0))
        for name in parts:
            setattr(self._weather, name, 0.0)

    def end(self) -> None:
        """Let everything be well from now on."""
        self._on = False
        for task in self._tasks:
            task.cancel()
        for name in vars(Weather()):
            setattr(self._weather, name, 0.0)
        for machine in self._machines:
            machine.process.fuse = 0
            machine.process.paused_until = 0.0
        self.revive()

    def revive(self) -> None:
        """Start the machines that are down."""
        for machine in self._machines:
            if not machine.process.alive:
                machine.start(self._weather)


WEATHER: dict[str, dict[str, tuple[float, ...]]] = {
    "slow": {"slow": (0.05, 0.5, 4.0)},
    "failing": {"failing": (0.1, 0.5, 1.0)},
    "unknown": {"unknown": (0.1, 0.5, 1.0)},
    "unreadable": {"unreadable": (0.1, 0.5, 1.0)},
    "news": {"news_lost": (0.1, 0.5, 1.0), "news_late": (0.0, 0.5, 5.0)},
    "requests": {"requests_lost": (0.1, 0.4), "answers_lost": (0.1, 0.4)},
    "doubles": {"doubled": (0.2, 0.8)},
    "net": {"net_slow": (0.1, 1.0, 3.0)},
}
