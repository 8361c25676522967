"""Back up a server's games every second while people play, and check every copy.

    python scripts/backup_under_load.py --seconds 60 --games 20

Each copy is opened as a database and examined as `cleocatra doctor` does; it must hold all events that were
acknowledged before it was begun.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

import httpx
from killing.client import Client
from killing.server import Server

from cleocatra.server.doctor import examine
from cleocatra.server.store.base import open_store
from cleocatra.server.store.sqlite_backup import backup


async def play(server: Server, clients: list[Client], games: int) -> None:
    """Play for ever; games that end are followed by others."""

    async def play_on() -> None:
        while True:
            client = await Client.create(http)
            clients.append(client)
            await client.play(http)

    async with httpx.AsyncClient(base_url=server.url, timeout=60.0, trust_env=False) as http:
        await asyncio.gather(*(play_on() for _ in range(games)))


def check(copy: Path, known: dict[str, int]) -> list[str]:
    """What is wrong with a copy, which has to hold so many events of these games."""
    store = open_store(str(copy))
    try:
        wrong = [f"{finding.name}: {finding.code}" for finding in examine(store) if finding.code is not None]
        ends = store.ends(list(known)).result()
        return wrong + [
            f"a game ends at {ends.get(game)} of {end}"
            for game, end in known.items()
            if ends.get(game, 0) < end
        ]
    finally:
        store.close()


async def back_up(database: Path, clients: list[Client], seconds: int) -> int:
    """Make a copy every second; the answer is how many were wrong."""
    wrong = 0
    began = time.monotonic()
    for number in range(1, seconds + 1):
        await asyncio.sleep(max(0.0, began + number - time.monotonic()))
        known = {client.game: client.journal[-1].sequence for client in clients if client.journal}
        copy = database.with_name(f"copy-{number}.db")
        await asyncio.to_thread(backup, database, copy)
        found = await asyncio.to_thread(check, copy, known)
        wrong += bool(found)
        print(f"\r{number} copies, {len(known)} games, {sum(known.values()):,} events", end="", flush=True)
        print("".join(f"\n{line}" for line in found), end="")
        copy.unlink()
    return wrong


async def run(seconds: int, games: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "games.db")
        server = Server(str(database), control=False)
        clients: list[Client] = []
        server.start()
        playing = asyncio.create_task(play(server, clients, games))
        try:
            wrong = await back_up(database, clients, seconds)
            if playing.done():
                await playing  # it failed: nobody played any more
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            server.kill()
    print(f"\n{wrong} of {seconds} copies are wrong")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = "ignore:resource_tracker"  # it tidies up after the server that was killed
    return asyncio.run(run(arguments.seconds, arguments.games))


if __name__ == "__main__":
    sys.exit(main())
