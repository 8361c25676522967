"""Marks of a table: until when each player is here. All processes share them, and no log holds them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cleocatra.server.store.base import Store


class Marks(dict[str, float]):
    """The marks of one game: each name with the time until which it holds, in seconds since 1970."""

    def __init__(self, game: str, store: Store, changed: Callable[[], None]) -> None:
        """`changed` is called when somebody came or went."""
        super().__init__()
        self._game = game
        self._store = store
        self._changed = changed

    def holds(self, name: str, now: float) -> bool:
        return self.get(name, 0.0) > now

    def set(self, name: str, until: float) -> asyncio.Future[None]:
        """Set a mark: here at once, and for all processes when the answer is done."""
        self.hear(name, until)
        return asyncio.wrap_future(self._store.mark(self._game, name, until))

    def hear(self, name: str, until: float) -> None:
        """Take over a mark; if it only holds for longer now, nothing has changed."""
        now = time.time()
        held = self.holds(name, now)
        self[name] = until
        if held is not (until > now):
            self._changed()

    async def read(self) -> None:
        """Read all marks again from the store."""
        found = await asyncio.wrap_future(self._store.marks(self._game))
        self.clear()
        self.update(found)
