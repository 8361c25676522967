"""The lobby: public games that wait for players, and each client's share of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cleocatra.server.tables.registry import Tables
from cleocatra.server.tables.table import Table
from cleocatra.table.refusals import Refused

MOST_SEATS = 4  # of one client in public games that still wait


class Lobby:
    """Sees to it that one client can't fill the list of public games, nor their seats."""

    def __init__(self, tables: Tables, most_listed: int) -> None:
        """`most_listed` is how many games of a client may wait; 0: any number."""
        self._tables = tables
        self._most_listed = most_listed
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def listing(self, listed: bool, origin: str, game: str) -> AsyncIterator[None]:
        """List one more game of a client; raises Refused if enough others of theirs wait."""
        if not listed or not self._most_listed:
            yield
            return
        async with self._lock:  # so that many requests at once can't get more
            waiting = [table for table in await self._tables.listed() if table.game != game]
            if sum(table.state.created.origin == origin for table in waiting) >= self._most_listed:
                raise Refused("games/share", {"most": str(self._most_listed)})
            yield

    @asynccontextmanager
    async def seating(self, table: Table, origin: str) -> AsyncIterator[None]:
        """Take one more seat for a client in a public game; raises Refused if they wait at enough tables."""
        if not self._most_listed:
            yield
            return
        async with self._lock:
            waiting = await self._tables.listed()
            seats = [seat for other in waiting if other is not table for seat in other.state.seats]
            if sum(seat.origin == origin for seat in seats) >= MOST_SEATS:
                raise Refused("seat/share", {"most": str(MOST_SEATS)})
            yield
