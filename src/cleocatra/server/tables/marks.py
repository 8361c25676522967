"""Marks of a table: until when each player is present. All processes share them; they are not in the log."""

from __future__ import annotations

import asyncio

from cleocatra.server.store.base import Store


class Marks(dict[str, float]):
    """The marks of one game: each name with the time until which it holds, in seconds since 1970."""

    def __init__(self, game: str, store: Store) -> None:
        super().__init__()
        self._game = game
        self._store = store

    def holds(self, name: str, now: float) -> bool:
        return self.get(name, 0.0) > now

    def hear(self, name: str, until: float) -> bool:
        """Store a mark that was set elsewhere; returns whether somebody came or went."""
        now = self._store.now()
        held = self.holds(name, now)
        self[name] = until
        return held is not (until > now)

    def tell(self, name: str, until: float) -> asyncio.Future[None]:
        """Set a mark for all processes."""
        return asyncio.wrap_future(self._store.mark(self._game, name, until))

    async def read(self) -> None:
        """Read all marks again from the store."""
        found = await asyncio.wrap_future(self._store.marks(self._game))
        self.clear()
        self.update(found)
