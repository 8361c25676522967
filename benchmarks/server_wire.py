"""The clients' side of the wire for `server.py`: HTTP over plain sockets, so that it costs little."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

VIEW = b"\nevent: view\ndata: "
END = b"\n\n\r\n"  # of a message and of its chunk; JSON has no line breaks
Answered = Callable[[int, bytes], None]


class Stream(asyncio.Protocol):
    """One player's event stream: reports the number and JSON of each view, and when it ends."""

    def __init__(self, request: bytes, seen: Callable[[int, bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._seen = seen
        self._lost = lost
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has no common ancestor
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not data.endswith(END):
            self._data = data
            return
        self._data = b""
        if data.startswith(b"HTTP/1.1") and not data.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(data.decode())
        place = data.rfind(VIEW)
        if place >= 0:
            number = data[data.rindex(b"id: ", 0, place) + 4 : place]
            self._seen(int(number), data[place + len(VIEW) : -len(END)])

    def close(self) -> None:
        """Leave the game: the end of the stream is expected."""
        assert self._transport is not None
        self._lost = lambda: None
        self._transport.close()

    def connection_lost(self, _: Exception | None) -> None:
        self._lost()


class Line(asyncio.Protocol):
    """A connection for requests, one at a time."""

    def __init__(self, lost: Callable[[Line], None]) -> None:
        self._data = b""
        self._lost = lost
        self._answered: Answered | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has no common ancestor

    def send(self, request: bytes, answered: Answered) -> None:
        assert self._transport is not None
        self._answered = answered
        self._transport.write(request)

    def data_received(self, data: bytes) -> None:
        data = self._data = self._data + data
        end = data.find(b"\r\n\r\n")
        if end < 0 or self._answered is None:
            return
        place = data.find(b"content-length: ") + 16
        length = int(data[place : data.find(b"\r\n", place)])
        if len(data) >= end + 4 + length:
            answered, self._answered, self._data = self._answered, None, b""
            answered(int(data[9:12]), data[end + 4 :])

    def connection_lost(self, _: Exception | None) -> None:
        self._lost(self)
        if self._answered is not None:
            self._answered(0, b"the server has hung up")


class Lines:
    """Connections to one server. The server ends idle ones, so more are opened when they are needed."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        """`address` is where the clients are."""
        self.port = port
        self.address = address
        self._free: list[Line] = []
        self._opening: set[asyncio.Task[None]] = set()

    def send(self, request: bytes, answered: Answered) -> None:
        """Send a request; `answered` gets the status (0: the connection was lost) and the body."""
        if self._free:
            self._use(self._free.pop(), request, answered)
            return
        task = asyncio.get_running_loop().create_task(self._open(request, answered))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        """Send a request and wait for the answer."""
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.send(request, lambda status, body: answer.set_result((status, body)))
        return await answer

    async def _open(self, request: bytes, answered: Answered) -> None:
        loop = asyncio.get_running_loop()
        here = (self.address, 0)
        _, line = await loop.create_connection(
            lambda: Line(self._lose), "127.0.0.1", self.port, local_addr=here
        )
        self._use(line, request, answered)

    def _use(self, line: Line, request: bytes, answered: Answered) -> None:
        def free(status: int, body: bytes) -> None:
            if status:
                self._free.append(line)
            answered(status, body)

        line.send(request, free)

    def _lose(self, line: Line) -> None:
        if line in self._free:
            self._free.remove(line)


def head(method: str, path: str, token: str | None, *more: str) -> bytes:
    """The head of a request, up to its last header."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *more]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    return "\r\n".join([*lines, ""]).encode()


def with_body(head: bytes, body: bytes) -> bytes:
    """A request with a JSON body."""
    return b"%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (head, len(body), body)
