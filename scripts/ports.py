"""A port for a server that is stopped and started again."""

from __future__ import annotations

import random
import socket

# below those that the system gives to outgoing connections: one could take it while the server is down
PORTS = range(10_000, 32_000)


def free_port() -> int:
    """A port on this machine that nobody uses."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as line:
            try:
                line.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
