"""People at one table over HTTP: bots in their place, and quick phrases."""

from __future__ import annotations

from tests.server.process import ANYONE, PERSON, Client, ServerProcess, stream, until


def with_guest(server: ServerProcess) -> Client:
    """Red created a game of three, blue joined by the link, black's seat is free."""
    client = server.create(PERSON, ANYONE, ANYONE, start=0)
    answer = client.post("seats", None, {"name": "Zoë"})
    server.http.cookies.clear()
    (seat,) = answer.json()["tokens"]
    client.tokens[seat["player"]] = seat["token"]
    return client


def test_the_host_fills_the_last_seat_and_the_game_starts(server: ServerProcess) -> None:
    client = with_guest(server)
    for who, status in ((None, 401), ("blue", 403)):
        assert client.post("seats/black/fill", who, {"level": "Kitten"}).status_code == status
    assert client.view()["stage"] == "waiting"
    view = client.post("seats/black/fill", "red", {"level": "Kitten"}).json()
    assert view["stage"] == "opening"
    assert [seat["level"] for seat in view["seats"]] == [None, None, "Kitten"]
    again = client.post("seats/black/fill", "red", {"level": "Kitten"})
    assert (again.status_code, again.json()["code"]) == (409, "seat/taken")


def test_who_leaves_does_not_end_the_game_for_the_others(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    for who, status in ((None, 401), ("blue", 403)):
        assert client.post("seats/red/hand-over", who, {}).status_code == status
    with stream(client, "blue") as blue:
        view = client.post("seats/red/hand-over", "red", {}).json()
        assert view["stage"] == "opening"
        assert view["seats"][0]["substitute"] == "Scribe"
        told = until(blue, "seat-replaced").data
        assert (told["player"], told["reason"]) == ("red", "left")
        assert until(blue, "acted").data["player"] == "red"  # the bot plays on
    assert client.post("return", "red", {}).json()["seats"][0]["substitute"] is None


def test_a_phrase_is_heard_by_all_and_kept_nowhere(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    sequence = client.view()["sequence"]
    with stream(client) as spectator:
        until(spectator, "presence")
        assert client.post("seats/red/say", "red", {"phrase": "hello"}).status_code == 200
        said = next(event for event in spectator if "saying" in event.data).data["saying"]
        assert said["red"]["phrase"] == "hello"
    assert client.view()["sequence"] == sequence


def test_phrases_are_few_one_at_a_time_and_from_players_only(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    for who, status in ((None, 401), ("blue", 403)):
        assert client.post("seats/red/say", who, {"phrase": "hello"}).status_code == status
    assert client.post("seats/red/say", "red", {"phrase": "anything else"}).status_code == 422
    assert client.post("seats/red/say", "red", {"phrase": "hello"}).status_code == 200
    soon = client.post("seats/red/say", "red", {"phrase": "wow"})
    assert (soon.status_code, soon.json()["code"]) == (429, "rate/exceeded")
    assert client.post("seats/blue/say", "blue", {"phrase": "wow"}).status_code == 200


def test_a_game_ends_for_all_only_when_all_agree(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    view = client.play("blue", "abandon", client.view()["sequence"])
    assert (view["stage"], view["asks_end"]) == ("opening", ["blue"])
    key = client.ask("blue", "abandon", view["sequence"] - 1, key=f"key-{client.sent}")
    assert key.json()["sequence"] == view["sequence"]  # the same request again does nothing more
    view = client.play("red", "play-on", view["sequence"])
    assert (view["stage"], view["asks_end"]) == ("opening", [])
    view = client.play("blue", "abandon", view["sequence"])
    view = client.play("red", "abandon", view["sequence"])
    assert (view["stage"], view["abandoned_by"]) == ("abandoned", "blue")


def test_the_host_cancels_a_game_that_has_not_begun(server: ServerProcess) -> None:
    client = with_guest(server)
    assert (client.view("red")["host"], client.view("blue")["host"], client.view()["host"]) == (
        *(True, False),
        False,
    )
    assert client.ask("blue", "abandon", client.view()["sequence"]).status_code == 403
    with stream(client, "blue") as blue:
        client.play("red", "abandon", client.view()["sequence"])
        assert until(blue, "abandoned").data["player"] == "red"
