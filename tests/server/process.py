"""A real server in a process of its own, and clients that speak to it over HTTP."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from ports import free_port

from tests.seeds import next_seed
from tests.server.forking import ForkedProcess

STARTING = 180.0  # seconds: the machine may be busy
UNLIMITED = (
    "--rate",
    "0",
    "--client-games",
    "0",
    "--games",
    "0",
    "--client-listed",
    "0",
    "--client-seats",
    "0",
)
Json = dict[str, Any]


class ServerProcess:
    """`cleocatra serve` on a port of its own; it can be killed and started again on the same games."""

    def __init__(self, database: Path | str, *options: str, log: Path | None = None) -> None:
        """A server for a file or URL; without options it has no limits for clients, who are all from here."""
        self.database = database
        self.options = options or UNLIMITED
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log or Path(database).with_suffix(".log")
        self.http = httpx.Client(base_url=self.url, timeout=120.0, trust_env=False)
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self) -> None:
        """Start it with a seed of its own: with the same one again it would draw ids that are taken."""
        options = ["--database", str(self.database), "--seed", str(next_seed("server")), *self.options]
        self.process = ForkedProcess(["serve", "--port", str(self.port), *options], self.log)
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        assert self.process is not None
        deadline = time.monotonic() + STARTING
        while True:
            try:
                assert self.http.get("/healthz").status_code == 200
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(timeout=120)

    def close(self) -> None:
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(timeout=120)

    def create(self, *seats: Json, **options: Any) -> Client:
        """A new game, for those who hold all its persons' seats."""
        answer = self.http.post("/api/games", json={"seats": list(seats), **options})
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()  # tests say by header who they are
        body = answer.json()
        return Client(self, body["game"], {seat["player"]: seat["token"] for seat in body["tokens"]})


def metric(server: ServerProcess, name: str) -> float:
    """What the server has counted, or 0 if it hasn't yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", server.http.get("/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


PERSON: Json = {"sitter": "person"}
ANYONE: Json = {"sitter": "anyone"}
KITTEN: Json = {"sitter": "bot", "level": "Kitten"}
MOVES = ("confirm", "take-back", "take-back-turn", "abandon", "play-on")  # that need no words


@dataclass
class Client:
    """Someone at a game with the tokens of some seats."""

    server: ServerProcess
    game: str
    tokens: dict[str, str] = field(default_factory=dict)
    sent: int = 0

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    def headers(self, player: str | None) -> dict[str, str]:
        return {} if player is None else {"Authorization": f"Bearer {self.tokens[player]}"}

    def view(self, player: str | None = None) -> Json:
        answer = self.server.http.get(self.path, headers=self.headers(player))
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()
        return view

    def post(self, what: str, player: str | None, body: Json) -> httpx.Response:
        return self.server.http.post(f"{self.path}/{what}", headers=self.headers(player), json=body)

    def ask(self, player: str | None, action: str, after: int, key: str | None = None) -> httpx.Response:
        """Send an action, or one of the moves."""
        self.sent += 1
        body: Json = {"after": after, "id": key or f"key-{self.sent}"}
        if action in MOVES:
            return self.post(action, player, body)
        return self.post("actions", player, {"action": action, **body})

    def play(self, player: str, action: str, after: int) -> Json:
        """Send an action that must be granted; the answer is the view after it."""
        answer = self.ask(player, action, after)
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()["view"]
        return view

    def end(self) -> Json:
        """Let everybody agree to end the game; the answer is the view of the last one."""
        for player in self.tokens:
            view = self.play(player, "abandon", self.view()["sequence"])
        return view

    def record(self) -> str:
        return self.server.http.get(f"{self.path}/record").text


@dataclass(frozen=True)
class SentEvent:
    """A message of an event stream."""

    id: str
    type: str
    data: Json


@contextmanager
def stream(
    client: Client, player: str | None = None, last: str | None = None, within: float = 120.0
) -> Iterator[Iterator[SentEvent]]:
    """The game's event stream, perhaps from the last event that was seen; it fails after so many seconds."""
    headers = client.headers(player) | ({} if last is None else {"Last-Event-ID": last})
    with client.server.http.stream("GET", f"{client.path}/events", headers=headers) as answer:
        assert answer.status_code == 200
        yield sent_events(answer.iter_lines(), time.monotonic() + within)


def sent_events(lines: Iterator[str], deadline: float) -> Iterator[SentEvent]:
    """The messages; a server that only says that the line is alive doesn't put the deadline off."""
    fields: dict[str, str] = {}
    for line in lines:
        assert time.monotonic() < deadline, "what was awaited didn't come"
        name, _, value = line.partition(": ")
        if line:
            fields[name] = value
        elif "data" in fields:
            yield SentEvent(fields.get("id", ""), fields["event"], json.loads(fields["data"]))
            fields = {}


def until(events: Iterator[SentEvent], kind: str) -> SentEvent:
    """The next message of this type."""
    return next(event for event in events if event.type == kind)


def until_view(events: Iterator[SentEvent]) -> list[SentEvent]:
    """The messages up to the next view, which is the last of them; presence is left out."""
    found = []
    for event in events:
        if event.type == "presence":
            continue
        found.append(event)
        if event.type == "view":
            return found
    raise AssertionError("the stream ended")
