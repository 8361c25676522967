"""The tables of one process: a game has one, as long as anybody uses it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.server.tables.registry import Tables
from cleocatra.server.tables.table import Table
from cleocatra.table.creation import first_change
from cleocatra.table.events import SeatTaken
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
    asyncio.run(crowd())
    store.close()


def test_of_two_who_ask_for_a_game_at_once_both_get_the_same_table(tmp_path: Path) -> None:
    async def crowd() -> None:
        await make(Tables(store), GAMES[0])
        tables = Tables(store)
        first, second = await asyncio.gather(tables.find(GAMES[0]), tables.find(GAMES[0]))
        assert first is second

    store = SqliteStore(tmp_path / "games.db")
    asyncio.run(crowd())
    store.close()
