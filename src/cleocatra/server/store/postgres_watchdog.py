"""Ends statements whose connection died silently: no answer and no error would ever come."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Any
from weakref import WeakSet

import psycopg

PATIENCE = 5.0  # seconds for a statement, or a whole commit
LOOK = 0.5  # seconds between looks
Connection = psycopg.Connection[tuple[Any, ...]]

log = logging.getLogger("cleocatra.server")


class Watchdog:
    """Watches the connections of a store. When one is silent for too long all are ended: they went the same
    way, and whoever uses one hears of it at once.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._known: WeakSet[Connection] = WeakSet()
        self._deadlines: dict[Connection, float] = {}
        self._lock = Lock()
        self._closed = Event()
        Thread(target=self._run, name="postgres-watch", daemon=True).start()

    def know(self, connection: Connection) -> None:
        """End this connection too when another one is silent."""
        with self._lock:
            self._known.add(connection)

    @contextmanager
    def watching(self, connection: Connection) -> Iterator[None]:
        """What is done meanwhile must be done in time; otherwise it fails."""
        with self._lock:
            self._known.add(connection)
            self._deadlines[connection] = time.monotonic() + self._patience
        try:
            yield
        finally:
            with self._lock:
                del self._deadlines[connection]

    def close(self) -> None:
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.wait(LOOK):
            with self._lock:
                if any(deadline < time.monotonic() for deadline in self._deadlines.values()):
                    log.warning("store-silent connections=%d", len(self._known))
                    for connection in list(self._known):
                        cut(connection)
                    self._known.clear()


def cut(connection: Connection) -> None:
    """End a connection from another thread than the one that waits for it."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
