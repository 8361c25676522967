"""Whoever asks too much, too slowly or never listens is refused, and the others play on."""

from __future__ import annotations

import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from threading import Thread

import httpx
import pytest

from cleocatra.cli import main
from cleocatra.server.limits import MOST_CLIENTS, Bucket, Buckets, Limiter, Limits
from cleocatra.server.refusals import Refused
from cleocatra.server.table import MOST_STREAMS
from tests.server.process import KITTEN, PERSON, ServerProcess, metric, stream, until_view

pytestmark = pytest.mark.compiled_only

CREATION = json.dumps({"seats": [PERSON, PERSON]})
STRICT = {
    "rate": "20",
    "burst": "50",
    "client-streams": "3",
    "client-connections": "30",
    "patience": "1",
    "proxy": "127.0.0.1",
}
FEW_GAMES = {"rate": "0", "client-games": "30", "games": "75", "tables": "20"}


def limited(folder: Path, limits: dict[str, str]) -> Iterator[ServerProcess]:
    options = [word for name, value in limits.items() for word in (f"--{name}", value)]
    server = ServerProcess(folder / "games.db", *options)
    server.start()
    yield server
    server.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from limited(tmp_path_factory.mktemp("strict"), STRICT)


@pytest.fixture
def few_games(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from limited(tmp_path, FEW_GAMES)


def line_from(server: ServerProcess, address: str) -> socket.socket:
    """A connection from another address of this machine: another client."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(address, 0))


def client_from(server: ServerProcess, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=server.url, timeout=20, transport=transport)


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


def eventually(condition: Callable[[], bool], seconds: float = 15.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_thousand_requests_at_once_are_refused_while_the_others_play_on(strict: ServerProcess) -> None:
    game = strict.create(PERSON, PERSON, start=0)
    statuses: list[Counter[int]] = []
    request = request_text("GET", game.path)
    attacker = Thread(target=lambda: statuses.append(flood(strict, "127.0.0.2", request, 1000)))
    attacker.start()
    view = game.play("red", "open 0,0", game.view()["sequence"])
    game.play("red", "confirm", view["sequence"])
    attacker.join(timeout=60)
    (found,) = statuses
    assert set(found) == {200, 429}
    assert 50 <= found[200] <= 250  # the burst, and what came back while it lasted
    with client_from(strict, "127.0.0.2") as attacker_again:
        answer = attacker_again.get("/healthz")
        while answer.status_code == 200:
            answer = attacker_again.get("/healthz")
        assert answer.json()["code"] == "rate/exceeded"
        time.sleep(int(answer.headers["retry-after"]))
        assert attacker_again.get("/healthz").status_code == 200


def test_forgotten_games_are_read_again(few_games: ServerProcess) -> None:
    """Without its table in memory a game is slower to find, and nothing else."""
    games = [few_games.create(PERSON, PERSON, start=0) for _ in range(25)]
    assert metric(few_games, "cleocatra_games_in_memory") <= 23
    for game in games:
        game.play("red", "open 0,0", game.view()["sequence"])
    assert metric(few_games, "cleocatra_games_in_memory") <= 23


def test_ten_thousand_creations_end_at_the_limit_with_bounded_memory(few_games: ServerProcess) -> None:
    request = request_text("POST", "/api/games", CREATION)
    before = metric(few_games, "process_resident_memory_bytes")
    statuses = flood(few_games, "127.0.0.3", request, 10_000)
    assert statuses == {201: 30, 429: 9_970}
    with client_from(few_games, "127.0.0.3") as client:
        answer = client.post("/api/games", content=CREATION, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (429, "games/too-many")
        assert 0 < int(answer.headers["retry-after"]) <= 3600 / 30
    assert metric(few_games, "process_resident_memory_bytes") - before < 20e6
    # another client may still create some, until all together have created enough
    assert flood(few_games, "127.0.0.4", request, 100) == {201: 30, 429: 70}
    assert flood(few_games, "127.0.0.5", request, 100) == {201: 15, 429: 85}


def test_a_proxy_is_believed_only_if_the_server_was_told_to(strict: ServerProcess) -> None:
    said = [request_text("GET", "/healthz", X_Forwarded_For=f"203.0.113.{number}") for number in range(200)]
    assert send_all(strict, "127.0.0.5", said)[429] > 0  # all came from one address, whatever they say
    statuses = flood(
        strict, "127.0.0.1", request_text("GET", "/healthz", X_Forwarded_For="198.51.100.1"), 200
    )
    assert statuses[429] > 0
    answer = strict.http.get("/healthz", headers={"X-Forwarded-For": "198.51.100.2"})
    assert answer.status_code == 200


def test_a_client_listens_to_so_many_games_and_no_more(strict: ServerProcess) -> None:
    game = strict.create(PERSON, PERSON, start=0)
    request = request_text("GET", f"{game.path}/events").encode()
    lines = [line_from(strict, "127.0.0.6") for _ in range(3)]
    for line in lines:
        line.sendall(request)
        assert line.recv(12) == b"HTTP/1.1 200"
    with client_from(strict, "127.0.0.6") as client:
        with client.stream("GET", f"{game.path}/events") as answer:
            assert answer.status_code == 429
            assert json.loads(answer.read())["code"] == "stream/too-many"
        with client_from(strict, "127.0.0.7") as other, other.stream("GET", f"{game.path}/events") as heard:
            assert heard.status_code == 200
        lines.pop().close()

        def heard_again() -> bool:
            with client.stream("GET", f"{game.path}/events") as heard:
                return heard.status_code == 200

        eventually(heard_again)
    for line in lines:
        line.close()


def test_spectators_never_keep_a_player_out(own_server: ServerProcess) -> None:
    game = own_server.create(PERSON, PERSON, start=0)
    request = request_text("GET", f"{game.path}/events").encode()
    with ExitStack() as stack:
        for _ in range(MOST_STREAMS):
            line = stack.enter_context(closing(line_from(own_server, "127.0.0.2")))
            line.sendall(request)
            assert line.recv(12) == b"HTTP/1.1 200"
        with client_from(own_server, "127.0.0.3") as spectator:
            assert spectator.get(f"{game.path}/events").json()["code"] == "stream/too-many"
        until_view(stack.enter_context(stream(game, "red")))


def test_bots_that_think_long_keep_nobody_elses_waiting(own_server: ServerProcess) -> None:
    """Twenty games of four that take their two seconds a turn: the others' bots have theirs all the same."""
    for _ in range(20):
        own_server.create(*[{"sitter": "bot", "level": "Sphinx"}] * 4)
    game = own_server.create(PERSON, KITTEN, start=0, auto_confirm=True)
    with stream(game, "red", within=60.0) as events:
        played = 0
        while played < 3:
            view = until_view(events)[-1].data
            if view["your_turn"]:
                game.play("red", view["actions"][0], view["sequence"])
                played += view["stage"] != "second"


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
    """Send a byte now and then; when the server ends the connection, how long it took and what it said."""
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
    return time.monotonic() - began, heard


def test_a_request_whose_head_trickles_in_is_cut_off(strict: ServerProcess) -> None:
    with closing(line_from(strict, "127.0.0.9")) as line:
        seconds, heard = ended_after(line, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: xxx")
    assert 0.5 < seconds < 10
    assert heard == b""
    with closing(line_from(strict, "127.0.0.9")) as line:  # also after a request in good order
        line.sendall(request_text("GET", "/healthz").encode())
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200")
        seconds, heard = ended_after(line, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: xxx")
    assert 0.5 < seconds < 10


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
    assert 0.5 < seconds < 10
    assert heard.startswith(b"HTTP/1.1 408")
    assert b"request/too-slow" in heard


def test_a_server_that_stops_waits_for_nobody_long(own_server: ServerProcess) -> None:
    with closing(line_from(own_server, "127.0.0.2")) as line:
        line.sendall(request_text("POST", "/api/games", CREATION).encode()[:-1])
        eventually(
            lambda: metric(own_server, "process_open_fds") > 0
        )  # an answer: the other line was read too
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


def test_a_listener_who_never_reads_is_sent_away_and_the_game_goes_on(own_server: ServerProcess) -> None:
    own_server.end()
    own_server.options = ("--rate", "0", "--patience", "1")
    own_server.start()
    game = own_server.create(PERSON, PERSON, start=0)
    request = request_text("GET", f"{game.path}/events").encode()
    lines = []
    for _ in range(3):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", own_server.port))
        line.sendall(request)
        lines.append(line)
    eventually(lambda: metric(own_server, "cleocatra_streams_open") == 3)
    memory = metric(own_server, "process_resident_memory_bytes")
    view = game.view("red")
    deadline = time.monotonic() + 60
    while metric(own_server, "cleocatra_streams_dropped_total") < 3:
        assert time.monotonic() < deadline
        for _ in range(10):
            view = game.play("red", "open 0,0", view["sequence"])
            view = game.play("red", "take-back", view["sequence"])
    eventually(lambda: metric(own_server, "cleocatra_streams_open") == 0)
    assert metric(own_server, "process_resident_memory_bytes") - memory < 20e6
    game.play("red", "open 0,0", view["sequence"])
    for line in lines:
        line.close()


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=2.0, most=3.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [0.0] * 3
    assert bucket.take(0.0) == pytest.approx(0.5)
    assert bucket.take(0.5) == 0.0
    assert bucket.take(100.0) == 0.0


def test_many_clients_are_remembered_in_bounded_memory() -> None:
    buckets = Buckets(1.0, 1.0)
    for number in range(MOST_CLIENTS + 1000):
        assert buckets.take(str(number), 0.0) == 0.0
    assert len(buckets) == MOST_CLIENTS
    assert buckets.take(str(MOST_CLIENTS), 0.0) > 0


def test_all_clients_together_have_a_limit_too() -> None:
    limiter = Limiter(Limits(client_games=10, games=12))
    for number in range(12):
        limiter.check_creation(f"client {number}")
    with pytest.raises(Refused, match="games/too-many") as refused:
        limiter.check_creation("one more")
    assert refused.value.retry_after == 300


def test_the_environment_sets_limits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CLEOCATRA_CLIENT_GAMES", "many")
    assert main(["serve", "--database", "mysql://cats"]) == 2
    assert "--client-games" in capsys.readouterr().err
    monkeypatch.setenv("CLEOCATRA_CLIENT_GAMES", "7")
    monkeypatch.setenv("CLEOCATRA_DATABASE", "mysql://cat:meow@cats")
    assert main(["serve"]) == 1
    assert "meow" not in capsys.readouterr().err
