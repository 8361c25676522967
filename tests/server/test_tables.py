"""The tables of one process: a game has one, as long as anybody uses it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from pathlib import Path

from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.tables.registry import USUAL, Tables
from cleocatra.server.tables.table import Table
from cleocatra.table.changes import Change
from cleocatra.table.creation import first_change
from cleocatra.table.events import EndDeclined, SeatTaken
from cleocatra.table.refusals import Refused
from tests.loops import run
from tests.table.test_log import CREATED

GAMES = [letter * 22 for letter in "ABCD"]


async def make(tables: Tables, game: str) -> Table:
    begun = first_change(CREATED, [SeatTaken(CREATED.seats[0].player, "Ann", "0a" * 32)], now=0.0)
    return await tables.create(game, begun, listed=False)


def test_a_table_that_is_forgotten_while_somebody_uses_it_is_found_again(tmp_path: Path) -> None:
    """Otherwise whoever listens to it would never hear what happens at the other."""

    async def crowd() -> None:
        tables = Tables(store, most=1)
        first = await make(tables, GAMES[0])
        for game in GAMES[1:]:
            await make(tables, game)
        assert await tables.find(GAMES[0]) is first
        state = first.state
        del first
        await tables.find(GAMES[1])
        again = await tables.find(GAMES[0])  # nobody used it: read from the store
        assert again.state is not state
        assert again.state == state

    store = SqliteStore(tmp_path / "games.db")
    run(crowd())
    store.close()


def test_a_long_log_takes_the_room_of_many_games(tmp_path: Path) -> None:
    """Memory is made of events: a hundred long games are as much as thousands of short ones."""

    def much(change: Change) -> Change:
        for _ in range(3 * USUAL):
            change = change.then(EndDeclined(CREATED.seats[0].player))
        return change

    async def crowd() -> None:
        tables = Tables(store, most=3)
        state = (await make(tables, GAMES[0])).state
        await make(tables, GAMES[1])
        assert (await tables.find(GAMES[0])).state is state  # there is room for three such games
        long = await make(tables, GAMES[2])
        await long.change(much)
        lasting = long.state
        await tables.find(GAMES[1])
        assert (await tables.find(GAMES[2])).state is lasting
        del long
        await make(tables, GAMES[3])  # there are three short ones and this long one
        again = await tables.find(GAMES[2])
        assert again.state is not lasting
        assert again.state == lasting

    store = SqliteStore(tmp_path / "games.db")
    run(crowd())
    store.close()


class CountingStore(SqliteStore):
    """Counts how often a log is read."""

    reads = 0

    def events(self, game: str, after: int = 0) -> Future[list[str]]:
        self.reads += 1
        return super().events(game, after)


def test_a_game_is_loaded_once_for_all_who_ask_for_it_at_once(tmp_path: Path) -> None:
    async def crowd() -> None:
        await make(Tables(store), GAMES[0])
        tables = Tables(store)
        asking = [asyncio.create_task(tables.find(GAMES[0])) for _ in range(100)]
        await asyncio.sleep(0)
        asking[0].cancel()  # the first one leaves: the others get it nevertheless
        found = await asyncio.gather(*asking[1:])
        assert len(set(map(id, found))) == 1
        assert store.reads == 1
        unknown = await asyncio.gather(*map(tables.find, GAMES[1:2] * 5), return_exceptions=True)
        assert [refused.code for refused in unknown if isinstance(refused, Refused)] == ["game/unknown"] * 5
        assert store.reads == 2
        await make(tables, GAMES[1])
        assert (await tables.find(GAMES[1])).game == GAMES[1]

    store = CountingStore(tmp_path / "games.db")
    run(crowd())
    store.close()
