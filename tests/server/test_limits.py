"""Whoever asks too much or never listens is refused, and the others play on."""

from __future__ import annotations

import json
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Thread

import pytest

from cleocatra.cli import main
from cleocatra.server.http.limits import MOST_CLIENTS, Bucket, Buckets, Limiter, Limits
from cleocatra.server.http.statuses import HttpRefused
from cleocatra.server.tables.audience import MOST_OF_ONE, MOST_STREAMS
from cleocatra.table.refusals import Refused
from tests.server.lines import (
    CREATION,
    client_from,
    eventually,
    flood,
    limited,
    line_from,
    request_text,
    send_all,
)
from tests.server.process import KITTEN, PERSON, ServerProcess, metric, stream, until_view

pytestmark = pytest.mark.compiled_only

FEW_GAMES = {"rate": "0", "client-games": "30", "games": "75", "tables": "20"}


@pytest.fixture
def few_games(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from limited(tmp_path, FEW_GAMES)


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
        for number in range(MOST_STREAMS):
            address = f"127.0.0.{2 + number // MOST_OF_ONE}"
            line = stack.enter_context(closing(line_from(own_server, address)))
            line.sendall(request)
            assert line.recv(12) == b"HTTP/1.1 200"
            if number == MOST_OF_ONE:
                with client_from(own_server, "127.0.0.2") as one_more:  # its share is used up
                    assert one_more.get(f"{game.path}/events").json()["details"] == {"most": "50"}
        with client_from(own_server, "127.0.0.9") as spectator:
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
        with limiter.creating(f"client {number}"):
            pass
    with pytest.raises(HttpRefused, match="games/too-many") as refused:
        limiter.creating("one more").__enter__()
    assert refused.value.retry_after == 300


def test_games_that_are_not_created_count_for_nobody() -> None:
    limiter = Limiter(Limits(client_games=1, games=2))
    for client in ("one", "one", "another"):
        with pytest.raises(Refused, match="bot/unknown"), limiter.creating(client):
            raise Refused("bot/unknown")
    with limiter.creating("one"):
        pass
    for _ in range(3):  # refused for its own sake, so all others keep their share
        with pytest.raises(HttpRefused):
            limiter.creating("one").__enter__()
    with limiter.creating("another"):
        pass


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
