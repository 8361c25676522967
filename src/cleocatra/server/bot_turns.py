"""Bots at the tables: they think in threads of their own, on what a player may see."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from cleocatra.bots.interface import Bot
from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.server.due import acting_bot
from cleocatra.server.events import Event
from cleocatra.server.game_log import GameState, Seat
from cleocatra.server.metrics import THINKING_SECONDS
from cleocatra.server.refusals import Refused
from cleocatra.server.table import Table
from cleocatra.server.turns import act, confirm

LEAST = 0.05  # seconds that a bot thinks, however many others wait


class BotTurns:
    """Plays the turns of bots."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")

    async def play(self, table: Table, lease: float, waited: float = 0.0) -> None:
        """Play one bot's turn, if it is a bot's turn; after each action the lease begins anew."""
        seat = acting_bot(table.state)
        if seat is None:
            return
        bot = make(table.state, seat, waited)
        with table.listening():  # so that the table isn't forgotten meanwhile
            while acting_bot(table.state) == seat:
                await self._decide(table, table.state, seat, bot, lease)

    async def _decide(self, table: Table, state: GameState, seat: Seat, bot: Bot, lease: float) -> None:
        words = None if state.awaits_confirmation else await self._thought(state, seat, bot)

        def events(now: GameState) -> Sequence[Event]:
            if now.sequence != state.sequence:
                raise Refused("action/stale")
            if words is None:  # a person did it all, and went away before saying so
                return confirm(now, seat.player, None)
            return act(now, seat.player, words, None)

        try:
            await table.change(events, lease)
        except Refused as refused:
            if refused.code != "action/stale":  # somebody sat down or left meanwhile: think again
                raise

    async def _thought(self, state: GameState, seat: Seat, bot: Bot) -> str:
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._pool, bot.choose, state.position)
        THINKING_SECONDS.labels(seat.bot_level).observe(time.perf_counter() - began)
        return str(decision)

    def stop(self) -> None:
        """Think no further; what is under way ends unheard."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def make(state: GameState, seat: Seat, waited: float) -> Bot:
    """The bot of a seat for one turn; its chance comes from the log: another process thinks the same.

    What the turn has waited is taken from the bot's time: nobody's games can keep the others waiting long.
    """
    assert seat.bot_level is not None
    chosen = level(seat.bot_level)
    effort = None if chosen.seconds is None else Effort(seconds=max(LEAST, chosen.seconds - waited))
    players = list(state.game.options.players)
    seed = state.created.bot_seed + len(players) * state.sequence + players.index(seat.player)
    return chosen.make(state.game.options, seed, effort)
