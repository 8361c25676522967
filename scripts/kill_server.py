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
import json
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import httpx
from ports import free_port

from cleocatra.rules import Colour
from cleocatra.server.http.limits import Limits
from cleocatra.server.run import serve
from cleocatra.server.store.base import Store, open_store
from cleocatra.server.store.sqlite import known
from cleocatra.table.encoding import to_json
from cleocatra.table.events import Acted, Event, Requested, parse_event
from cleocatra.table.projection import project
from cleocatra.table.state import replay

UNLIMITED = Limits(rate=0, client_games=0, games=0, client_connections=0)
STARTING = 60.0  # seconds
MOST_PLAYED = 150  # acknowledgements between a server's start and its end, at most
MOMENT = 0.05  # seconds after the last of them, at most
LONGEST_PLAY = 20.0  # seconds
COMMITTED_LATER = 0.15  # seconds, by the control
COMPARED = ("sequence", "stage", "player", "tiles", "open_tile", "pile_size", "seats")
Json = dict[str, Any]


class Lost(AssertionError):
    """Something that was acknowledged isn't as it was said to be."""


def require(condition: bool, what: str) -> None:
    if not condition:
        raise Lost(what)


class Server:
    """The server in a process of its own, perhaps with the control's store."""

    def __init__(self, database: str, *, control: bool) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._control = control
        self._log = Path(tempfile.gettempdir()) / f"cleocatra-killed-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, __file__, "--serve", str(self.port), "--database", self.database]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [*command, *(["--control"] if self._control else [])], stderr=log
            )
        deadline = time.monotonic() + STARTING
        while True:
            try:
                httpx.get(f"{self.url}/healthz", trust_env=False).raise_for_status()
                return
            except httpx.TransportError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"the server doesn't start: {self._log.read_text()}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(timeout=30)
            self._log.unlink(missing_ok=True)


class HastyStore:
    """The control: a store that says it is done before it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._late: SimpleQueue[tuple[float, Any]] = SimpleQueue()
        Thread(target=self._commit, daemon=True).start()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, game: str, after: int, payloads: Sequence[str], **more: Any) -> Future[None]:
        when = time.monotonic() + COMMITTED_LATER
        self._late.put((when, lambda: self._store.append(game, after, payloads, **more)))
        return known(None)

    def _commit(self) -> None:
        while True:
            when, append = self._late.get()
            time.sleep(max(0.0, when - time.monotonic()))
            append()


@dataclass
class Acknowledged:
    """What a client was told: done, with the event of this number; and the game as it was then."""

    sequence: int
    key: str
    words: str
    view: Json


@dataclass
class Pending:
    """A request that wasn't answered yet."""

    path: str
    body: Json
    words: str


@dataclass
class Client:
    """Plays all seats of a game, and keeps a journal."""

    game: str
    cookie: str
    view: Json
    journal: list[Acknowledged] = field(default_factory=list)
    pending: Pending | None = None

    @classmethod
    async def create(cls, http: httpx.AsyncClient) -> Client:
        seats = [{"sitter": "person"}] * random.choice([2, 2, 3, 4])
        answer = await http.post(
            "/api/games", json={"seats": seats, "rules": random.choice(["basic", "advanced"])}
        )
        answer.raise_for_status()
        body = answer.json()
        tokens = ".".join(seat["token"] for seat in body["tokens"])
        return cls(body["game"], f"cleocatra-seats={tokens}", body["view"])

    @property
    def over(self) -> bool:
        return self.view["player"] is None

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play until the game is over or nobody answers."""
        while not self.over:
            if self.pending is None:
                self.pending = self.decide()
            path = f"/api/games/{self.game}/{self.pending.path}"
            answer = await http.post(path, json=self.pending.body, headers={"Cookie": self.cookie})
            require(
                answer.status_code == 200, f"{self.pending.words}: {answer.status_code} {answer.text[:200]}"
            )
            body = answer.json()
            self.view = body["view"]
            done = Acknowledged(body["sequence"], self.pending.body["id"], self.pending.words, self.view)
            self.journal.append(done)
            self.pending = None

    def decide(self) -> Pending:
        body: Json = {"after": self.view["sequence"], "id": secrets.token_hex(8)}
        if self.view["can_take_back"] and random.random() < 0.1:
            return Pending("take-back", body, "taken-back")
        if self.view["can_confirm"]:
            return Pending("confirm", body, "confirmed")
        scores = [words for words in self.view["actions"] if words.startswith("score")]
        words = random.choice(scores or self.view["actions"])
        return Pending("actions", body | {"action": words}, "revealed" if words == "reveal" else words)

    def check(self, store: Store) -> None:
        """Compare the journal with the log."""
        events = [parse_event(text) for text in store.events(self.game).result()]
        end = store.ends([self.game]).result()[self.game]
        require(end == len(events), f"{len(events)} events in a log that goes to {end}")
        keys = [event.key for event in events if isinstance(event, Requested) and event.key is not None]
        require(len(keys) == len(set(keys)), "a request was done twice")
        for done in self.journal:
            require(
                done.sequence <= len(events), f"event {done.sequence} is lost, the log ends at {len(events)}"
            )
            event = events[done.sequence - 1]
            require(
                isinstance(event, Requested) and event.key == done.key, f"another event at {done.sequence}"
            )
            require(words_of(event) == done.words, f"{words_of(event)} instead of {done.words}")
        held = frozenset(Colour(seat["player"]) for seat in self.view["seats"] if seat["yours"])
        for done in self.journal[-3:]:
            shown = json.loads(to_json(project(replay(events[: done.view["sequence"]]), held)))
            for part in COMPARED:
                require(shown[part] == done.view[part], f"{part} at {done.sequence} isn't what was shown")
        if len(events) > self.view["sequence"]:  # the one that wasn't answered may be there, and nothing else
            require(self.pending is not None and self.pending.body["id"] in keys, "an event nobody asked for")


def words_of(event: Event) -> str:
    return str(event.action) if isinstance(event, Acted) else event.type


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
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve is not None:
        store = open_store(arguments.database)
        serve("127.0.0.1", arguments.serve, HastyStore(store) if arguments.control else store, UNLIMITED)
        return 0
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
