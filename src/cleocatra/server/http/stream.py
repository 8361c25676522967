"""The event stream of a game (Server-Sent Events): what happened, then the view of whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cleocatra.server.http.access import Access
from cleocatra.server.http.dependencies import Services
from cleocatra.server.metrics import STREAMS
from cleocatra.server.tables.presence import PresenceView
from cleocatra.table.encoding import to_json

HEARTBEAT = 15.0  # seconds between signs of life, for proxies and clients
RETRY = 1000  # milliseconds after which a browser connects again
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]


class EventStream(Response):
    """Sends messages until the client leaves or the server stops."""

    def __init__(self, services: Services, access: Access, client: str, seen: int | None) -> None:
        """The stream for a client that has seen the log up to `seen`; None: nothing, so it needs a view."""
        super().__init__()
        self.services = services
        self.access = access
        self.client = client
        self.seen = seen

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.create_task(self.send_all(send))
        leaving = asyncio.create_task(left(receive))
        try:
            await asyncio.wait([sending, leaving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            leaving.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)

    async def send_all(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": list(HEADERS)})
        STREAMS.inc()
        try:
            with self.services.limiter.streaming(self.client):
                async for data in self.messages():
                    await send({"type": "http.response.body", "body": data, "more_body": True})
        finally:
            STREAMS.dec()
        await send({"type": "http.response.body", "body": b""})

    async def messages(self) -> AsyncIterator[bytes]:
        """The data of the stream, all new events and the view at once.

        It waits and then reads the log, rather than being handed events: a slow client fills no queue.
        """
        table, presence, access = self.access.table, self.services.presence, self.access
        loop = asyncio.get_running_loop()
        spectator = "" if access.held else self.client
        with (
            table.audience.listening(spectator) as changed,
            presence.listening(table, lambda: access.held) as renew,
        ):
            yield b"retry: %d\n\n" % RETRY
            last = table.state.sequence if self.seen is None else min(self.seen, table.state.sequence)
            fresh = True
            here: PresenceView | None = None
            beat = loop.call_later(HEARTBEAT, changed.set)
            try:
                while not self.services.tables.stopping:
                    changed.clear()
                    renew()
                    if here != (now_here := presence.view(table)):
                        here = now_here
                        yield b"event: presence\ndata: %s\n\n" % to_json(here).encode()
                    if fresh or last < table.state.sequence:
                        fresh = False
                        told = table.audience.told(table.events, last)
                        last += len(told)
                        new = [message(*parts) for parts in told]
                        if last == table.state.sequence:
                            new.append(message(last, "view", table.view_json(access.held)))
                        yield b"".join(new)
                    elif loop.time() >= beat.when():
                        beat = loop.call_later(HEARTBEAT, changed.set)
                        yield b": still here\n\n"
                    if last < table.state.sequence:  # a client that missed much gets it in chunks
                        await asyncio.sleep(0)
                    else:
                        if not access.held:  # players never wait
                            await asyncio.sleep(table.audience.pause)
                        await changed.wait()
            finally:
                beat.cancel()


async def left(receive: Receive) -> None:
    """Wait until the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass


def message(sequence: int, kind: str, data: bytes) -> bytes:
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (sequence, kind.encode(), data)


def last_seen(header: str | None) -> int | None:
    """The sequence number in a Last-Event-ID header; None for anything else."""
    if header is None or not (header.isascii() and header.isdigit() and len(header) <= 9):
        return None
    return int(header)
