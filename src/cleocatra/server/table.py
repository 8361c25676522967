"""A table: one game with its log in memory, those who listen to it, and the order of those who act."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce

from cleocatra.rules import Colour
from cleocatra.server.answers import GameView
from cleocatra.server.clocks import timed
from cleocatra.server.due import turn_due
from cleocatra.server.events import Acted, Event, Requested, format_event, parse_event
from cleocatra.server.game_log import GameState, after
from cleocatra.server.metrics import ACTIONS, EVENTS
from cleocatra.server.refusals import Refused
from cleocatra.server.store import Conflict, News, Store, Unavailable
from cleocatra.server.view import Stale, for_seats, for_spectators, project, project_event

MOST_EVENTS = 20_000  # R14 sets no limit to a game; a server needs one
MOST_STREAMS = 200
MOST_TOLD = 5  # of the last events that are kept ready to be told
PIECE = 100  # events that are told at once to someone who missed more
TRIES = 10  # of a change that other processes were quicker with
Decide = Callable[[GameState], Sequence[Event]]

log = logging.getLogger("cleocatra.server")


class Repeated(Exception):
    """The request was granted before, with the event of this sequence number."""

    def __init__(self, sequence: int) -> None:
        super().__init__(sequence)
        self.sequence = sequence


class Table:
    """One game. Its state changes only by events that the store has committed."""

    def __init__(self, game: str, store: Store, events: Sequence[Event], state: GameState) -> None:
        """The table of a game whose log holds these events, which lead to this state."""
        self.game = game
        # tells games apart without telling their ids, which let people in
        self.name_in_logs = hashlib.sha256(game.encode()).hexdigest()[:10]
        self.events = list(events)
        self.state = state
        self.marks: dict[str, float] = {}  # what all processes know of the table beside its log
        self.after_change: Callable[[Table], None] = lambda _: None
        self.after_coming: Callable[[Table], None] = lambda _: None
        self._store = store
        self._doubtful = False
        self._granted: dict[tuple[Colour, str], int] = {}
        self._note_keys(events, 1)
        self._lock = asyncio.Lock()
        self._listeners: set[asyncio.Event] = set()
        self._views: dict[frozenset[Colour], str] = {}
        self._seen_by_all: GameView | None = None
        self._told: dict[int, list[tuple[int, str, str]]] = {}
        self._pieces: dict[int, list[tuple[int, str, str]]] = {}

    @property
    def idle(self) -> bool:
        return not self._listeners and not self._lock.locked()

    async def change(self, decide: Decide, lease: float = 0.0) -> int:
        """Decide on the present state what happens, and make it so; the answer is its sequence number.

        If another process was first, it is decided again on the state that it left. Whoever asked may go away
        meanwhile: what was begun is finished all the same. The lease is for the one who does the table's job.
        """
        return await asyncio.shield(self._change(decide, lease))

    async def _change(self, decide: Decide, lease: float) -> int:
        async with self._lock:
            if self._doubtful:
                await self._read_on()
            for _ in range(TRIES):
                before = self.state
                try:
                    decided = decide(before)
                except Refused:  # perhaps only because another process knows more
                    if self._store.shared:
                        await self._read_on()
                    if self.state is before:
                        raise
                    continue
                events = timed(before, decided, time.time())
                if before.sequence + len(events) > MOST_EVENTS:
                    raise Refused("game/too-long", {"most": str(MOST_EVENTS)})
                state = reduce(after, events, before)
                try:
                    await self._append(before.sequence, events, turn_due(state), lease)
                except Conflict:
                    await self._read_on()
                    continue
                self._publish(state, events)
                return before.sequence + 1
            raise Refused("action/stale")

    async def _append(self, sequence: int, events: Sequence[Event], due: float | None, lease: float) -> None:
        payloads = [format_event(event) for event in events]
        if due is not None:
            due = max(due, time.time())  # what has waited longest is done first
        append = self._store.append(self.game, sequence, payloads, due=due, lease=lease)
        try:
            await asyncio.wrap_future(append)
        except Unavailable:
            self._doubtful = True
            raise Refused("store/unavailable") from None
        self.note(events, sequence + 1)

    def note(self, events: Sequence[Event], first: int) -> None:
        """Count what this process has committed, and log it: one line an event."""
        for number, event in enumerate(events, start=first):
            EVENTS.labels(event.type).inc()
            log.info("event game=%s sequence=%d type=%s", self.name_in_logs, number, event.type)

    async def catch_up(self) -> None:
        """Learn what other processes have done."""
        if self._store.shared or self._doubtful:
            async with self._lock:
                await self._read_on()

    def hear(self, news: News) -> bool:
        """Take over what another process has done, if the news hold all that is new here."""
        known = self.state.sequence == news.sequence - len(news.payloads)
        if not news.payloads or not known or self._lock.locked():
            return False
        self._take_over(news.payloads)
        return True

    async def _read_on(self) -> None:
        try:
            texts = await asyncio.wrap_future(self._store.events(self.game, self.state.sequence))
        except Unavailable:
            raise Refused("store/unavailable") from None
        self._doubtful = False
        if texts:
            self._take_over(texts)

    def _take_over(self, texts: Sequence[str]) -> None:
        events = [parse_event(text) for text in texts]
        self._publish(reduce(after, events, self.state), events)

    def _publish(self, state: GameState, events: Sequence[Event]) -> None:
        """Tell everyone what is committed."""
        self.state = state
        self._note_keys(events, len(self.events) + 1)
        self.events += events
        self._views.clear()
        self._seen_by_all = None
        self._told.clear()
        self.wake()
        self.after_change(self)

    def _note_keys(self, events: Sequence[Event], first: int) -> None:
        for sequence, event in enumerate(events, start=first):
            if isinstance(event, Requested) and event.key is not None:
                self._granted[event.player, event.key] = sequence

    def mark(self, name: str, until: float) -> asyncio.Future[None]:
        """Set a mark for all processes; here it is set at once."""
        self.hear_mark(name, until)
        return asyncio.wrap_future(self._store.mark(self.game, name, until))

    def hear_mark(self, name: str, until: float) -> None:
        """A mark was set: a player came or went, unless it only holds for longer now."""
        now = time.time()
        before = self.marks.get(name, 0.0)
        self.marks[name] = until
        if (before > now) is not (until > now):
            self.wake()
            self.after_coming(self)

    async def read_marks(self) -> None:
        self.marks = await asyncio.wrap_future(self._store.marks(self.game))
        self.wake()

    async def request(self, held: frozenset[Colour], word: str, after: int, key: str, decide: Decide) -> str:
        """Do what a player asks on the state they saw, once; `word` tells one request from another.

        The answer is an `Answer` as JSON, around the same view that the player's stream tells.
        """

        def once(state: GameState) -> Sequence[Event]:
            if (sequence := self.granted(held, word, key)) is not None:
                raise Repeated(sequence)
            if after != state.sequence:
                raise Refused("action/stale")
            return decide(state)

        if after > self.state.sequence:  # somebody may have seen it through another process
            await self.catch_up()
        try:
            sequence = await self.change(once)
            sequence = self.granted(held, word, key) or sequence  # a seat may have been given back first
            ACTIONS.inc()
        except Repeated as repeated:
            sequence = repeated.sequence
        except Refused as refused:
            if refused.code == "action/stale":
                raise Stale(project(self.state, held)) from refused
            raise
        return f'{{"sequence":{sequence},"view":{self.view_text(held)}}}'

    def granted(self, held: frozenset[Colour], word: str, key: str) -> int | None:
        """The event that granted the request with this key, if one did; raises Refused if it was another."""
        for player in held:
            sequence = self._granted.get((player, key))
            if sequence is not None:
                event = self.events[sequence - 1]
                if (event.action if isinstance(event, Acted) else event.type) != word:
                    raise Refused("action/id-reused")
                return sequence
        return None

    # Listening

    def check_room(self, held: frozenset[Colour]) -> None:
        """Raise Refused if too many listen already; for players there is always room."""
        if len(self._listeners) >= MOST_STREAMS and not held:
            raise Refused("stream/too-many", {"most": str(MOST_STREAMS)})

    @contextmanager
    def listening(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever something has happened."""
        listener = asyncio.Event()
        self._listeners.add(listener)
        try:
            yield listener
        finally:
            self._listeners.discard(listener)

    def wake(self) -> None:
        for listener in self._listeners:
            listener.set()

    def view_text(self, held: frozenset[Colour]) -> str:
        """The view as JSON, made once for all who hold the same seats."""
        text = self._views.get(held)
        if text is None:
            self._seen_by_all = self._seen_by_all or for_spectators(self.state)
            view = for_seats(self._seen_by_all, self.state, held)
            text = self._views[held] = view.model_dump_json()
        return text

    def event_texts(self, seen: int) -> list[tuple[int, str, str]]:
        """Sequence number, type and JSON of the events after the last one seen, or of the first of them."""
        until = min(len(self.events), seen - seen % PIECE + PIECE)
        whole = until - seen == PIECE  # it will never change
        told = self._pieces.get(seen) if whole else self._told.get(seen)
        if told is None:
            events = enumerate(self.events[seen:until], seen + 1)
            views = [project_event(event, number) for number, event in events]
            told = [(view.sequence, view.type, view.model_dump_json(exclude_none=True)) for view in views]
            if whole:
                self._pieces[seen] = told
            elif len(self.events) - seen <= MOST_TOLD:  # what many have just missed
                self._told[seen] = told
        return told
