"""One connection: uvicorn's own, with time limits for slow clients and a limit for each address.

It builds on internals of uvicorn, whose version is therefore capped in `pyproject.toml`.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from typing import ClassVar

from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from cleocatra.server.http.limits import Limits, network_of, within
from cleocatra.server.http.middleware.admission import LARGEST_HEAD, head_too_large
from cleocatra.server.http.middleware.headers import secured
from cleocatra.server.http.problems import problem_response
from cleocatra.server.http.statuses import HttpRefused
from cleocatra.server.metrics import STREAMS_DROPPED
from cleocatra.table.refusals import Refused

BUSY = 5  # seconds after which it may be tried again
MOST_WAITING = 8  # requests of one connection
SEND_BUFFER = 128 * 1024  # bytes that the system keeps for a client that doesn't read
RECEIVE_BUFFER = 32 * 1024  # ... and for a server that doesn't: the most that arrives at once
PIECE = 1024  # bytes that are parsed at once: a few dozen of the shortest requests


class Flow(FlowControl):
    """Reads on only while there is nothing left to do with what was read before."""

    def __init__(self, transport: asyncio.Transport, behind: Callable[[], bool]) -> None:
        super().__init__(transport)
        self._behind = behind

    def resume_reading(self) -> None:
        if not self._behind():
            super().resume_reading()


def last_answer(refused: Refused) -> Response:
    """A refusal on a connection that is closed afterwards."""
    answer = problem_response(refused)
    answer.raw_headers = [*secured(answer.raw_headers), (b"connection", b"close")]
    return answer


async def full(scope: Scope, receive: Receive, send: Send) -> None:
    """The application for connections beyond the limit."""
    await last_answer(HttpRefused("server/busy", retry_after=BUSY))(scope, receive, send)


class WholeAnswer:
    """A transport that sends the head of an answer together with its body.

    uvicorn writes them one after the other, and uvloop sends each write at once: that makes two system calls
    here and two at the client.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head: bytes | None = None

    def write(self, data: bytes) -> None:
        if self._head is None:
            self._head = data
            return
        self._transport.write(self._head + data)
        self._head = b""

    def close(self) -> None:
        self._transport.close()


class Connection(HttpToolsProtocol):
    """Ends when a request's head doesn't arrive or never ends, or when the client doesn't read.

    What arrives is parsed in small pieces, with turns for all others in between, and no further while many
    requests wait: thousands of requests, or of chunks of a body, fit into what arrives at once.
    """

    limits: ClassVar[Limits]
    open_by: ClassVar[Counter[str]]  # how many connections each client has
    _address = ""
    _beside_body = 0  # bytes of the present request that aren't its body
    _head_timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _unparsed = b""
    _next_piece: asyncio.Handle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, lambda: bool(self._unparsed) or self._many_wait)
        if self.limits.connections and len(self.connections) > self.limits.connections:
            self.app = full
        address = self.client[0] if self.client else ""
        self._address = network_of(address)
        self.open_by[self._address] += 1
        most = self.limits.client_connections
        if most and self.open_by[self._address] > most and not within(address, self.limits.proxies):
            transport.abort()
            return
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timers()
        self.open_by[self._address] -= 1
        if self.open_by[self._address] <= 0:
            del self.open_by[self._address]

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        if self._next_piece is None and not self._many_wait:
            self._parse_piece()

    def _parse_piece(self) -> None:
        """Parse the next bytes, and plan to go on if there are more."""
        self._next_piece = None
        if self.transport.is_closing():
            self._unparsed = b""
            return
        piece, self._unparsed = self._unparsed[:PIECE], self._unparsed[PIECE:]
        self._parse(piece)
        self._parse_on()

    def _parse_on(self) -> None:
        """Parse what is left, after the others' turns and unless too many requests wait."""
        if not self._unparsed:
            self.flow.resume_reading()
            return
        self.flow.pause_reading()
        if self._next_piece is None and not self._many_wait:
            self._next_piece = self.loop.call_soon(self._parse_piece)

    @property
    def _many_wait(self) -> bool:
        return len(self.pipeline) >= MOST_WAITING

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._unparsed:
            self._parse_on()

    def _parse(self, data: bytes) -> None:
        self._beside_body += len(data)
        super().data_received(data)
        if self._beside_body > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse_head()
            return
        if self._between_requests:
            self._await_head()
        elif self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        # other methods may have answers without a body, or hold back a head for long
        if self.scope["method"] == "POST" and not self.expect_100_continue:
            self.cycle.transport = WholeAnswer(self.transport)  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        self._beside_body -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._beside_body = 0
        super().on_message_complete()

    @property
    def _between_requests(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _await_head(self) -> None:
        """Limit the time for a request's head; keep-alive has its own limit."""
        if self._head_timer is None and self.limits.patience:
            self._head_timer = self.loop.call_later(self.limits.patience, self._too_slow)

    def _refuse_head(self) -> None:
        """Refuse a head, or something after a body, that is too long."""
        if self._between_requests:
            self._answer_last(head_too_large())
        else:
            self.transport.abort()

    def send_400_response(self, _: str) -> None:
        self._answer_last(Refused("request/malformed"))

    def _answer_last(self, refused: Refused) -> None:
        """Answer before there is a request for the application, and close the connection."""
        answer = last_answer(refused)
        lines = [STATUS_LINE[answer.status_code]]
        lines += [b"%s: %s\r\n" % header for header in answer.raw_headers]
        self.transport.write(b"".join([*lines, b"\r\n", answer.body]))
        self.transport.close()

    def _too_slow(self) -> None:
        self._head_timer = None
        if self._between_requests:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None and self.limits.patience:
            self._write_timer = self.loop.call_later(self.limits.patience, self._unread)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def _unread(self) -> None:
        """Drop a client that doesn't read: it connects again and gets what it missed."""
        self._write_timer = None
        STREAMS_DROPPED.inc()
        self.transport.abort()

    def _stop_timers(self) -> None:
        for timer in (self._head_timer, self._write_timer, self._next_piece):
            if timer is not None:
                timer.cancel()
        self._head_timer = self._write_timer = self._next_piece = None


def connection_class(limits_of_server: Limits) -> type[Connection]:
    """The connections of a server with these limits; they count each other."""

    class LimitedConnection(Connection):
        limits = limits_of_server
        open_by: ClassVar[Counter[str]] = Counter()

    return LimitedConnection
