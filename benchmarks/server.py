"""The server under load: live games with open event streams, and actions at a steady rate.

    python benchmarks/server.py
    python benchmarks/server.py --database postgresql --servers 2
    python benchmarks/server.py --ramp 100

Real servers in processes of their own; this process is all the clients: plain sockets, so that they cost
little. Two players sit at each game with an event stream each (with several servers, each at another
one). Actions come at the given rate, evenly, whether or not the earlier ones were answered. The time is
measured from sending an action until both streams have delivered the view after it. When a game is over, a
new one takes its place. `--ramp N` raises the rate by N actions a second until the servers don't keep up.

`µs each` is the CPU time of an action, in the servers and in the clients: on a busy machine it says more than
the rate. `waited` is the share of the time in which the servers' event loops could have run but had no core:
while it isn't near 0 %, times say more about the machine than about the server.

The bar: 1,000 games, 2,000 streams, 1,000 acknowledged actions a second; 99 of 100 actions reach both
streams within 50 ms. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

import uvloop  # noqa: E402
from ports import free_port  # noqa: E402
from server_clients import Load  # noqa: E402

FILES = 65_536
STARTING = 180  # seconds for a server to start
MOST_LATENCY = 0.05  # seconds at the 99th percentile
KEPT_UP = 0.97  # of the rate


@dataclass
class Result:
    """What one run at one rate measured."""

    rate: float
    seconds: float
    client: float  # share of a core
    servers: list[float]  # shares of a core
    waited: list[float]  # shares of the time
    memory: list[float]  # megabytes
    told: list[float]
    acknowledged: list[float]
    missing: int
    refused: int
    skipped: int

    @property
    def good(self) -> bool:
        enough = len(self.told) >= KEPT_UP * self.rate * self.seconds
        return enough and percentile(self.told, 99) <= MOST_LATENCY

    @property
    def line(self) -> str:
        each = 1e6 * self.seconds / max(1, len(self.acknowledged))  # µs
        return (
            f"{self.rate:6.0f}{len(self.acknowledged) / self.seconds:8.0f}"
            f"{percentile(self.acknowledged, 50) * 1000:9.1f}{percentile(self.acknowledged, 99) * 1000:8.1f}"
            f"{percentile(self.told, 50) * 1000:9.1f}{percentile(self.told, 99) * 1000:8.1f}"
            f"{max(self.told, default=0.0) * 1000:8.0f}{self.missing:6}{self.refused:6}{self.skipped:6}"
            f"{'+'.join(f'{share:.0%}' for share in self.servers):>12}{sum(self.servers) * each:8.0f}"
            f"{'+'.join(f'{share:.0%}' for share in self.waited):>10}"
            f"{self.client:8.0%}{self.client * each:8.0f}"
            f"{'+'.join(f'{size:.0f}' for size in self.memory):>12}"
        )


TITLE = (
    f"{'asked':>6}{'done/s':>8}{'ack p50':>9}{'p99 ms':>8}{'told p50':>9}{'p99 ms':>8}{'most':>8}"
    f"{'lost':>6}{'no':>6}{'skip':>6}"
    f"{'server CPU':>12}{'µs each':>8}{'waited':>10}{'client':>8}{'µs each':>8}{'memory MB':>12}"
)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] if ordered else 0.0


class ServerProcess:
    """A server for the load, with the limits for clients that it is shipped with, or without."""

    def __init__(self, database: str, *, limits: bool = False) -> None:
        self.port = free_port()
        names = ["rate", "client-games", "games", "client-streams", "client-connections", "connections"]
        options = [] if limits else [word for name in names for word in (f"--{name}", "0")]
        serve = ["-m", "cleocatra", "serve", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen([sys.executable, *serve, *options], stderr=subprocess.DEVNULL)

    async def ready(self) -> None:
        deadline = time.monotonic() + STARTING
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
        """Seconds, of all threads, in Python and in the system."""
        numbers = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(numbers[11]) + int(numbers[12])
        return ticks / 100

    @property
    def waited(self) -> float:
        """Seconds for which the event loop's thread has waited for a core."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9


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


async def run(load: Load, servers: list[ServerProcess], rate: float, seconds: float) -> Result:
    """Act at one rate, and measure."""
    before = [(server.cpu, server.waited) for server in servers]
    client, began = time.process_time(), time.perf_counter()
    await load.act(rate, seconds)
    elapsed = time.perf_counter() - began
    client = (time.process_time() - client) / elapsed
    missing = await load.drain()
    shares = [(server.cpu - cpu) / elapsed for server, (cpu, _) in zip(servers, before, strict=True)]
    waited = [(server.waited - wait) / elapsed for server, (_, wait) in zip(servers, before, strict=True)]
    memory = [server.memory for server in servers]
    counts = missing, load.refused, load.skipped
    return Result(rate, elapsed, client, shares, waited, memory, load.told, load.acknowledged, *counts)


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
        await load.act(rate, arguments.settle)
        await load.drain()
        result = await run(load, servers, rate, arguments.seconds)
        print(result.line, flush=True)
        if load.lost_streams or result.refused:
            print(f"streams lost: {load.lost_streams}; refused: {result.refused} {load.last_refusal}")
        if not arguments.ramp or not result.good:
            break
        rate += arguments.ramp
    if arguments.ramp:
        print(f"the servers keep up with {rate - arguments.ramp:.0f} actions a second, not with {rate:.0f}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--settle", type=float, default=2, help="seconds at this rate before counting begins")
    parser.add_argument("--ramp", type=float, default=0, help="raise the rate by this until it breaks")
    parser.add_argument("--servers", type=int, default=1, help="processes; several need PostgreSQL")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or a URL")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    uvloop.install()
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
