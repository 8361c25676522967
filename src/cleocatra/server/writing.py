"""One thread that writes for all: whoever comes while it commits goes into the next commit."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, Protocol, TypeVar


class Request(Protocol):
    """Something to be written, and who waits for it."""

    @property
    def future(self) -> Future[Any]: ...


log = logging.getLogger("cleocatra.server")
Asked = TypeVar("Asked", bound=Request)


class Writer(Generic[Asked]):
    """Settles requests in the order they come, up to `most` at once."""

    def __init__(self, name: str, most: int, settle: Callable[[Sequence[Asked]], None]) -> None:
        self._most = most
        self._settle = settle
        self._requests: SimpleQueue[Asked | None] = SimpleQueue()
        self._closing = Lock()
        self._closed = False
        self._thread = Thread(target=self._serve, name=name, daemon=True)
        self._thread.start()

    def ask(self, request: Asked) -> None:
        with self._closing:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._requests.put(request)

    def close(self) -> None:
        """Settle what was asked so far, and nothing more."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._requests.put(None)
        self._thread.join()

    def _serve(self) -> None:
        last = False
        while not last:
            request = self._requests.get()
            requests: list[Asked] = []
            while request is not None:
                if request.future.set_running_or_notify_cancel():  # from here on nobody can cancel it
                    requests.append(request)
                if self._requests.empty() or len(requests) == self._most:
                    break
                request = self._requests.get()
            last = request is None
            if requests:
                self._attempt(requests)

    def _attempt(self, requests: list[Asked]) -> None:
        try:
            self._settle(requests)
        except Exception as error:
            log.exception("store-broken")
            for request in requests:
                if not request.future.done():  # whoever waits must hear of it, and the next ones are tried
                    request.future.set_exception(error)
