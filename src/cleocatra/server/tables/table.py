"""A table: one game with its log in memory, changed in one order for all who act."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence

from cleocatra.rules import Colour
from cleocatra.server.metrics import ACTIONS, event_counter
from cleocatra.server.store.base import Conflict, News, Store, Unavailable
from cleocatra.server.tables.audience import Audience
from cleocatra.server.tables.logs import readable
from cleocatra.server.tables.marks import Marks
from cleocatra.table.bounds import in_bounds
from cleocatra.table.chain import chained, follow
from cleocatra.table.changes import Change
from cleocatra.table.checkpoints import Checkpoints
from cleocatra.table.clocks import start_clock
from cleocatra.table.events import Event, format_event, parse_event
from cleocatra.table.projection import project
from cleocatra.table.refusals import Refused
from cleocatra.table.requests import GrantedRequests, PlayerRequest, Repeated, Stale
from cleocatra.table.schedule import turn_due
from cleocatra.table.shuffling import go_on
from cleocatra.table.state import GameState

TRIES = 10  # of a change while other processes are quicker
Decide = Callable[[Change], Change]

log = logging.getLogger("cleocatra.server")


def nothing(_: Table) -> None:
    """The callback of a table that nobody manages."""


class Table:
    """One game. Its state changes only by events that the store has committed."""

    def __init__(
        self, game: str, store: Store, events: Sequence[Event], state: GameState, link: str = ""
    ) -> None:
        """The table of a game whose log holds these events, with the state and the link after them."""
        self.game = game
        # tells games apart in logs without their ids, which let people in
        self.name_in_logs = hashlib.sha256(game.encode()).hexdigest()[:10]
        self.events = list(events)
        self.state = state
        self.link = link  # of the chain over the log
        self.audience = Audience()
        self.marks = Marks(game, store)
        self.checkpoints = Checkpoints()
        self.granted = GrantedRequests(events)
        self.after_change: Callable[[Table], None] = nothing
        self.after_coming: Callable[[Table], None] = nothing
        self._store = store
        self._in_doubt = False  # whether a write may have been done though the store failed
        self._lock = asyncio.Lock()

    @property
    def idle(self) -> bool:
        return self.audience.empty and not self._lock.locked()

    def now(self) -> float:
        """The time, as all processes have it."""
        return self._store.now()

    def view_json(self, held: frozenset[Colour]) -> bytes:
        """The present view of whoever holds these seats."""
        return self.audience.view_json(self.state, held)

    async def change(self, decide: Decide, lease: float = 0.0) -> int:
        """Decide what happens on the present state and commit it; returns the number of its first event.

        If another process was first, the decision is made again on the state that it left. A change that was
        begun is finished even if its client goes away. With a lease, this process keeps the table's job for
        so many seconds.
        """
        return await asyncio.shield(self._change(decide, lease))

    async def _change(self, decide: Decide, lease: float) -> int:
        async with self._lock:
            if self._in_doubt:
                await self._read_on()
            for _ in range(TRIES):
                before = self.state
                try:
                    now = self.now()
                    change = in_bounds(start_clock(go_on(decide(Change(before)), now), now))
                except Refused:  # perhaps only because another process knows more
                    if self._store.shared:
                        await self._read_on()
                    if self.state is before:
                        raise
                    continue
                if await self._commit(before.sequence, change, lease):
                    return before.sequence + 1
            raise Refused("action/stale")

    async def _commit(self, after: int, change: Change, lease: float) -> bool:
        """Write a change and publish it; False if another process was first."""
        if not change.events:
            return True
        due = turn_due(change.state)
        payloads, link = chained(map(format_event, change.events), self.link)
        try:
            await asyncio.wrap_future(self._store.append(self.game, after, payloads, due=due, lease=lease))
        except Conflict:
            await self._read_on()
            return False
        except Unavailable:
            self._in_doubt = True
            raise Refused("store/unavailable") from None
        self.count(change.events, after + 1)
        self._publish(change, link)
        return True

    def count(self, events: Sequence[Event], first: int) -> None:
        """Count and log the events that this process has committed."""
        for number, event in enumerate(events, start=first):
            event_counter(event.type).inc()
            log.info("event game=%s sequence=%d type=%s", self.name_in_logs, number, event.type)

    def _publish(self, change: Change, link: str) -> None:
        """Take over what is committed, and let everyone know."""
        self.state, self.link = change.state, link
        self.granted.note(change.events, len(self.events) + 1)
        self.events += change.events
        self.audience.changed()
        self.after_change(self)

    # Changes by other processes

    async def catch_up(self) -> None:
        """Read what other processes have done."""
        if self._store.shared or self._in_doubt:
            async with self._lock:
                await self._read_on()

    def hear(self, news: News) -> bool:
        """Take over the events in the news, if they are all that is missing here."""
        complete = self.state.sequence == news.sequence - len(news.payloads)
        if not news.payloads or not complete or self._lock.locked():
            return False
        self._take_over(news.payloads)
        return True

    async def _read_on(self) -> None:
        try:
            texts = await asyncio.wrap_future(self._store.events(self.game, self.state.sequence))
        except Unavailable:
            raise Refused("store/unavailable") from None
        self._in_doubt = False
        if texts:
            self._take_over(texts)

    def _take_over(self, texts: Sequence[str]) -> None:
        """Follow the log; raises Refused if it can't be read."""
        change = Change(self.state)
        with readable(self.name_in_logs):
            link = follow(texts, self.link)
            for text in texts:
                change = change.then(parse_event(text))
        self._publish(change, link)

    # Who is here

    def mark(self, name: str, until: float) -> asyncio.Future[None]:
        """Set a mark: here at once, and for all processes when the answer is done."""
        self.hear_mark(name, until)
        return self.marks.tell(name, until)

    def hear_mark(self, name: str, until: float) -> None:
        """Take over a mark, and let everyone know if a player came or went."""
        if self.marks.hear(name, until):
            self.audience.wake()
            self.after_coming(self)

    async def read_marks(self) -> None:
        await self.marks.read()
        self.audience.wake()

    # Requests of players

    async def request(self, held: frozenset[Colour], request: PlayerRequest, decide: Decide) -> int:
        """Do what a player asks, once; returns the sequence number of the event that granted it."""
        if request.after > self.state.sequence:  # seen through another process
            await self.catch_up()
        try:
            first = await self.change(self.granted.once(held, request, decide))
        except Repeated as repeated:
            return repeated.sequence
        except Refused as refused:
            if refused.code == "action/stale":
                raise Stale(project(self.state, held)) from refused
            raise
        ACTIONS.inc()
        return self.granted.find(held, request) or first  # a seat may have been given back first
