"""A server for all tests of a module, and servers for those that end them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgresql import Postgres, postgres

from tests.server.lines import limited
from tests.server.process import ServerProcess

STRICT = {
    "rate": "20",
    "burst": "50",
    "client-streams": "3",
    "client-connections": "30",
    "patience": "1",
    "proxy": "127.0.0.1",
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server") / "games.db")
    process.start()
    yield process
    process.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path / "games.db")
    process.start()
    yield process
    process.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A real PostgreSQL; only our processes are killed, so it may leave out the flushes of the disk."""
    with postgres("fsync=off") as server:
        yield server


@pytest.fixture
def database(postgres_server: Postgres) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgres_server.fresh_database()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets nobody have much."""
    yield from limited(tmp_path_factory.mktemp("strict"), STRICT)
