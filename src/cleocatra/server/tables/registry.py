"""The registry of tables: new games, and those that were loaded from the store."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from weakref import WeakValueDictionary

from cleocatra.server.metrics import TABLES
from cleocatra.server.store.base import ABSENCE, News, Store, Unavailable
from cleocatra.server.tables.logs import ReadLog, read_log
from cleocatra.server.tables.table import Table
from cleocatra.server.tokens import GAME_ID
from cleocatra.table.chain import chained
from cleocatra.table.changes import Change
from cleocatra.table.clocks import absence_due
from cleocatra.table.events import format_event
from cleocatra.table.refusals import Refused
from cleocatra.table.schedule import turn_due

COMPARE_EVERY = 10.0  # seconds between comparisons with the store, in case news was missed
LONG = 50_000  # characters; longer logs are parsed in a thread, so that the event loop isn't blocked
MOST_LONG = 1  # such logs parsed at once: each thread takes turns with the event loop
USUAL = 200  # events of a game, of which there is room for as many as for games
LOOKS = 10  # at the newest public games, while some of them don't wait for players any more

log = logging.getLogger("cleocatra.server")


class Tables:
    """Finds the table of a game. If there are too many in memory, or too long ones, the least recently used
    are dropped.
    """

    def __init__(self, store: Store, most: int = 5_000) -> None:
        self.store = store
        self.stopping = False
        self.due_now: Callable[[], None] = lambda: None
        self.note: Callable[[Table], None] = lambda _: None  # that something happened in a game
        self.read: Callable[[Sequence[str]], ReadLog] = read_log
        self._most = most  # in memory, 0: no limit
        # all tables in use: a game never has two, even if one is dropped during a request
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()  # the one used last comes last
        self._lengths: dict[str, int] = {}  # of their logs, of which memory is made
        self._length = 0  # of all of these
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._long = asyncio.Semaphore(MOST_LONG)
        self._missed: set[str] = set()  # games with news while they were loaded
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen to news from other processes from now on."""
        loop = asyncio.get_running_loop()

        def tell(news: Iterable[News]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody listens
                loop.call_soon_threadsafe(self._hear, news)

        self.store.watch(tell)
        if self.store.shared:
            self._in_background(self._compare_regularly())

    async def find(self, game: str) -> Table:
        """The game's table; raises the same Refused for an id that is malformed and one that is unknown."""
        table = self._tables.get(game) or await self._loaded(game)
        self._keep(table)
        return table

    async def _loaded(self, game: str) -> Table:
        """The table of a game that isn't in memory: loaded once for all who ask."""
        if not GAME_ID.fullmatch(game):
            raise Refused("game/unknown")
        task = self._loading.get(game)
        if task is None:
            task = self._loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self._end_loading(game))
        return await asyncio.shield(task)

    def _end_loading(self, game: str) -> None:
        if not (task := self._loading.pop(game)).cancelled():
            task.exception()  # nobody may be left to hear of it
        self._missed.discard(game)

    async def _load(self, game: str) -> Table:
        try:
            texts = await asyncio.wrap_future(self.store.events(game))
            if not texts:
                raise Refused("game/unknown")
            marks = await asyncio.wrap_future(self.store.marks(game))
            read = await self._parsed(texts)
            # it may have been created meanwhile
            table = self._tables.get(game) or self._set_up(game, read)
            table.marks.update(marks)
            if (due := turn_due(table.state)) is not None:
                await asyncio.wrap_future(self.store.remind(game, due))
                self._look(table)
            if game in self._missed:
                self._in_background(table.catch_up())
            return table
        except Unavailable:
            raise Refused("store/unavailable") from None

    async def _parsed(self, texts: Sequence[str]) -> ReadLog:
        if sum(map(len, texts)) < LONG:
            return self.read(texts)
        async with self._long:
            return await asyncio.to_thread(self.read, texts)

    def _set_up(self, game: str, read: ReadLog) -> Table:
        table = self._tables[game] = Table(game, self.store, read.events, read.state, read.link)
        table.after_change = self._changed
        table.after_coming = self._plan_absence
        self._look(table)
        return table

    def _keep(self, table: Table) -> None:
        """Keep a table in memory, and drop the least recently used ones if there are too many."""
        if table.game in self._kept:
            self._kept.move_to_end(table.game)
            return
        self._kept[table.game] = table
        self._measure(table)
        if self._most and len(self._kept) > self._most:
            self._drop_idle(table, self._most - self._most // 10, self._length)
        if self._most and self._length > self._most * USUAL:
            self._drop_idle(table, len(self._kept), self._most * USUAL)
        TABLES.set(len(self._kept))

    def _measure(self, table: Table) -> None:
        """Note how long a table's log is now."""
        if table.game in self._kept:
            length = len(table.events)
            self._length += length - self._lengths.get(table.game, 0)
            self._lengths[table.game] = length

    def _drop_idle(self, but: Table, tables: int, length: int) -> None:
        """Drop tables in which nobody is, until there are no more and no longer ones than these."""
        for name in [name for name, old in self._kept.items() if old.idle and old is not but]:
            if len(self._kept) <= tables and self._length <= length:
                break
            self._forget(name)

    def _forget(self, game: str) -> None:
        self._kept.pop(game, None)
        self._length -= self._lengths.pop(game, 0)

    def _changed(self, table: Table) -> None:
        self._measure(table)
        self.note(table)
        self._look(table)
        self._plan_absence(table)

    def _look(self, table: Table) -> None:
        """Wake the worker if something is due."""
        due = turn_due(table.state)
        if due is not None and due <= self.store.now():
            self.due_now()

    def _plan_absence(self, table: Table) -> None:
        """Plan the check whether the player who acts is away.

        Only events and players who come or go postpone it; requests that only read don't.
        """
        if table.state.created.absence is not None:
            self.store.plan(table.game, ABSENCE, absence_due(table.state, table.marks, self.store.now()))

    # News from other processes is a hint: the truth is in the log

    def _hear(self, news: Iterable[News]) -> None:
        for hint in news:
            if hint.game is None:
                self._in_background(self._compare())
                continue
            if hint.game in self._loading:
                self._missed.add(hint.game)
            table = self._tables.get(hint.game)
            if table is None:
                continue
            if hint.sequence == 0:
                for mark in hint.payloads:
                    name, until = mark.split(" ")
                    table.hear_mark(name, float(until))
            elif hint.sequence > table.state.sequence and not table.hear(hint):
                self._in_background(table.catch_up())

    async def _compare_regularly(self) -> None:
        while True:
            await asyncio.sleep(COMPARE_EVERY)
            try:
                await self._compare()
            except (Unavailable, Refused, ValueError) as error:  # the next comparison may go better
                log.warning("news-missed error=%s", type(error).__name__)

    async def _compare(self) -> None:
        """Catch up with all games that other processes have changed."""
        ends = await asyncio.wrap_future(self.store.ends(list(self._tables)))
        for game, end in ends.items():
            table = self._tables.get(game)
            if table is not None and end > table.state.sequence:
                await table.catch_up()

    def _in_background(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("news-missed error=%s", type(error).__name__)

    async def create(self, game: str, begun: Change, *, listed: bool) -> Table:
        """Create a game with the first events of its log; raises Conflict if there is one with this id."""
        payloads, link = chained(map(format_event, begun.events))
        create = self.store.create(game, payloads, listed=listed, due=turn_due(begun.state))
        try:
            await asyncio.wrap_future(create)
        except Unavailable:
            raise Refused("store/unavailable") from None
        table = self._tables.get(game) or self._set_up(game, ReadLog(list(begun.events), begun.state, link))
        table.count(begun.events, 1)
        self._keep(table)
        return table

    async def listed(self, most: int = 50) -> list[Table]:
        """The newest public games that wait for players; all others are taken off the list."""
        waiting: list[Table] = []
        try:
            for _ in range(LOOKS):
                games = await asyncio.wrap_future(self.store.listed(most))
                tables = [table for game in games if (table := await self._readable(game)) is not None]
                waiting = [table for table in tables if not table.state.started and not table.state.over]
                if len(waiting) == len(tables):
                    break
                gone = [table.game for table in tables if table not in waiting]
                await asyncio.wrap_future(self.store.unlist(gone))
        except Unavailable:
            raise Refused("store/unavailable") from None
        return waiting

    async def _readable(self, game: str) -> Table | None:
        try:
            return await self.find(game)
        except Refused as refused:
            if refused.code not in ("game/newer", "game/damaged"):
                raise
            return None

    def drop(self, games: Iterable[str]) -> None:
        """These games are deleted: whoever asks for them hears that there are none."""
        for game in games:
            self._forget(game)
            self._tables.pop(game, None)

    def stop(self) -> None:
        """End all streams: their clients connect again to the next server."""
        self.stopping = True
        for table in self._tables.values():
            table.audience.wake()
        for task in self._tasks:
            task.cancel()
