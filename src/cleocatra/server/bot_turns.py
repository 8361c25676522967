"""Bots at the tables: they think in threads of their own, on what a player may see."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from cleocatra.bots.interface import Bot
from cleocatra.bots.levels import level
from cleocatra.server.events import Event, Sitter
from cleocatra.server.game_log import GameState, Seat
from cleocatra.server.refusals import Refused
from cleocatra.server.table import Table
from cleocatra.server.turns import act

log = logging.getLogger("cleocatra.server")


class BotTurns:
    """Plays the turns of bots, at each table one at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(max_workers=os.cpu_count() or 1, thread_name_prefix="bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopping = False

    def look_at(self, table: Table) -> None:
        """Let a bot think if it is a bot's turn and none thinks already."""
        if self._stopping or table.game in self._tasks or acting_bot(table.state) is None:
            return
        self._tasks[table.game] = asyncio.get_running_loop().create_task(self._play(table))

    async def _play(self, table: Table) -> None:
        """Decide and act until it is a person's turn."""
        bots: dict[str, Bot] = {}
        try:
            with table.listening():  # so that the table isn't forgotten meanwhile
                while not self._stopping and (seat := acting_bot(table.state)) is not None:
                    bot = bots.get(seat.player) or bots.setdefault(seat.player, make(table.state, seat))
                    await self._decide(table, table.state, seat, bot)
        except Exception:
            log.exception("bot-failed game=%s", table.name_in_logs)
        finally:  # in the same step as the last look at the state: no turn is overlooked
            del self._tasks[table.game]

    async def _decide(self, table: Table, state: GameState, seat: Seat, bot: Bot) -> None:
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._threads, bot.choose, state.position)

        def events(now: GameState) -> Sequence[Event]:
            if now.sequence != state.sequence:
                raise Refused("action/stale")
            return act(now, seat.player, str(decision), None)

        try:
            await table.change(events)
        except Refused as refused:
            if refused.code != "action/stale":  # somebody sat down or left meanwhile: think again
                raise

    async def stop(self) -> None:
        """Let the thoughts under way end; the next server thinks them again."""
        self._stopping = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def acting_bot(state: GameState) -> Seat | None:
    """The seat of the bot whose turn it is."""
    seat = state.seat(state.actor) if state.actor is not None else None
    return seat if seat is not None and seat.sitter is Sitter.BOT else None


def make(state: GameState, seat: Seat) -> Bot:
    """The bot of a seat; its chance comes from the game's log, so that another server thinks the same."""
    assert seat.level is not None
    seed = state.created.bot_seed + list(state.game.options.players).index(seat.player)
    return level(seat.level).make(state.game.options, seed, None)
