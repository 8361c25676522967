"""Who is here: told in the stream, and no part of the log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.process import KITTEN, PERSON, Client, Json, SentEvent, ServerProcess, stream, until


def until_here(events: Iterator[SentEvent], *players: str) -> Json:
    """The first message that says that exactly these are here."""
    while True:
        event = until(events, "presence")
        assert event.id == ""
        if event.data["here"] == list(players):
            return event.data


def test_everyone_hears_who_comes_and_who_goes(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, KITTEN, start=0)
    sequence = client.view()["sequence"]
    with stream(client) as spectator:
        assert until_here(spectator)["spectators"] == 1
        with stream(client, "red") as red:
            until_here(spectator, "red")
            until_here(red, "red")
            with stream(client, "blue"):
                until_here(spectator, "red", "blue")
                until_here(red, "red", "blue")
                asked = server.http.get(f"{client.path}/presence").json()
                assert asked == {"here": ["red", "blue"], "spectators": 1}
            until_here(red, "red")
        until_here(spectator)
    assert client.view()["sequence"] == sequence


def test_one_device_with_two_seats_is_two_players(server: ServerProcess) -> None:
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON], "start": 0})
    server.http.cookies.clear()
    path, cookie = f"/api/games/{answer.json()['game']}", answer.headers["set-cookie"].partition(";")[0]
    with server.http.stream("GET", f"{path}/events", headers={"Cookie": cookie}) as lines:
        next(line for line in lines.iter_lines() if line.startswith("event: view"))
        asked = server.http.get(f"{path}/presence").json()
    assert asked == {"here": ["red", "blue"], "spectators": 0}


def test_a_page_that_is_loaded_again_was_not_away(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    with stream(client, "blue") as blue:
        with stream(client, "red"):
            until_here(blue, "red", "blue")
        with stream(client, "red"):
            client.play("red", "open 0,0", client.view()["sequence"])
            kinds = []
            for event in blue:
                kinds.append(event.type)
                if event.type == "acted":
                    break
    assert "presence" not in kinds


@pytest.mark.compiled_only
def test_processes_tell_each_other_who_is_here_and_who_is_absent(database: str, tmp_path: Path) -> None:
    servers = [ServerProcess(database, log=tmp_path / f"{number}.log") for number in range(2)]
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.close)
            server.start()
        first = servers[0].create(PERSON, PERSON, start=0, absence=2, substitute="Kitten")
        second = Client(servers[1], first.game, first.tokens)
        spectator = stack.enter_context(stream(first))
        blue = stack.enter_context(stream(second, "blue"))
        until_here(spectator, "blue")
        replaced = until(spectator, "seat-replaced").data
        assert (replaced["player"], replaced["reason"]) == ("red", "absence")
        assert until(blue, "seat-replaced").data == replaced
        red = stack.enter_context(stream(first, "red"))
        until_here(blue, "red", "blue")
        assert until(red, "view").data["seats"][0]["substitute"] is None
