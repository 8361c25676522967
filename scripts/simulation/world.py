"""One world from its beginning to its end: chaos, then calm, in which everything must go on in time."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import string
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

from cleocatra.server.tokens import token_hash
from cleocatra.table.schedule import acting_bot
from simulation.audit import Audit, Audited, Violation, fail
from simulation.chaos import Chaos, Plan
from simulation.database import Database
from simulation.logs import RememberedLogs
from simulation.loop import BEGINNING, StandsStill, VirtualLoop
from simulation.machine import Machine
from simulation.network import Ask, Json, Network, Reply
from simulation.player import Player, Stream, ask_until_answered
from simulation.store import Weather

SETTLING = 50.0  # seconds after the chaos in which everything may still be late
STRICT = 30.0  # seconds of calm after that
THOUGHT = (0.001, 6.0)  # seconds that a bot thinks where bots are slow
LATE = 3.0  # seconds that something may take in calm


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a world ended."""

    violation: Violation | None
    digest: str  # of everything that happened
    seconds: float  # of virtual time
    crashes: int
    steps: int
    events: int
    checked: int
    trace: tuple[str, ...]


class World:
    """Machines, players and what they share."""

    def __init__(self, plan: Plan, keep_trace: bool = False) -> None:
        self.plan = plan
        self.loop = VirtualLoop(Random(f"loop {plan.seed}"))
        self.weather = Weather()
        self.audit = Audit(self.now, self.note)
        self.database = Database(self.now, self.audit.appended)
        self.network = Network(self.loop, Random(f"network {plan.seed}"), self.weather, self.audit)
        self.database.claiming = self._claimed
        self.audit.attended = self._attended
        self.network.fail = self.audit.report = self.fail
        self.calm = False
        self.thinking = (0.05, 3.0)
        self.strangeness = 0.08 if "strange" in plan.kinds else 0.0
        self.absences = 0.02 if "absence" in plan.kinds else 0.0
        self.streams: list[Stream] = []
        self.players: list[Player] = []
        self.violation: Violation | None = None
        if "thought" in plan.kinds:
            self.loop.thinking = THOUGHT
        self._digest = hashlib.sha256()
        self._keep_trace = keep_trace
        self._trace: list[str] = []
        self._chance = Random(f"world {plan.seed}")
        logs = RememberedLogs()
        self.machines = [self._machine(number, logs) for number in range(max(1, plan.servers))]
        for machine in self.machines:
            machine.others = lambda: self.machines
        self.chaos = Chaos(plan, self.loop, self.machines, self.weather)

    def _machine(self, number: int, logs: RememberedLogs) -> Machine:
        chance = Random(f"machine {number} {self.plan.seed}")
        shared = self.plan.servers > 0
        return Machine(number, self.loop, self.database, self.network, chance, shared, logs)

    def now(self) -> float:
        """The time by the world's own clock."""
        return BEGINNING + self.loop.time()

    def note(self, what: str) -> None:
        """Something happened: the digest of a replay must be the same."""
        line = f"{self.loop.time():.6f} {what}"
        self._digest.update(line.encode())
        if self._keep_trace:
            self._trace.append(line)

    def fail(self, violation: Violation) -> None:
        if self.violation is None:
            self.note(f"violation {violation}")
            self.violation = violation

    def machine(self) -> Machine:
        """A machine that a player turns to: one that is up, if there is one."""
        up = [machine for machine in self.machines if machine.up]
        return self._chance.choice(up or self.machines)

    # Games

    async def _table(self, number: int) -> None:
        """Create a game and let people play it; then the next one."""
        chance = Random(f"game {number} {self.plan.seed}")
        while not self.calm:
            body = new_game(chance)
            reply = await ask_until_answered(self, chance, Ask("POST", "/api/games", body=body))
            if reply.status != 201:
                fail("answers", f"a game isn't created: {reply.body!r}")
            players = [self._player(chance, reply, seat["token"]) for seat in reply.json()["tokens"]]
            for seat in body["seats"]:
                if seat["sitter"] == "anyone":
                    players.append(await self._join(chance, players[0].game))
            await asyncio.gather(*(player.play() for player in players))

    def _player(self, chance: Random, reply: Reply, token: str) -> Player:
        game = reply.json()["game"]
        self.audit.seated(game, token_hash(token))
        player = Player(self, Random(chance.getrandbits(64)), game, token)
        self.players.append(player)
        return player

    async def _join(self, chance: Random, game: str) -> Player:
        body = {"name": "Cy", "secret": secret(chance)}
        reply = await ask_until_answered(self, chance, Ask("POST", f"/api/games/{game}/seats", body=body))
        if reply.status != 201:
            fail("answers", f"nobody may sit down: {reply.body!r}")
        return self._player(chance, reply, reply.json()["tokens"][0]["token"])

    # Time

    def run(self) -> Outcome:
        """Let the world begin and end."""
        with pretended(self.loop, self._logged):
            with self.loop.entered():
                for machine in self.machines:
                    machine.start(self.weather)
                tables = [self.loop.create_task(self._table(number)) for number in range(self.plan.games)]
                self.chaos.begin()
            try:
                self._until(self.plan.seconds)
                self._on_loop(self._calm_down)
                self._until(self.plan.seconds + SETTLING)
                for _ in range(int(STRICT)):
                    self._until(self.loop.time() + 1.0)
                    self._check_time()
                for task in tables:
                    if task.done() and (error := task.exception()):
                        raise error
            except Violation as violation:
                self.fail(violation)
            except StandsStill as still:
                self.fail(Violation("goes on", str(still)))
            ended = self.loop.time()
            steps, failures = self.loop.steps, self.loop.failures
            self.loop.bury()
            if failures and self.violation is None:
                self.fail(Violation("exceptions", failures[0]))
        events = sum(len(game.events) for game in self.audit.games.values())
        return Outcome(
            self.violation,
            self._digest.hexdigest()[:16],
            ended,
            self.loop.crashes,
            steps,
            events,
            self.audit.checked,
            tuple(self._trace),
        )

    def _on_loop(self, do: Callable[[], None]) -> None:
        with self.loop.entered():
            do()

    def _until(self, end: float) -> None:
        while self.violation is None and self.loop.time() < end:
            self.audit.slack = 2 * self.weather.slow + 12.0
            self.loop.run_until(min(end, self.loop.time() + 1.0))
            if self.calm:
                self._on_loop(self.chaos.revive)  # who was asked to stop just before
        if self.violation is not None:
            raise self.violation

    def _claimed(self, process: str, before: str) -> None:
        """In calm, nobody's lease expires while they live."""
        living = [machine.process.name for machine in self.machines if machine.process.alive]
        strict = self.loop.time() > self.plan.seconds + SETTLING
        if strict and before in living and before != process:
            self.fail(Violation("leases", f"{process} claims what {before} is doing"))

    def _attended(self, token_hash: str) -> float:
        """How long a player's stream is open; 0 while anything may go wrong."""
        strict = self.loop.time() > self.plan.seconds + SETTLING
        opened = [stream.opened for stream in self.streams if token_hash in stream.hashes and stream.last]
        return self.loop.time() - min(opened) if strict and opened else 0.0

    def _calm_down(self) -> None:
        self.chaos.end()
        self.calm = True
        self.thinking = (1.0, 6.0)  # enough to see that everything goes on
        self.note("calm")

    def _logged(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            self.fail(Violation("exceptions", f"{record.getMessage()}: {error!r}"))

    # In calm, nothing is late

    def _check_time(self) -> None:
        now = self.now()
        for stream in self.streams:
            found = self.audit.games[stream.game]
            told = stream.last or 0
            waits = (
                now - max(stream.opened + BEGINNING, found.times[told]) if told < len(found.events) else 0.0
            )
            if waits > LATE:
                fail("late", f"event {told + 1} isn't told after {waits:.0f} s")
        for game in self.audit.games.values():
            self._check_progress(game, now)

    def _check_progress(self, game: Audited, now: float) -> None:
        state = game.state
        idle = now - game.times[-1]
        if acting_bot(state) is not None and idle > LATE + self.loop.thinking[1] * 2:
            fail("goes on", f"a bot hasn't played for {idle:.0f} s")
        if state.deadline is not None and now - state.deadline > LATE + self.loop.thinking[1]:
            fail("clocks", f"a clock hasn't run out for {now - state.deadline:.0f} s")
        if "thought" in self.plan.kinds:
            return  # everybody waits for bots
        present = {player.hash: player for player in self.players if not player.over}
        seat = state.acting_seat
        if seat is not None and seat.token_hash in present and idle > 4 * LATE:
            fail("goes on", f"{seat.player} hasn't got through for {idle:.0f} s")


def secret(chance: Random) -> str:
    return "".join(chance.choices(string.ascii_letters + string.digits, k=22))


def new_game(chance: Random) -> Json:
    """A game as somebody creates it."""
    others = chance.choices(("person", "anyone", "bot"), k=chance.choice((1, 1, 2, 3)))
    seats: list[Json] = [{"sitter": "person"}]
    for sitter in others:
        level = {"level": chance.choice(("Kitten", "Kitten", "Mouser"))} if sitter == "bot" else {}
        seats.append({"sitter": sitter, **level})
    body: Json = {"seats": seats, "secret": secret(chance), "substitute": "Kitten"}
    body["rules"] = chance.choice(("basic", "advanced"))
    body["auto_confirm"] = chance.random() < 0.5
    body["turn_take_backs"] = all(sitter == "bot" for sitter in others) and chance.random() < 0.5
    body["shared_shuffle"] = chance.random() < 0.4
    timing = chance.random()
    if timing < 0.4:
        body["clock"] = {"kind": "turn", "seconds": chance.choice((3, 10, 30))}
    elif timing < 0.6:
        body["absence"] = chance.choice((2, 10))
    elif timing < 0.7:
        body["clock"] = {"kind": "correspondence", "days": 1}
    return body


class Listening(logging.Handler):
    def __init__(self, hear: Callable[[logging.LogRecord], None]) -> None:
        super().__init__()
        self._hear = hear

    def emit(self, record: logging.LogRecord) -> None:
        self._hear(record)


@contextmanager
def pretended(loop: VirtualLoop, logged: Callable[[logging.LogRecord], None]) -> Iterator[None]:
    """Put the world's clocks in place of the machine's, and hear what the server logs."""
    real: tuple[Any, Any] = time.time, time.monotonic
    log, listening = logging.getLogger("cleocatra.server"), Listening(logged)
    log.addHandler(listening)
    log.propagate = False
    gc.freeze()  # so that the collection at the end of the world is quick
    gc.disable()  # dead tasks must not be collected while anybody could see their `finally`
    time.time, time.monotonic = loop.wall_clock, loop.time
    try:
        yield
    finally:
        time.time, time.monotonic = real
        log.removeHandler(listening)
        gc.enable()
