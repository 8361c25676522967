"""Kill the server again and again under play, and see that nothing acknowledged is lost.

    python scripts/kill_server.py --cycles 200 --games 20
    python scripts/kill_server.py --cycles 200 --games 20 --database postgresql://cat@localhost/games
    python scripts/kill_server.py --cycles 200 --games 20 --database postgresql
    python scripts/kill_server.py --control

Real clients play over HTTP and note what was acknowledged. At random moments the server gets SIGKILL.
Then its database is read: every acknowledged action must be there, where it was said to be, once; the log
must have no gap, and its replay must give the views that the clients were shown. After the restart, the
clients send again what was not answered, with the same id. `--database postgresql` starts a PostgreSQL of
its own.

The control serves games by a store that acknowledges before it commits: the script must find that out and
fail.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from killing.client import Client, Lost
from killing.server import Server

from cleocatra.server.store.base import Store, open_store

MOST_PLAYED = 150  # acknowledgements between a server's start and its end, at most
MOMENT = 0.05  # seconds after the last of them, at most
LONGEST_PLAY = 20.0  # seconds


async def cycle(server: Server, clients: list[Client], games: int) -> None:
    """Let all play; after some acknowledgements and a moment the server is killed."""
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.url, timeout=30.0, trust_env=False, limits=limits) as http:
        clients[:] = [client for client in clients if not client.over]
        clients += [await Client.create(http) for _ in range(games - len(clients))]
        players = [asyncio.create_task(client.play(http)) for client in clients]
        enough = sum(len(client.journal) for client in clients) + random.randint(1, MOST_PLAYED)
        deadline = time.monotonic() + LONGEST_PLAY
        while sum(len(client.journal) for client in clients) < enough and time.monotonic() < deadline:
            await asyncio.sleep(0.005)
        await asyncio.sleep(random.uniform(0, MOMENT))
        server.kill()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, httpx.TransportError):
                raise outcome


@contextmanager
def opened(database: str) -> Iterator[Store]:
    store = open_store(database)
    try:
        yield store
    finally:
        store.close()


def run(database: str, cycles: int, games: int, *, control: bool = False, show: bool = False) -> int:
    """Kill the server so many times; the answer is how many acknowledgements were compared. Raises Lost."""
    server = Server(database, control=control)
    clients: list[Client] = []
    compared = 0
    for number in range(1, cycles + 1):
        try:
            server.start()
            asyncio.run(cycle(server, clients, games))
        finally:
            server.kill()
        with opened(database) as store:
            for client in clients:
                client.check(store)
                compared += len(client.journal)
        if show:
            print(f"\r{number} kills, {compared:,} acknowledgements found", end="", flush=True)
    return compared


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--games", type=int, default=20, help="how many are played at once")
    parser.add_argument("--database", help="a file, a URL, or `postgresql`: one of its own")
    parser.add_argument("--control", action="store_true", help="acknowledge before the commit: it must fail")
    arguments = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore:resource_tracker"  # it tidies up after servers that were killed
    try:
        with database_for(arguments.database) as database:
            compared = run(database, arguments.cycles, arguments.games, control=arguments.control, show=True)
    except Lost as lost:
        print(f"\nlost: {lost}")
        return 1
    print(f"\nnothing was lost in {arguments.cycles} kills: {compared:,} comparisons")
    return 0


@contextmanager
def database_for(name: str | None) -> Iterator[str]:
    """The database that was named, or a new one."""
    if name == "postgresql":
        from postgresql import postgres

        with postgres() as server:
            yield server.fresh_database()
    elif name is not None:
        yield name
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "games.db")


if __name__ == "__main__":
    sys.exit(main())
