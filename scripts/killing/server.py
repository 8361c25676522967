"""The server that is killed, in a process of its own, and the control's store.

Each server is a fork of a process that has imported everything: most of a start is imports.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import httpx
from ports import free_port

from cleocatra.server.http.limits import Limits
from cleocatra.server.run import serve
from cleocatra.server.store.base import Store, open_store
from cleocatra.server.store.sqlite import known

UNLIMITED = Limits(rate=0, client_games=0, games=0, client_connections=0)
STARTING = 180.0  # seconds: the machine may be busy
COMMITTED_LATER = 0.15  # seconds, by the control
PRELOADED = ["cleocatra.server.store.sqlite", "killing.server", "uvicorn.lifespan.on", "uvicorn.loops.auto"]
context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(PRELOADED)


class Server:
    """The server in a process of its own, perhaps with the control's store."""

    def __init__(self, database: str, *, control: bool) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._control = control
        self._log = Path(tempfile.gettempdir()) / f"cleocatra-killed-{self.port}.log"
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> None:
        serving = self.database, self.port, self._control, self._log
        self._process = context.Process(target=serve_here, args=serving)
        self._process.start()
        deadline = time.monotonic() + STARTING
        while True:
            try:
                httpx.get(f"{self.url}/healthz", trust_env=False).raise_for_status()
                return
            except httpx.TransportError:
                if self._process.exitcode is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"the server doesn't start: {self._log.read_text()}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._log.unlink(missing_ok=True)


class HastyStore:
    """The control: a store that says it is done before it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._late: SimpleQueue[tuple[float, Any]] = SimpleQueue()
        Thread(target=self._commit, daemon=True).start()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, game: str, after: int, payloads: Sequence[str], **more: Any) -> Future[None]:
        when = time.monotonic() + COMMITTED_LATER
        self._late.put((when, lambda: self._store.append(game, after, payloads, **more)))
        return known(None)

    def _commit(self) -> None:
        while True:
            when, append = self._late.get()
            time.sleep(max(0.0, when - time.monotonic()))
            append()


def serve_here(database: str, port: int, control: bool, log: Path) -> None:
    """Be the server until somebody kills it; what it says goes into a file."""
    os.dup2(os.open(log, os.O_WRONLY | os.O_TRUNC | os.O_CREAT), sys.stderr.fileno())
    store = open_store(database)
    serve("127.0.0.1", port, HastyStore(store) if control else store, UNLIMITED)
