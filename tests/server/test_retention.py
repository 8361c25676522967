"""Old games are deleted where the host wants that, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cleocatra.server.jobs.retention import DAY, Retention
from cleocatra.server.store.base import Store, open_store
from cleocatra.server.tables.registry import Tables
from tests.data.files import game_log

LATER = 1000 * DAY  # after all that happens here


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = str(tmp_path / "games.db") if request.param == "sqlite" else request.getfixturevalue("database")
    opened = open_store(url)
    yield opened
    opened.close()


def left(store: Store) -> list[str]:
    return store.games().result()


def test_finished_and_abandoned_games_have_their_own_times(store: Store) -> None:
    for game in ("finished", "running", "waiting"):
        store.create(game, ["one", "two"], listed=False, due=0.0).result()
    store.touch("finished", over=True).result()
    store.touch("running", over=False).result()
    now = store.now()
    assert store.forget(finished=now - DAY, abandoned=now - DAY, most=9).result() == []
    assert store.forget(finished=None, abandoned=None, most=9).result() == []
    assert left(store) == ["finished", "running", "waiting"]
    assert store.forget(finished=now + DAY, abandoned=None, most=9).result() == ["finished"]
    assert store.events("finished").result() == []
    assert sorted(store.forget(finished=None, abandoned=now + DAY, most=9).result()) == ["running", "waiting"]
    assert left(store) == []


def test_few_are_deleted_at_once(store: Store) -> None:
    for number in range(5):
        store.create(f"game {number}", ["one"], listed=False).result()
    assert len(store.forget(finished=None, abandoned=store.now() + DAY, most=3).result()) == 3
    assert len(left(store)) == 2


def test_whoever_asks_for_a_deleted_game_hears_that_there_is_none(store: Store) -> None:
    game = "A" * 22

    async def play() -> None:
        store.create(game, game_log("first-server"), listed=False).result()
        tables = Tables(store)
        retention = Retention(store, 0, 0, tables.drop)
        table = await tables.find(game)
        retention.note(table)  # the game is over
        await asyncio.wrap_future(store.check())
        keeping = Retention(store, 1, 1, tables.drop)
        assert await keeping.delete() == []
        store.now = lambda: LATER + DAY * 30_000  # type: ignore[method-assign]
        assert await retention.delete() == []  # days of 0: for ever
        assert await keeping.delete() == [game]
        with pytest.raises(Exception, match="game/unknown"):
            await tables.find(game)

    asyncio.run(play())
