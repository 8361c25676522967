"""Hints and reviews: a strong bot's opinion on a turn, computed beside the event loop and cached.

The bot sees what the player sees, and its seed comes from the game's log: the same question gets the same
answer.
"""

from __future__ import annotations

import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TypeVar

from cleocatra.rules import Colour
from cleocatra.server.jobs.offload import Offload
from cleocatra.server.jobs.processes import Processes
from cleocatra.server.tables.table import Table
from cleocatra.table.advice import HintView, ReviewView
from cleocatra.table.refusals import Refused
from cleocatra.table.studies import review_of_record
from cleocatra.table.thinking import check_hint, hint, review

QUEUE = 8  # questions that may wait for each thread
MOST_CACHED = 1000  # answers

Answer = TypeVar("Answer", HintView, ReviewView)
Thing = TypeVar("Thing")
Key = tuple[str, str, int]


class Hints:
    """Answers questions about turns, and keeps the answers."""

    def __init__(self, processes: Processes) -> None:
        threads = os.cpu_count() or 1
        self._offload = Offload(threads, threads * QUEUE, "hint")  # beside the bots' threads: turns go first
        self._processes = processes
        self._cached: OrderedDict[Key, HintView | ReviewView] = OrderedDict()

    async def hint(self, table: Table, player: Colour) -> HintView:
        """The best ways to play now; raises Refused without hints in the game, or out of turn."""
        state = table.state
        check_hint(state, player)
        key = table.game, "hint", state.sequence
        return await self._answer(key, HintView, self._offload.run(lambda: hint(state)))

    async def review(self, table: Table, turn: int) -> ReviewView:
        """A turn of a game that is over."""
        state = table.state
        if not state.over:
            raise Refused("game/not-over")
        key = table.game, "review", turn
        seed = state.created.bot_seed
        return await self._answer(key, ReviewView, self._offload.run(lambda: review(state.game, turn, seed)))

    async def review_record(self, client: str, record: str, turn: int) -> ReviewView:
        """A turn of a record; raises Refused if the record is wrong."""
        key = hashlib.sha256(record.encode()).hexdigest(), "record", turn
        reviewing = self._processes.run(client, review_of_record, record, turn)
        return await self._answer(key, ReviewView, reviewing)

    async def _answer(self, key: Key, form: type[Answer], thinking: Coroutine[None, None, Answer]) -> Answer:
        cached = self._cached.get(key)
        if isinstance(cached, form):
            thinking.close()
            return cached
        answer = await thinking
        self._cached[key] = answer
        if len(self._cached) > MOST_CACHED:
            self._cached.popitem(last=False)
        return answer

    async def think(self, work: Callable[[], Thing]) -> Thing:
        """The result of other work that searches; nothing of it is kept."""
        return await self._offload.run(work)

    def stop(self) -> None:
        self._offload.stop()
