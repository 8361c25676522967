"""What arrives at once is parsed piece by piece: nobody waits for one client, and it fills no memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from cleocatra.server.http.connection import MOST_WAITING, PIECE, Connection, connection_class
from cleocatra.server.http.limits import Limits
from tests.loops import run

REQUEST = b"GET /%d HTTP/1.1\r\n\r\n"
REQUESTS = 2000
CHUNKED = b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
CHUNK = b"1\r\nx\r\n"
CHUNKS = 3000


class Gate:
    """An application that answers with the path of the request, once it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.called = asyncio.Event()

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        self.called.set()
        await self.open.wait()
        path = scope["path"].encode()
        length = b"%d" % len(path)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": path})


class WatchedConnection(connection_class(Limits())):  # type: ignore[misc]
    """Counts what is parsed in each turn of the event loop."""

    turn = 0
    parsed: ClassVar[Counter[int]] = Counter()
    latest: Connection

    def connection_made(self, transport: asyncio.Transport) -> None:
        WatchedConnection.latest = self
        super().connection_made(transport)

    def on_body(self, body: bytes) -> None:
        WatchedConnection.parsed[WatchedConnection.turn] += 1
        super().on_body(body)


@asynccontextmanager
async def connected(app: ASGIApp) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A client of a real connection."""
    config = uvicorn.Config(app, log_config=None, lifespan="off")
    config.load()

    def connection() -> Any:
        return WatchedConnection(config=config, server_state=ServerState(), app_state={})

    loop = asyncio.get_running_loop()
    server = await loop.create_server(connection, "127.0.0.1", 0)
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        try:
            yield reader, writer
        finally:
            writer.close()
            await writer.wait_closed()
            await turns(5)  # the server hears of it


async def turns(number: int) -> None:
    """Let the event loop come round so often."""
    for _ in range(number):
        WatchedConnection.turn += 1
        await asyncio.sleep(0)


async def answered(reader: asyncio.StreamReader) -> bytes:
    await reader.readuntil(b"\r\n\r\n/")
    return await reader.readexactly(4)


def test_few_of_many_requests_sent_at_once_are_parsed_before_they_are_answered() -> None:
    async def check() -> None:
        gate = Gate()
        async with connected(gate) as (reader, writer):
            writer.write(b"".join(REQUEST % number for number in range(1000, 1000 + REQUESTS)))
            await gate.called.wait()
            await turns(500)
            most = MOST_WAITING + PIECE // len(REQUEST % 1000) + 1
            assert MOST_WAITING <= len(WatchedConnection.latest.pipeline) <= most
            gate.open.set()
            answers = [int(await answered(reader)) for _ in range(REQUESTS)]
            assert answers == list(range(1000, 1000 + REQUESTS))

    run(asyncio.wait_for(check(), 120))


def test_others_have_their_turns_while_thousands_of_chunks_are_parsed() -> None:
    async def check() -> None:
        gate = Gate()
        WatchedConnection.parsed.clear()
        async with connected(gate) as (reader, writer):
            writer.write(CHUNKED + CHUNK * CHUNKS)
            await gate.called.wait()
            while sum(WatchedConnection.parsed.values()) < CHUNKS - 1:
                await turns(1)
            most = PIECE // len(CHUNK) + 1
            assert max(WatchedConnection.parsed.values()) <= 2 * most  # the first turns aren't told apart
            writer.write(b"0\r\n\r\n")
            gate.open.set()
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    run(asyncio.wait_for(check(), 120))
