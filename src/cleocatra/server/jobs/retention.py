"""Retention: notes when something happened in each game, and deletes old games where the host wants that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from weakref import WeakKeyDictionary

from cleocatra.server.store.base import Store, Unavailable
from cleocatra.server.tables.table import Table

DAY = 24 * 3600.0
FIRST = 60.0  # seconds until the first look
EVERY = 3600.0  # seconds between looks
AT_ONCE = 100  # games deleted in one transaction

log = logging.getLogger("cleocatra.server")


class Retention:
    """Deletes games that were over, or left alone, for so many days; 0 keeps them for ever."""

    def __init__(
        self, store: Store, finished: int, abandoned: int, drop: Callable[[Sequence[str]], None]
    ) -> None:
        self._store = store
        self._drop = drop
        self._finished = finished
        self._abandoned = abandoned
        self._noted: WeakKeyDictionary[Table, tuple[float, bool]] = WeakKeyDictionary()

    def note(self, table: Table) -> None:
        """Something happened in a game. It is noted once a day, and when the game is over."""
        now = self._store.now()
        noted, over = self._noted.get(table, (0.0, False))
        if now - noted < DAY and over == table.state.over:
            return
        self._noted[table] = now, table.state.over
        self._store.touch(table.game, over=table.state.over)

    async def run(self) -> None:
        """Look for old games again and again."""
        if not self._finished and not self._abandoned:
            return
        await asyncio.sleep(FIRST)
        while True:
            try:
                while await self.delete():
                    await asyncio.sleep(1.0)  # others wait for the database too
            except Unavailable:
                log.warning("retention-postponed")
            await asyncio.sleep(EVERY)

    async def delete(self) -> Sequence[str]:
        """Delete some old games; the answer is their ids."""
        now = self._store.now()
        finished, abandoned = (
            now - days * DAY if days else None for days in (self._finished, self._abandoned)
        )
        asked = self._store.forget(finished=finished, abandoned=abandoned, most=AT_ONCE)
        games = await asyncio.wrap_future(asked)
        self._drop(games)
        if games:
            log.info("games-deleted number=%d", len(games))
        return games
