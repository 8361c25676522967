"""The event stream of a game (Server-Sent Events): what happened, then the view of the one who listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager

from cleocatra.rules import Colour
from cleocatra.server.metrics import STREAMS
from cleocatra.server.presence import Presence, PresenceView
from cleocatra.server.table import Table
from cleocatra.server.tables import Tables

HEARTBEAT = 15.0  # seconds after which proxies and clients are told again that the line is alive
RETRY = 1000  # milliseconds after which a browser comes back


async def messages(
    tables: Tables,
    table: Table,
    presence: Presence,
    held: Callable[[], frozenset[Colour]],
    seen: int | None,
) -> AsyncIterator[str]:
    """The stream for someone who has seen the log up to `seen` (None: has seen nothing and needs the view).

    It waits and reads the log, rather than being handed events: a slow listener fills no queue.
    """
    loop = asyncio.get_running_loop()
    with table.listening() as happened, presence.listening(table, held) as renew:
        yield f"retry: {RETRY}\n\n"
        last = table.state.sequence if seen is None else min(seen, table.state.sequence)
        fresh = True
        here: PresenceView | None = None
        beat = loop.call_later(HEARTBEAT, happened.set)
        try:
            while not tables.stopping:
                happened.clear()
                renew()
                if here != (now_here := presence.view(table)):
                    here = now_here
                    yield f"event: presence\ndata: {here.model_dump_json()}\n\n"
                if fresh or last < table.state.sequence:
                    fresh = False
                    told = table.event_texts(last)
                    last += len(told)
                    text = "".join(message(*parts) for parts in told)
                    if last < table.state.sequence:  # who missed much hears it in pieces
                        yield text
                        await asyncio.sleep(0)
                    else:
                        yield text + message(last, "view", table.view_text(held()))
                    continue
                if loop.time() >= beat.when():
                    beat = loop.call_later(HEARTBEAT, happened.set)
                    yield ": still here\n\n"
                    continue
                await happened.wait()
        finally:
            beat.cancel()


async def counted(stream: AsyncIterator[str], streaming: AbstractContextManager[None]) -> AsyncIterator[str]:
    """The stream, counted as long as somebody listens."""
    STREAMS.inc()
    try:
        with streaming:
            async for text in stream:
                yield text
    finally:
        STREAMS.dec()


def message(sequence: int, kind: str, data: str) -> str:
    return f"id: {sequence}\nevent: {kind}\ndata: {data}\n\n"


def last_seen(header: str | None) -> int | None:
    """The sequence number in a Last-Event-ID header; None for anything else."""
    if header is None or not (header.isascii() and header.isdigit() and len(header) <= 9):
        return None
    return int(header)
