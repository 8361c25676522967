"""Who is here: told in the stream, and no part of the log."""

from __future__ import annotations

from collections.abc import Iterator

from tests.server.process import KITTEN, PERSON, Json, SentEvent, ServerProcess, stream, until


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
