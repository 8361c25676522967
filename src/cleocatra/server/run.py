"""Runs the server: uvicorn with limits and an orderly shutdown."""

from __future__ import annotations

import logging
import socket
import sys
from random import Random

import uvicorn

from cleocatra.server.app import create_app
from cleocatra.server.gc_policy import GcPolicy
from cleocatra.server.http.connection import connection_class
from cleocatra.server.http.limits import Limits
from cleocatra.server.log_throttle import LogThrottle
from cleocatra.server.store.base import Store
from cleocatra.server.tables.registry import Tables

KEEP_ALIVE = 20  # seconds
STOPPING = 5  # seconds for requests under way
MOST_FILES = 65_536
OTHER_FILES = 100  # the database, the libraries
# Seconds after which a thread that waits for Python's global lock gets it. The store's thread waits for it
# after every statement: with Python's own 5 ms, a commit on a busy server could take 25 ms.
SWITCH_INTERVAL = 0.0005
LOG_FORMAT = "%(asctime)s %(levelname)s %(message)s"


class Server(uvicorn.Server):
    """Ends the event streams first when it stops: they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables = tables
        self._gc_policy = GcPolicy()

    async def on_tick(self, counter: int) -> bool:
        self._gc_policy.tick()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tables.stop()
        await super().shutdown(sockets)


def allow_files(connections: int) -> None:
    """Raise the limit of open files, as far as the system allows it: each connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    wanted = (connections or MOST_FILES) + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def serve(host: str, port: int, store: Store, limits: Limits, chance: Random | None = None) -> None:
    """Serve until the process is told to stop. The access log is off: a game's address lets people in."""
    logging.basicConfig(level=logging.INFO, format=LOG_FORMAT)
    logging.getLogger("cleocatra.server").addFilter(LogThrottle())
    allow_files(limits.connections)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app, tables = create_app(store, limits, chance)
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
