"""A line to a database that can fall silent: nothing comes through it any more, and nobody is told."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread


class SilentLine:
    """Forwards connections to a port until it is told to be silent."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._silent = Event()
        self._for_good = False
        self._sockets: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def fall_silent(self, *, for_good: bool = False) -> None:
        """From now on the connections there are pass nothing on; new ones work, unless it is for good."""
        self._for_good = for_good
        self._silent.set()
        self._silent = Event()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._sockets.append(near)
                if self._for_good:
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._sockets.append(far)
                for one, other in ((near, far), (far, near)):
                    Thread(target=self._forward, args=(one, other, self._silent), daemon=True).start()

    @staticmethod
    def _forward(one: socket.socket, other: socket.socket, silent: Event) -> None:
        with suppress(OSError):
            while (data := one.recv(65_536)) and not silent.is_set():
                other.sendall(data)
            if not silent.is_set():
                other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._listener.close()
        for one in self._sockets:
            one.close()
