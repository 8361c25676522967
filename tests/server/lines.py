"""Clients at other addresses of this machine, on plain lines: they may send whatever they like."""

from __future__ import annotations

import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import httpx

from tests.server.process import PERSON, ServerProcess

CREATION = json.dumps({"seats": [PERSON, PERSON]})


def limited(folder: Path, limits: dict[str, str]) -> Iterator[ServerProcess]:
    options = [word for name, value in limits.items() for word in (f"--{name}", value)]
    server = ServerProcess(folder / "games.db", *options)
    server.start()
    yield server
    server.close()


def line_from(server: ServerProcess, address: str) -> socket.socket:
    """A connection from another address of this machine: another client."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=120, source_address=(address, 0))


def client_from(server: ServerProcess, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, timeout=120, transport=transport)


def flood(server: ServerProcess, address: str, request: str, times: int) -> Counter[int]:
    """Send the same request so many times on one connection; the statuses of the answers."""
    return send_all(server, address, [request] * times)


def send_all(server: ServerProcess, address: str, requests: list[str]) -> Counter[int]:
    """Send requests on one connection, without waiting for answers; their statuses."""
    statuses: Counter[int] = Counter()
    with closing(line_from(server, address)) as line:
        sender = Thread(target=line.sendall, args=["".join(requests).encode()])
        sender.start()
        answers = line.makefile("rb")
        for _ in requests:
            statuses[int(answers.readline().split()[1])] += 1
            length = 0
            while (header := answers.readline()) != b"\r\n":
                if header.lower().startswith(b"content-length:"):
                    length = int(header.split(b":")[1])
            answers.read(length)
        sender.join()
    return statuses


def request_text(method: str, path: str, body: str = "", **headers: str) -> str:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]) + body


def eventually(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
