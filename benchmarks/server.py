"""The server under load: live games with open event streams, and actions at a steady rate.

    python benchmarks/server.py
    python benchmarks/server.py --database postgresql --servers 2
    python benchmarks/server.py --ramp 100

Real servers in processes of their own; this process is all the clients: plain sockets, so that they cost
little. Two players sit at each game with an event stream each (with several servers, each at another
one). Actions come at the given rate, evenly, whether or not the earlier ones were answered. Measured is
the time from sending an action until both streams have told it. `--ramp N` raises the rate by N actions a
second until the servers don't keep up.

The bar: 1,000 games, 2,000 streams, 300 acknowledged actions a second for a minute; of a hundred actions,
ninety-nine are told to both within 100 ms; each server needs less than 500 MB. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

from ports import free_port  # noqa: E402
from server_wire import Lines, Stream, head  # noqa: E402

FILES = 65_536
OPENING = 40  # streams and games that are opened at once
SETTLING = 2.0  # seconds before counting begins
DRAINING = 5.0  # seconds after the last action
MOST_LATENCY = 0.1  # seconds at the 99th percentile
KEPT_UP = 0.97  # of the rate


@dataclass
class Game:
    """A game and both its players."""

    load: Load
    id: str
    tokens: dict[str, str]
    views: dict[str, bytes] = field(default_factory=dict)  # the last ones, as JSON
    sequences: dict[str, int] = field(default_factory=dict)
    sent: float | None = None  # when the action under way was sent, if one is
    reached: int | None = None  # its number, once it is acknowledged
    told: dict[str, float] = field(default_factory=dict)  # when each player heard of the last thing

    def seen(self, player: str, message: bytes) -> None:
        self.told[player] = time.perf_counter()
        self.sequences[player] = int(message[4 : message.index(b"\n")])
        self.views[player] = message[message.index(b"data: ") + 6 :]
        self.finish()

    def finish(self) -> None:
        """Count the action under way, if it is acknowledged and both have heard of it."""
        if self.sent is None or self.reached is None or min(self.sequences.values()) < self.reached:
            return
        self.load.told.append(max(self.told.values()) - self.sent)
        self.sent = self.reached = None

    def decision(self) -> tuple[str, str, int] | None:
        """Who does what, after which number."""
        for player, text in self.views.items():
            if b'"your_turn":true' in text and (view := json.loads(text))["actions"]:
                scores = [words for words in view["actions"] if words.startswith("score")]
                return player, self.load.dice.choice(scores or view["actions"]), view["sequence"]
        return None

    async def act(self) -> None:
        decision = self.decision()
        if decision is None or self.sent is not None:
            self.load.skipped += 1
            return
        player, action, after = decision
        self.load.keys += 1
        body = {"action": action, "after": after, "id": f"k{self.load.keys}"}
        lines = self.load.lines[self.load.keys % len(self.load.lines)]
        self.sent = time.perf_counter()
        status, answer = await lines.ask("POST", f"/api/games/{self.id}/actions", self.tokens[player], body)
        if status != 200:
            self.sent = None
            self.load.refused += 1
            self.load.last_refusal = answer[:200].decode()
            return
        self.load.acknowledged.append(time.perf_counter() - self.sent)
        self.reached = json.loads(answer)["sequence"]
        self.finish()


class Load:
    """All clients."""

    def __init__(self, ports: list[int]) -> None:
        self.lines = [Lines(port) for port in ports]
        self.dice = random.Random(1)
        self.games: list[Game] = []
        self.keys = self.refused = self.skipped = self.lost_streams = 0
        self.last_refusal = ""
        self.told: list[float] = []
        self.acknowledged: list[float] = []

    async def prepare(self, games: int) -> None:
        for lines in self.lines:
            await lines.open()
        gate = asyncio.Semaphore(OPENING)

        async def prepare_one(number: int) -> None:
            async with gate:
                await self._prepare_game(self.lines[number % len(self.lines)])

        await asyncio.gather(*(prepare_one(number) for number in range(games)))
        deadline = time.monotonic() + 60
        while any(len(game.views) < 2 for game in self.games):
            if time.monotonic() > deadline:
                raise TimeoutError("not all streams tell the first view")
            await asyncio.sleep(0.1)

    async def _prepare_game(self, lines: Lines) -> None:
        seats = [{"sitter": "person"}, {"sitter": "person"}]
        status, answer = await lines.ask("POST", "/api/games", None, {"seats": seats, "auto_confirm": True})
        if status != 201:
            raise RuntimeError(answer.decode())
        body = json.loads(answer)
        game = Game(self, body["game"], {seat["player"]: seat["token"] for seat in body["tokens"]})
        loop = asyncio.get_running_loop()
        for place, (player, token) in enumerate(game.tokens.items()):
            request = head("GET", f"/api/games/{game.id}/events", token)
            port = self.lines[place % len(self.lines)].port
            await loop.create_connection(
                partial(Stream, request, partial(game.seen, player), self.lose_stream),
                "127.0.0.1",
                port,
            )
        self.games.append(game)

    def lose_stream(self) -> None:
        self.lost_streams += 1

    async def run(self, rate: float, seconds: float) -> Result:
        """So many actions a second, each at another game in turn."""
        order = list(self.games)
        self.dice.shuffle(order)
        await self._actions(order, rate, SETTLING)
        await asyncio.sleep(0.5)
        self.told, self.acknowledged = [], []
        self.refused = self.skipped = 0
        began, cpu = time.perf_counter(), time.process_time()
        await self._actions(order, rate, seconds)
        seconds = time.perf_counter() - began
        cpu = time.process_time() - cpu
        deadline = time.monotonic() + DRAINING
        while any(game.sent is not None for game in order) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        missing = sum(game.sent is not None for game in order)
        for game in order:
            game.sent = game.reached = None
        return Result(
            rate, seconds, cpu / seconds, self.told, self.acknowledged, missing, self.refused, self.skipped
        )

    async def _actions(self, order: list[Game], rate: float, seconds: float) -> None:
        began = time.perf_counter()
        tasks: set[asyncio.Task[None]] = set()
        sent = 0
        while (elapsed := time.perf_counter() - began) < seconds:
            while sent < elapsed * rate:
                task = asyncio.create_task(order[sent % len(order)].act())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
                sent += 1
            await asyncio.sleep(0.5 / rate)
        if tasks:
            await asyncio.wait(tasks, timeout=DRAINING)


@dataclass
class Result:
    rate: float
    seconds: float
    client: float  # share of a core
    told: list[float]
    acknowledged: list[float]
    missing: int
    refused: int
    skipped: int

    @property
    def good(self) -> bool:
        enough = len(self.told) >= KEPT_UP * self.rate * self.seconds
        return enough and percentile(self.told, 99) < MOST_LATENCY

    def line(self, memory: list[float], cpu: list[float]) -> str:
        return (
            f"{self.rate:6.0f}{len(self.acknowledged) / self.seconds:8.0f}"
            f"{percentile(self.acknowledged, 50) * 1000:9.1f}{percentile(self.acknowledged, 99) * 1000:8.1f}"
            f"{percentile(self.told, 50) * 1000:9.1f}{percentile(self.told, 99) * 1000:8.1f}"
            f"{max(self.told, default=0.0) * 1000:8.0f}{self.missing:6}{self.refused:6}{self.skipped:6}"
            f"{'+'.join(f'{share:.0%}' for share in cpu):>12}{self.client:8.0%}"
            f"{'+'.join(f'{size:.0f}' for size in memory):>12}"
        )


TITLE = (
    f"{'asked':>6}{'done/s':>8}{'ack p50':>9}{'p99 ms':>8}{'told p50':>9}{'p99 ms':>8}{'most':>8}"
    f"{'lost':>6}{'no':>6}{'skip':>6}{'server CPU':>12}{'client':>8}{'memory MB':>12}"
)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else 0.0


class ServerProcess:
    """A server for the load, without limits for clients."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        limits = ["rate", "client-games", "games", "client-streams", "client-connections"]
        options = [word for limit in limits for word in (f"--{limit}", "0")]
        command = [
            sys.executable,
            "-m",
            "cleocatra",
            "serve",
            "--port",
            str(self.port),
            "--database",
            database,
        ]
        self.process = subprocess.Popen([*command, *options], stderr=subprocess.DEVNULL)

    async def ready(self) -> None:
        deadline = time.monotonic() + 60
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError("the server doesn't start") from None
                await asyncio.sleep(0.05)

    @property
    def memory(self) -> float:
        """In megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    @property
    def cpu(self) -> float:
        """Seconds."""
        numbers = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(numbers[11]) + int(numbers[12])
        return ticks / 100


@contextmanager
def database_for(name: str) -> Iterator[str]:
    if name == "postgresql":
        from postgresql import postgres

        with postgres("max_connections=50") as server:
            yield server.fresh_database()
    elif name == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "games.db")
    else:
        yield name


async def measure(servers: list[ServerProcess], arguments: argparse.Namespace) -> None:
    for server in servers:
        await server.ready()
    load = Load([server.port for server in servers])
    began = time.monotonic()
    await load.prepare(arguments.games)
    streams = 2 * arguments.games
    print(f"{arguments.games:,} games, {streams:,} streams after {time.monotonic() - began:.0f} s")
    print(TITLE)
    rate = arguments.rate
    while True:
        cpu = [server.cpu for server in servers]
        began = time.perf_counter()
        result = await load.run(rate, arguments.seconds)
        elapsed = time.perf_counter() - began
        shares = [(server.cpu - before) / elapsed for server, before in zip(servers, cpu, strict=True)]
        print(result.line([server.memory for server in servers], shares), flush=True)
        if load.lost_streams or result.refused:
            print(f"streams lost: {load.lost_streams}; refused: {result.refused} {load.last_refusal}")
        if not arguments.ramp or not result.good:
            break
        rate += arguments.ramp
    if arguments.ramp:
        print(f"the servers keep up with {rate - arguments.ramp:.0f} actions a second, not with {rate:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300, help="actions a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--ramp", type=float, default=0, help="raise the rate by this until it breaks")
    parser.add_argument("--servers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or a URL")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
    with database_for(arguments.database) as database:
        servers = [ServerProcess(database) for _ in range(arguments.servers)]
        try:
            asyncio.run(measure(servers, arguments))
        finally:
            for server in servers:
                server.process.terminate()
            for server in servers:
                server.process.wait(timeout=30)


if __name__ == "__main__":
    main()
