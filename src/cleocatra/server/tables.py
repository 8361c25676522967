"""All tables of this process: new games, and those that were loaded from the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import reduce

from cleocatra.bots.levels import LEVELS
from cleocatra.rules import Colour, Options
from cleocatra.server.due import turn_due
from cleocatra.server.events import Created, Event, SeatPlan, SeatTaken, Sitter, format_event, parse_event
from cleocatra.server.game_log import after, begin
from cleocatra.server.metrics import TABLES
from cleocatra.server.models import GameRequest, SeatToken
from cleocatra.server.refusals import Refused
from cleocatra.server.seats import GAME_ID, clean_name, fresh_game_id, fresh_token, token_hash
from cleocatra.server.shuffle import commitment, fresh_salt, shuffled_pile
from cleocatra.server.store import News, Store, Unavailable
from cleocatra.server.table import Table
from cleocatra.server.turns import start

SWEEP = 10.0  # seconds between looks for news that was missed
LEVEL_NAMES = {level.name.lower(): level.name for level in LEVELS}

log = logging.getLogger("cleocatra.server")


class Tables:
    """Finds the table of a game; the least used ones are forgotten when there are too many."""

    def __init__(self, store: Store, most: int = 5_000) -> None:
        self.store = store
        self.stopping = False
        self.due_now: Callable[[], None] = lambda: None
        self._most = most  # in memory, 0: no limit; the others rest in the store
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: Counter[str] = Counter()
        self._missed: set[str] = set()  # games with news while they were loaded
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Hear of other processes from now on."""
        loop = asyncio.get_running_loop()

        def tell(news: Iterable[News]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody wants to know
                loop.call_soon_threadsafe(self._hear, news)

        self.store.watch(tell)
        if self.store.shared:
            self._in_background(self._sweep())

    async def find(self, game: str) -> Table:
        """The game's table; raises Refused alike for an id that is wrong and one that could be right."""
        table = self._tables.get(game) or await self._load(game)
        self._tables.move_to_end(game)
        return table

    async def _load(self, game: str) -> Table:
        if not GAME_ID.fullmatch(game):
            raise Refused("game/unknown")
        self._loading[game] += 1
        try:
            texts = await asyncio.wrap_future(self.store.events(game))
            if not texts:
                raise Refused("game/unknown")
            marks = await asyncio.wrap_future(self.store.marks(game))
            # another request may have loaded it meanwhile
            table = self._tables.get(game) or self._keep(game, [parse_event(text) for text in texts])
            table.marks = marks
            if game in self._missed:
                self._in_background(table.catch_up())
            return table
        except Unavailable:
            raise Refused("store/unavailable") from None
        finally:
            self._loading[game] -= 1
            if not self._loading[game]:
                del self._loading[game]
                self._missed.discard(game)

    def _keep(self, game: str, events: list[Event]) -> Table:
        table = self._tables[game] = Table(game, self.store, events)
        table.after_change = self._changed
        if self._most and len(self._tables) > self._most:
            for name in [name for name, old in self._tables.items() if old.idle][: self._most // 10 + 1]:
                if name != game:
                    del self._tables[name]
        TABLES.set(len(self._tables))
        self._changed(table)
        return table

    def _changed(self, table: Table) -> None:
        due = turn_due(table.state)
        if due is not None and due <= time.time():
            self.due_now()

    # News from other processes: only hints, what happened is in the log

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
                self._in_background(table.read_marks())
            elif hint.sequence > table.state.sequence:
                self._in_background(table.catch_up())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable, Refused):
                await self._compare()

    async def _compare(self) -> None:
        """Look which games have gone on, and catch up with them."""
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
            log.warning("news-missed error=%s", error)

    async def create(self, request: GameRequest) -> tuple[Table, list[SeatToken]]:
        """A new game, and the tokens of its persons' seats."""
        created = settle(request)
        tokens: list[SeatToken] = []
        events: list[Event] = [created]
        names = seat_names(request)
        state = begin(created)
        for plan in created.seats:
            if plan.sitter is Sitter.PERSON:
                tokens.append(SeatToken(player=plan.player, token=fresh_token()))
                events.append(SeatTaken(plan.player, names[plan.player], token_hash(tokens[-1].token)))
                state = after(state, events[-1])
        events += start(state)
        game = fresh_game_id()
        payloads = [format_event(event) for event in events]
        due = turn_due(reduce(after, events[1:], begin(created)))
        create = self.store.create(game, payloads, listed=request.listed, due=due)
        try:
            await asyncio.wrap_future(create)
        except Unavailable:
            raise Refused("store/unavailable") from None
        return self._keep(game, events), tokens

    async def listed(self, most: int = 50) -> list[Table]:
        """The newest public games that wait for players."""
        try:
            games = await asyncio.wrap_future(self.store.listed(most))
        except Unavailable:
            raise Refused("store/unavailable") from None
        tables = [await self.find(game) for game in games]
        return [table for table in tables if not table.state.started and not table.state.over]

    def stop(self) -> None:
        """Send all listeners home: they come back to the next server."""
        self.stopping = True
        for table in self._tables.values():
            table.wake()
        for task in self._tasks:
            task.cancel()


def settle(request: GameRequest) -> Created:
    """All that is decided before a game: turn order, pile, chance."""
    plans = []
    for player, seat in zip(Colour, request.seats, strict=False):
        level = LEVEL_NAMES.get((seat.level or "").lower())
        if (seat.sitter is Sitter.BOT) != (seat.level is not None) or (seat.level and level is None):
            raise Refused("bot/unknown", {"player": player})
        plans.append(SeatPlan(player, seat.sitter, level))
    first = secrets.randbelow(len(plans)) if request.start == "lot" else request.start
    if first >= len(plans):
        raise Refused("request/invalid", {"field": "start"})
    seats = (*plans[first:], *plans[:first])
    options = Options(request.rules, request.edition, tuple(plan.player for plan in seats))
    check_levels(seats, options)
    pile, salt = shuffled_pile(options), fresh_salt()
    return Created(
        rules=request.rules,
        edition=request.edition,
        seats=seats,
        auto_confirm=request.auto_confirm,
        take_backs=request.take_backs,
        listed=request.listed,
        commitment=commitment(pile, salt),
        pile=pile,
        salt=salt,
        bot_seed=secrets.randbits(32),
    )


def seat_names(request: GameRequest) -> dict[Colour, str | None]:
    """The nicknames that came with the request; who sits down later says their own."""
    names: dict[Colour, str | None] = {}
    for player, seat in zip(Colour, request.seats, strict=False):
        if seat.name is not None and seat.sitter is not Sitter.PERSON:
            raise Refused("request/invalid", {"field": "name", "player": player})
        names[player] = None if seat.name is None else clean_name(seat.name)
    return names


def check_levels(seats: tuple[SeatPlan, ...], options: Options) -> None:
    """Raise Refused if a bot can't play this game: not every game has been learned."""
    for plan in seats:
        level = next((level for level in LEVELS if level.name == plan.level), None)
        if level is not None:
            try:
                level.make(options, 0, None)
            except OSError as error:
                raise Refused("bot/unknown", {"player": plan.player}) from error
