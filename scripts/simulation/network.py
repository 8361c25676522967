"""The network between players and servers: requests are lost, doubled, delayed and overtaken, connections
break when a server dies. Everything a server says is audited as it leaves, before the network touches it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from simulation.audit import Audit, Violation, fail
from simulation.loop import OUTSIDE, Process, VirtualLoop
from simulation.store import Weather

Json = dict[str, Any]
Message = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Awaitable[None]]
DELAY = (0.002, 0.03)  # seconds, one way
PATIENCE = 20.0  # seconds that a player waits for an answer


class Broken(Exception):
    """The connection broke, or nobody answered. Whether the request was granted is unknown."""


@dataclass(eq=False)
class Line:
    """One connection between a player and a life of a server."""

    process: Process
    gone: asyncio.Event = field(default_factory=asyncio.Event)  # the player has left
    broken: Callable[[], None] = lambda: None  # called when the server dies


@dataclass
class Reply:
    status: int
    body: bytes

    def json(self) -> Json:
        parsed: Json = json.loads(self.body)
        return parsed


@dataclass(frozen=True)
class Ask:
    """A request, with what the audit has to know about it."""

    method: str
    path: str
    token: str = ""
    body: Json | None = None
    last: int | None = None
    spoken: Callable[[Reply], None] = lambda _: None  # audits a whole answer
    streamed: Callable[[bytes], None] = lambda _: None  # audits a part of a stream


class Network:
    """Carries requests to servers."""

    def __init__(self, loop: VirtualLoop, chance: Random, weather: Weather, audit: Audit) -> None:
        self.lines: dict[Process, list[Line]] = {}
        self._loop = loop
        self._chance = chance
        self._weather = weather
        self._audit = audit
        self.fail: Callable[[Violation], None] = lambda _: None

    def delay(self) -> float:
        return self._chance.uniform(*DELAY) + self._chance.uniform(0.0, self._weather.net_slow)

    def died(self, process: Process) -> None:
        """Break all connections of a process that died."""
        for line in self.lines.pop(process, []):
            self._loop.call_soon(line.broken, context=OUTSIDE.context())

    async def request(self, process: Process, app: App | None, ask: Ask) -> Reply:
        """Send a request and wait for its answer; raises Broken."""
        answer: asyncio.Future[Reply] = self._loop.create_future()
        line = Line(process)
        times = 2 if self._chance.random() < self._weather.doubled else 1
        for _ in range(times):
            if self._chance.random() >= self._weather.requests_lost:
                self._loop.call_later(self.delay(), partial(self._arrive, line, app, ask, answer))
        line.broken = lambda: settle(answer, Broken())
        self.lines.setdefault(process, []).append(line)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise Broken from None
        finally:
            line.gone.set()
            self._forget(line)

    def _forget(self, line: Line) -> None:
        lines = self.lines.get(line.process, [])
        if line in lines:
            lines.remove(line)

    def _arrive(self, line: Line, app: App | None, ask: Ask, answer: asyncio.Future[Reply]) -> None:
        if not line.process.alive or app is None:
            settle(answer, Broken())
            return

        def answered(reply: Reply) -> None:
            self._said(ask, reply)
            if self._chance.random() >= self._weather.answers_lost:
                delay = self.delay()
                self._loop.call_later(delay, partial(settle, answer, reply), context=OUTSIDE.context())

        self._serve(line, app, ask, answered)

    def _said(self, ask: Ask, reply: Reply) -> None:
        self._audit.note(f"{ask.method} {ask.path} {reply.status}")
        try:
            if reply.status >= 500 and b'"store/' not in reply.body and b'"server/stopping' not in reply.body:
                fail("answers", f"{ask.method} {ask.path} is answered {reply.status}: {reply.body[:80]!r}")
            ask.spoken(reply)
        except Violation as violation:
            self.fail(violation)

    def _serve(self, line: Line, app: App, ask: Ask, answered: Callable[[Reply], None]) -> None:
        status, parts = 0, bytearray()

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.extend(message.get("body", b""))
                if not message.get("more_body", False):
                    answered(Reply(status, bytes(parts)))

        context = line.process.context()
        self._loop.create_task(self._run(app, ask, line, send), context=context)

    async def _run(self, app: App, ask: Ask, line: Line, send: Callable[[Message], Awaitable[None]]) -> None:
        data = b"" if ask.body is None else json.dumps(ask.body).encode()
        first: Message | None = {"type": "http.request", "body": data, "more_body": False}

        async def receive() -> Message:
            nonlocal first
            if first is not None:
                message, first = first, None
                return message
            await line.gone.wait()
            return {"type": "http.disconnect"}

        try:
            await app(scope_of(ask, len(data)), receive, send)
        except Exception as error:
            if line.process.alive:
                self.fail(Violation("answers", f"{ask.method} {ask.path} failed: {error!r}"))

    def listen(
        self, process: Process, app: App, ask: Ask, heard: Callable[[bytes], None], ended: Callable[[], None]
    ) -> Line:
        """Open a stream: `heard` gets each part of it, in order; `ended` is called when it breaks or ends."""
        line = Line(process, broken=ended)
        self.lines.setdefault(process, []).append(line)
        latest = 0.0

        def later(act: Callable[[], None]) -> None:
            nonlocal latest
            latest = max(latest + 1e-6, self._loop.time() + self.delay())
            self._loop.call_at(latest, act, context=OUTSIDE.context())

        async def send(message: Message) -> None:
            body = message.get("body", b"")
            if message["type"] == "http.response.start" and message["status"] != 200:
                later(ended)
            elif body and not line.gone.is_set():
                try:
                    ask.streamed(body)
                except Violation as violation:
                    self.fail(violation)
                later(partial(heard, body))
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                later(ended)
            if self._weather.net_slow and self._chance.random() < 0.1:
                await asyncio.sleep(self._chance.uniform(0.0, self._weather.net_slow))  # a slow reader

        def open_() -> None:
            if process.alive:
                self._loop.create_task(self._run(app, ask, line, send), context=process.context())
            else:
                line.broken()

        self._loop.call_later(self.delay(), open_, context=OUTSIDE.context())
        return line

    def hang_up(self, line: Line) -> None:
        """The player leaves; the server hears of it a moment later."""
        self._forget(line)
        line.broken = lambda: None
        self._loop.call_later(self.delay(), line.gone.set, context=OUTSIDE.context())


def settle(answer: asyncio.Future[Reply], value: Reply | Broken) -> None:
    if answer.done():
        return
    if isinstance(value, Reply):
        answer.set_result(value)
    else:
        answer.set_exception(value)


def scope_of(ask: Ask, length: int) -> Json:
    """What uvicorn makes of a request."""
    headers = [(b"host", b"world"), (b"content-type", b"application/json")]
    headers.append((b"content-length", str(length).encode()))
    if ask.token:
        headers.append((b"authorization", f"Bearer {ask.token}".encode()))
    if ask.last is not None:
        headers.append((b"last-event-id", str(ask.last).encode()))
    path, _, query = ask.path.partition("?")
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "method": ask.method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 1234),
        "server": ("world", 80),
        "state": {},
    }
