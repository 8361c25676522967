"""HTTP byte by byte: what comes over the line, and nothing that a library makes of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass

from tests.server.process import Json

PATIENCE = 30.0  # seconds for any answer


@dataclass(frozen=True)
class Heard:
    """An answer as it came: its head without the date, and its body."""

    head: bytes
    body: bytes

    @property
    def status(self) -> int:
        return int(self.head.split()[1])

    def json(self) -> Json:
        parsed: Json = json.loads(self.body)
        return parsed


class Line:
    """A connection to a server that stays open for many requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, token: str | None = None, body: Json | None = None) -> Heard:
        """Send a request and read its answer."""
        async with asyncio.timeout(PATIENCE):
            reader = await self.send(method, path, token, body)
            head = await read_head(reader)
            length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
            return Heard(head, await reader.readexactly(int(length.split(b":")[1])))

    async def listen(
        self, path: str, token: str | None, last: int, enough: Callable[[Json], bool] = lambda _: True
    ) -> Heard:
        """The event stream from a sequence number to a view that is enough, without presence."""
        async with asyncio.timeout(PATIENCE):
            reader = await self.send("GET", path, token, None, f"Last-Event-ID: {last}\r\n")
            head, body = await read_head(reader), b""
            while not ((view := last_view(body)) and enough(view)):
                size = int(await reader.readline(), 16)
                chunk = await reader.readexactly(size)
                await reader.readline()
                body += b"" if chunk.startswith(b"event: presence") else chunk
            await self.close()
            return Heard(head, body)

    async def send(
        self, method: str, path: str, token: str | None, body: Json | None, more: str = ""
    ) -> asyncio.StreamReader:
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        text = "" if body is None else json.dumps(body)
        more += f"Authorization: Bearer {token}\r\n" if token else ""
        more += f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n" if text else ""
        self.writer.write(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n{text}".encode())
        return self.reader

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            await self.writer.wait_closed()
        self.reader = self.writer = None


def last_view(body: bytes) -> Json | None:
    """The last whole view in what came of a stream so far."""
    if not body.endswith(b"\n\n") or b"event: view" not in body:
        return None
    view: Json = json.loads(body.rpartition(b"event: view\ndata: ")[2])
    return view


async def read_head(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    return b"\r\n".join(line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:"))
