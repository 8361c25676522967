"""Plays the turns of bots, in threads of their own. A bot sees what a player may see."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor

from cleocatra.bots.interface import Bot
from cleocatra.rules import Decision
from cleocatra.server.metrics import THINKING_SECONDS
from cleocatra.server.tables.table import Table
from cleocatra.table.changes import Change
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import acting_bot
from cleocatra.table.seats import Seat
from cleocatra.table.state import GameState
from cleocatra.table.thinking import make_bot
from cleocatra.table.turns import act, confirm


class BotTurns:
    """The threads in which bots think."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")

    async def play(self, table: Table, lease: float, waited: float = 0.0) -> None:
        """Play one bot's turn, if it is a bot's turn; each action renews the lease."""
        seat = acting_bot(table.state)
        if seat is None:
            return
        bot = make_bot(table.state, seat, waited)
        with table.audience.listening():  # so that the table isn't dropped meanwhile
            while acting_bot(table.state) == seat:
                await self._decide(table, table.state, seat, bot, lease)

    async def _decide(self, table: Table, state: GameState, seat: Seat, bot: Bot, lease: float) -> None:
        decision = None if state.awaits_confirmation else await self._think(state, seat, bot)

        def decide(change: Change) -> Change:
            if change.state.sequence != state.sequence:
                raise Refused("action/stale")
            if decision is None:  # a person took all actions and left before confirming
                return confirm(change, seat.player)
            return act(change, seat.player, decision)

        try:
            await table.change(decide, lease)
        except Refused as refused:
            if refused.code != "action/stale":  # somebody sat down or left meanwhile: think again
                raise

    async def _think(self, state: GameState, seat: Seat, bot: Bot) -> Decision:
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._pool, bot.choose, state.position)
        THINKING_SECONDS.labels(seat.bot_level).observe(time.perf_counter() - began)
        return decision

    def stop(self) -> None:
        """Stop thinking; results that are under way are ignored."""
        self._pool.shutdown(wait=False, cancel_futures=True)
