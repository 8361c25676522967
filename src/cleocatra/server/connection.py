"""One connection: uvicorn's own, with an end for those who take too long and for those who come too often."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from cleocatra.server.limits import Limits, network_of
from cleocatra.server.metrics import STREAMS_DROPPED

SEND_BUFFER = 128 * 1024  # bytes that the system keeps for someone who doesn't read


def connection_class(limits: Limits) -> type[H11Protocol]:
    """The connections of a server with these limits; they count each other."""
    open_by: Counter[str] = Counter()

    class Connection(H11Protocol):
        """Ends when a request's head doesn't arrive, or when what is sent isn't read."""

        _address = ""
        _head_timer: asyncio.TimerHandle | None = None
        _write_timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._address = network_of(self.client[0]) if self.client else ""
            open_by[self._address] += 1
            most = limits.client_connections
            if most and open_by[self._address] > most and self._address not in limits.proxies:
                transport.abort()
                return
            line = transport.get_extra_info("socket")
            if line is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop_timers()
            open_by[self._address] -= 1
            if open_by[self._address] <= 0:
                del open_by[self._address]

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._between_requests:
                self._await_head()
            elif self._head_timer is not None:
                self._head_timer.cancel()
                self._head_timer = None

        @property
        def _between_requests(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is None or cycle.response_complete

        def _await_head(self) -> None:
            """From its first byte on, a request has so much time; keeping the line open is another matter."""
            if self._head_timer is None and limits.patience:
                self._head_timer = self.loop.call_later(limits.patience, self._too_slow)

        def _too_slow(self) -> None:
            self._head_timer = None
            if self._between_requests:
                self.transport.abort()

        def pause_writing(self) -> None:
            super().pause_writing()
            if self._write_timer is None and limits.patience:
                self._write_timer = self.loop.call_later(limits.patience, self._unread)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._write_timer is not None:
                self._write_timer.cancel()
                self._write_timer = None

        def _unread(self) -> None:
            """Whoever doesn't read is sent away: they come back and get what they missed."""
            self._write_timer = None
            STREAMS_DROPPED.inc()
            self.transport.abort()

        def _stop_timers(self) -> None:
            for timer in (self._head_timer, self._write_timer):
                if timer is not None:
                    timer.cancel()
            self._head_timer = self._write_timer = None

    return Connection
