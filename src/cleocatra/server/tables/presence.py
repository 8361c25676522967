"""Presence: which players are connected. Everyone at a table is told, but it isn't part of the log.

A player with an event stream is here until a time that is postponed while the stream is open. All processes
share these times as marks of the table, so that nobody stays here when a process dies.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import field
from random import Random

from cleocatra.rules import Colour
from cleocatra.server.store.base import Unavailable
from cleocatra.server.tables.phrases import Said, saying
from cleocatra.server.tables.table import Table
from cleocatra.table.encoding import OMIT_NONE
from cleocatra.table.wire import wire

HERE = 75.0  # seconds that a mark holds
RENEWAL = 30.0
GRACE = 2.0  # seconds between the end of a stream and being away: a page that is reloaded comes back sooner
SEEN = 5.0  # seconds for which a player who sent a request counts as seen

Held = Callable[[], frozenset[Colour]]


@wire
class PresenceView:
    """Which players are here, and how many spectators are connected to this process of the server."""

    here: list[Colour]
    spectators: int
    saying: dict[Colour, Said] | None = field(default=None, metadata=OMIT_NONE)
    """who says what at this moment"""


class Presence:
    """The streams that are open at this process's tables."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._streams: dict[str, Counter[Colour | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def view(self, table: Table) -> PresenceView:
        now = table.now()
        players = [seat.player for seat in table.state.seats]
        here = [player for player in players if table.marks.holds(player, now)]
        streams = self._streams.get(table.game)
        return PresenceView(here, streams[None] if streams else 0, saying(table.marks, players, now))

    @contextmanager
    def listening(self, table: Table, held: Held) -> Iterator[Callable[[], None]]:
        """Count a stream: the players it holds are here. Call the function that it gives now and then to
        renew that.
        """
        streams = self._streams.setdefault(table.game, Counter())
        counted: frozenset[Colour | None] = frozenset(held()) or frozenset([None])
        streams.update(counted)
        table.audience.wake()

        early = RENEWAL * self._chance.uniform(0.5, 1.5)  # spreads the renewals after a start

        def renew() -> None:
            for player in held():
                self._renew(table, player, early)

        try:
            renew()
            yield renew
        finally:
            streams.subtract(counted)
            if not +streams:
                self._streams.pop(table.game, None)
            table.audience.wake()
            for player in counted - {None}:
                if player is not None and not streams[player]:
                    self._in_background(self._leave(table, player))

    def _renew(self, table: Table, player: Colour, early: float) -> None:
        """Postpone the time; at once if another process has said that they are away."""
        until = table.now() + HERE
        if table.marks.get(player, 0.0) < until - early:
            self._in_background(table.mark(player, until))

    async def _leave(self, table: Table, player: Colour) -> None:
        await asyncio.sleep(GRACE)
        if not self._streams.get(table.game, Counter())[player]:
            await table.mark(player, table.now())

    def seen(self, table: Table, held: frozenset[Colour]) -> None:
        """Note a request of a player without a stream, in games where absence counts."""
        now = table.now()
        if table.state.created.absence is None:
            return
        for player in held:
            if table.marks.get(player, 0.0) < now - SEEN:
                self._in_background(table.mark(player, now))

    def _in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.get_running_loop().create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _quietly(work: Awaitable[None]) -> None:
        with suppress(Unavailable):  # the next renewal tries again
            await work

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
