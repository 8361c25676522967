"""The clients' side of the wire for `server.py`: HTTP over plain sockets, so that it costs little."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

LINES = 64  # connections for actions, to each server
Json = dict[str, Any]


class Stream(asyncio.Protocol):
    """One player's event stream: tells of each view, and when it ends."""

    def __init__(self, request: bytes, seen: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._seen = seen
        self._lost = lost
        self._buffer = bytearray()
        self._text = bytearray()
        self._head = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if self._head:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 200"):
                raise RuntimeError(bytes(self._buffer).decode())
            del self._buffer[: end + 4]
            self._head = False
        self._read_chunks()
        while (end := self._text.find(b"\n\n")) >= 0:
            message = bytes(self._text[:end])
            del self._text[: end + 2]
            if message.startswith(b"id: ") and b"\nevent: view\n" in message:
                self._seen(message)

    def _read_chunks(self) -> None:
        while (end := self._buffer.find(b"\r\n")) >= 0:
            size = int(self._buffer[:end], 16)
            if len(self._buffer) < end + size + 4:
                return
            self._text += self._buffer[end + 2 : end + 2 + size]
            del self._buffer[: end + size + 4]

    def connection_lost(self, _: Exception | None) -> None:
        self._lost()


class Line(asyncio.Protocol):
    """A connection for requests, one at a time."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._waiting: asyncio.Future[tuple[int, bytes]] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, request: bytes) -> asyncio.Future[tuple[int, bytes]]:
        assert self._transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._waiting

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._waiting is None:
            return
        place = self._buffer.find(b"content-length: ")
        length = int(self._buffer[place + 16 : self._buffer.find(b"\r\n", place)])
        if len(self._buffer) >= end + 4 + length:
            status = int(self._buffer[9:12])
            body = bytes(self._buffer[end + 4 : end + 4 + length])
            self._buffer.clear()
            if not self._waiting.done():
                self._waiting.set_result((status, body))

    def connection_lost(self, _: Exception | None) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionError("the server has hung up"))


class Lines:
    """Connections to one server, lent to whoever asks."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: asyncio.Queue[Line] = asyncio.Queue()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(LINES):
            _, line = await loop.create_connection(Line, "127.0.0.1", self.port)
            self._free.put_nowait(line)

    async def ask(self, method: str, path: str, token: str | None, body: Json | None) -> tuple[int, bytes]:
        request = head(method, path, token, json.dumps(body).encode() if body is not None else b"")
        line = await self._free.get()
        try:
            return await line.ask(request)
        finally:
            self._free.put_nowait(line)


def head(method: str, path: str, token: str | None, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    if body:  # like the page, which hears the view through its stream
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "Prefer: return=minimal"]
    return "\r\n".join([*lines, "", ""]).encode() + body
