"""Whoever opens too many connections, sends too slowly or sends no HTTP is cut off."""

from __future__ import annotations

import socket
import time
from contextlib import closing, suppress

import pytest

from tests.server.lines import (
    CREATION,
    client_from,
    eventually,
    line_from,
    request_text,
)
from tests.server.process import ServerProcess

pytestmark = pytest.mark.compiled_only


def test_a_client_has_so_many_connections_and_no_more(strict: ServerProcess) -> None:
    lines = [line_from(strict, "127.0.0.8") for _ in range(31)]
    heard = []
    for line in (lines[30], lines[0]):
        try:
            line.sendall(request_text("GET", "/healthz").encode())
            heard.append(line.recv(12))
        except ConnectionError:
            heard.append(b"")
    assert heard == [b"", b"HTTP/1.1 200"]
    for line in lines:
        line.close()


def test_a_server_has_so_many_connections_and_no_more(own_server: ServerProcess) -> None:
    own_server.end()
    own_server.options = ("--rate", "0", "--connections", "20")
    own_server.start()
    lines = [line_from(own_server, f"127.0.0.{number}") for number in range(2, 22)]
    with client_from(own_server, "127.0.0.22") as client:
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "server/busy")
        assert int(answer.headers["retry-after"]) > 0
        for line in lines[10:]:
            line.close()
        eventually(lambda: client.get("/healthz").status_code == 200)
    for line in lines[:10]:
        line.close()


def ended_after(line: socket.socket, send: bytes) -> tuple[float, bytes]:
    """Send a byte now and then until the server ends the connection: how long it took and what it said."""
    began = time.monotonic()
    line.settimeout(0.2)
    heard = b""
    for number in range(100):
        try:
            line.sendall(send[number : number + 1] or b"x")
            data = line.recv(1 << 16)
            heard += data
            if not data:
                break
        except TimeoutError:
            continue
        except OSError:
            break
    else:
        pytest.fail("the server never ended the connection")
    return time.monotonic() - began, heard


def test_a_request_whose_head_trickles_in_is_cut_off(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.9")) as line:
        seconds, heard = ended_after(line, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: xxx")
    assert seconds > 0.5
    assert heard == b""
    with closing(line_from(strict, "127.0.0.9")) as line:  # also after a request in good order
        line.sendall(request_text("GET", "/healthz").encode())
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200")
        seconds, heard = ended_after(line, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: xxx")
    assert seconds > 0.5


def test_a_connection_on_which_nothing_is_asked_is_ended(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.9")) as line:
        try:
            assert line.recv(1) == b""
        except ConnectionResetError:
            return


def test_a_body_that_trickles_in_is_refused(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.10")) as line:
        line.sendall(request_text("POST", "/api/games", CREATION)[: -len(CREATION)].encode())
        seconds, heard = ended_after(line, CREATION.encode())
    assert seconds > 0.5
    assert heard.startswith(b"HTTP/1.1 408")
    assert b"request/too-slow" in heard


def test_a_server_that_stops_waits_for_nobody_long(own_server: ServerProcess) -> None:
    with closing(line_from(own_server, "127.0.0.2")) as line:
        request = request_text("POST", "/api/games", CREATION, Expect="100-continue")
        line.sendall(request.removesuffix(CREATION).encode())
        assert line.recv(1 << 16) == b"HTTP/1.1 100 Continue\r\n\r\n"  # it waits for the body
        own_server.end()
        answer = b"".join(iter(lambda: line.recv(1 << 16), b""))
    assert answer.startswith(b"HTTP/1.1 503")
    assert b"server/stopping" in answer
    assert "Traceback" not in own_server.log.read_text()


def test_a_head_that_is_too_large_is_refused(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.11")) as line:
        line.sendall(request_text("GET", "/healthz", X_Large="x" * 40_000).encode())
        assert line.recv(12) == b"HTTP/1.1 431"


def test_a_head_that_never_ends_is_refused_as_soon_as_it_is_too_large(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.12")) as line:
        line.sendall(request_text("GET", "/healthz", X_Endless="x" * 20_000).encode()[:20_000])
        answer = b"".join(iter(lambda: line.recv(1 << 16), b""))
        assert answer.startswith(b"HTTP/1.1 431")
        assert b"request/head-too-large" in answer


def test_what_is_no_http_is_refused_with_a_code(strict: ServerProcess) -> None:
    for line_of_noise in (b"\x16\x03\x01\x02\x00", b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n"):
        with closing(line_from(strict, "127.0.0.12")) as line:
            line.sendall(line_of_noise)
            answer = b"".join(iter(lambda: line.recv(1 << 16), b""))
            assert answer.startswith(b"HTTP/1.1 400")
            assert b"request/malformed" in answer
            assert b"content-security-policy" in answer


def test_what_follows_a_body_without_end_is_cut_off(strict: ServerProcess) -> None:
    """A body in chunks may be followed by headers again: nobody may fill the memory with them."""
    sent = 0
    with closing(line_from(strict, "127.0.0.12")) as line:
        request = request_text(
            "POST", "/api/games", Content_Type="application/json", Transfer_Encoding="chunked"
        )
        line.sendall(f"{request}2\r\n{{}}\r\n0\r\nX-Trailer: ".encode())
        with suppress(ConnectionError):
            while sent < 50_000_000:
                sent += line.send(b"x" * 100_000)
    assert sent < 10_000_000  # what the system itself may hold on the way
