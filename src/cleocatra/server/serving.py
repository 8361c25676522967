"""Runs the server: uvicorn with limits, and an end that lets everyone go in good order."""

from __future__ import annotations

import logging
import socket
from collections.abc import Sequence

import uvicorn

from cleocatra.server.app import create_app
from cleocatra.server.store import open_store
from cleocatra.server.tables import Tables

KEEP_ALIVE = 20  # seconds
STOPPING = 5  # seconds for requests under way
LARGEST_HEAD = 16 * 1024
LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


class Server(uvicorn.Server):
    """Ends the event streams first when it stops: they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.stop()
        await super().shutdown(sockets)


def serve(host: str, port: int, database: str, *, connections: int, origins: Sequence[str] = ()) -> None:
    """Serve until the process is told to stop. The access log is off: a game's address lets people in."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    app, tables = create_app(open_store(database), origins)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http="h11",
        ws="none",
        loop="asyncio",
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        limit_concurrency=connections,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOPPING,
    )
    Server(config, tables).run()
