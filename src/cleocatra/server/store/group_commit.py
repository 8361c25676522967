"""Group commit: one thread does all writes, and those that arrive during a commit share the next one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, Protocol, TypeVar


class Write(Protocol):
    """Something to be written, with the future of its result."""

    @property
    def future(self) -> Future[Any]: ...


log = logging.getLogger("cleocatra.server")
AnyWrite = TypeVar("AnyWrite", bound=Write)


class GroupCommit(Generic[AnyWrite]):
    """Passes writes to `commit` in the order they arrive, at most `most` at once."""

    def __init__(self, name: str, most: int, commit: Callable[[Sequence[AnyWrite]], None]) -> None:
        self._most = most
        self._commit = commit
        self._writes: SimpleQueue[AnyWrite | None] = SimpleQueue()
        self._closing = Lock()
        self._closed = False
        self._thread = self._start(name)

    def _start(self, name: str) -> Thread | None:
        thread = Thread(target=self._run, name=name, daemon=True)
        thread.start()
        return thread

    def submit(self, write: AnyWrite) -> None:
        """Add a write to the next commit."""
        with self._closing:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._writes.put(write)

    def close(self) -> None:
        """Commit what was submitted so far, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._writes.put(None)
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            write = self._writes.get()
            writes: list[AnyWrite] = []
            while write is not None:
                if write.future.set_running_or_notify_cancel():  # from here on it can't be cancelled
                    writes.append(write)
                if self._writes.empty() or len(writes) == self._most:
                    break
                write = self._writes.get()
            last = write is None
            if writes:
                self._attempt(writes)

    def _attempt(self, writes: list[AnyWrite]) -> None:
        try:
            self._commit(writes)
        except Exception as error:
            log.exception("store-broken")
            for write in writes:
                if not write.future.done():  # everyone who waits must hear of the failure
                    write.future.set_exception(error)
