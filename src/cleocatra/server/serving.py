"""Runs the server: uvicorn with limits, and an end that lets everyone go in good order."""

from __future__ import annotations

import logging
import socket

import uvicorn

from cleocatra.server.app import create_app
from cleocatra.server.connection import connection_class
from cleocatra.server.limits import Limits
from cleocatra.server.store import Store
from cleocatra.server.sweeping import Sweeping
from cleocatra.server.tables import Tables

KEEP_ALIVE = 20  # seconds
STOPPING = 5  # seconds for requests under way
MOST_FILES = 65_536
OTHER_FILES = 100  # the database, the libraries
LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


class Server(uvicorn.Server):
    """Ends the event streams first when it stops: they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables
        self._sweeping = Sweeping()

    async def on_tick(self, counter: int) -> bool:
        self._sweeping.think()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.stop()
        await super().shutdown(sockets)


def allow_files(connections: int) -> None:
    """Each connection is an open file: let there be as many, as far as the system allows it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    wanted = (connections or MOST_FILES) + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(host: str, port: int, store: Store, limits: Limits) -> None:
    """Serve until the process is told to stop. The access log is off: a game's address lets people in."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    allow_files(limits.connections)
    app, tables = create_app(store, limits)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=connection_class(limits),
        ws="none",
        loop="auto",
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(limits.proxies),
        forwarded_allow_ips=list(limits.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=STOPPING,
    )
    Server(config, tables).run()
