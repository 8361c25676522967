"""All tables of this process: new games, and those that were loaded from the store."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable

from cleocatra.bots.levels import LEVELS
from cleocatra.rules import Colour, Options
from cleocatra.server.events import Created, Event, SeatPlan, SeatTaken, Sitter, format_event, parse_event
from cleocatra.server.game_log import after, begin
from cleocatra.server.models import GameRequest, SeatToken
from cleocatra.server.refusals import Refused
from cleocatra.server.seats import GAME_ID, clean_name, fresh_game_id, fresh_token, token_hash
from cleocatra.server.shuffle import commitment, fresh_salt, shuffled_pile
from cleocatra.server.store import Store
from cleocatra.server.table import Table
from cleocatra.server.turns import start

MOST_TABLES = 5_000  # in memory; the others rest in the store
LEVEL_NAMES = {level.name.lower(): level.name for level in LEVELS}


class Tables:
    """Finds the table of a game; the least used ones are forgotten when there are too many."""

    def __init__(self, store: Store, after_change: Callable[[Table], None]) -> None:
        self.store = store
        self.stopping = False
        self._after_change = after_change
        self._tables: OrderedDict[str, Table] = OrderedDict()

    async def find(self, game: str) -> Table:
        """The game's table; raises Refused alike for an id that is wrong and one that could be right."""
        table = self._tables.get(game)
        if table is None:
            texts = await self._read(game)
            if not texts:
                raise Refused("game/unknown")
            # another request may have loaded it meanwhile
            table = self._tables.get(game) or self._keep(game, [parse_event(text) for text in texts])
        self._tables.move_to_end(game)
        return table

    async def _read(self, game: str) -> list[str]:
        if not GAME_ID.fullmatch(game):
            return []
        return await asyncio.wrap_future(self.store.events(game))

    def _keep(self, game: str, events: list[Event]) -> Table:
        table = self._tables[game] = Table(game, self.store, events)
        table.after_change = self._after_change
        if len(self._tables) > MOST_TABLES:
            for name in [name for name, old in self._tables.items() if old.idle][: MOST_TABLES // 10]:
                if name != game:
                    del self._tables[name]
        self._after_change(table)
        return table

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
        await asyncio.wrap_future(self.store.create(game, payloads, listed=request.listed))
        return self._keep(game, events), tokens

    async def listed(self, most: int = 50) -> list[Table]:
        """The newest public games that wait for players."""
        games = await asyncio.wrap_future(self.store.listed(most))
        tables = [await self.find(game) for game in games]
        return [table for table in tables if not table.state.started and not table.state.over]

    def stop(self) -> None:
        """Send all listeners home: they come back to the next server."""
        self.stopping = True
        for table in self._tables.values():
            table.wake()


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
