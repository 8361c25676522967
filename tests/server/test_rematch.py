"""The next game: created once, for the same people with the same tokens, and the next player begins."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.process import ANYONE, KITTEN, PERSON, Client, ServerProcess, metric, stream, until


def finished(server: ServerProcess, *seats: dict[str, str]) -> Client:
    client = server.create(*seats, start=0, rules="basic", take_backs=False)
    client.end()
    return client


def test_the_next_player_begins_and_everyone_keeps_colour_name_and_token(server: ServerProcess) -> None:
    old = finished(server, PERSON | {"name": "Ann"}, PERSON | {"name": "Bo"}, KITTEN)
    with stream(old, "blue") as events:
        answer = old.post("rematch", "red", {})
        assert until(events, "rematched").data == {
            "sequence": old.view()["sequence"],
            "type": "rematched",
            "player": "red",
        }
        told = until(events, "view").data
    assert answer.status_code == 201
    new = Client(server, answer.json()["game"], old.tokens)
    assert told["next_game"] == new.game != old.game
    assert answer.json()["tokens"] == [{"player": "red", "token": old.tokens["red"]}]
    view = new.view("blue")
    assert [(seat["player"], seat["name"]) for seat in view["seats"]] == [
        ("blue", "Bo"),
        ("black", None),
        ("red", "Ann"),
    ]
    assert (view["player"], view["your_turn"], view["rules"], view["take_backs"]) == (
        *("blue", True),
        *("basic", False),
    )
    assert new.play("blue", "open 0,0", view["sequence"])["can_confirm"]
    assert view["commitment"] != told["commitment"]


def test_all_who_ask_get_the_same_game(server: ServerProcess) -> None:
    old = finished(server, PERSON, PERSON)
    created = metric(server, 'cleocatra_events_total{type="created"}')
    with ThreadPoolExecutor(8) as threads:
        players = ["red", "blue"] * 4
        asked = [threads.submit(old.post, "rematch", player, {}) for player in players]
    answers = [one.result() for one in asked]
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["game"] for answer in answers}) == 1
    assert [answer.json()["tokens"][0]["player"] for answer in answers] == players
    assert old.view("red")["next_game"] == answers[0].json()["game"]
    assert metric(server, 'cleocatra_events_total{type="created"}') == created + 1  # and no other was begun


def test_only_players_of_a_finished_game_may_ask_and_hear_of_it(server: ServerProcess) -> None:
    running = server.create(PERSON, PERSON)
    answer = running.post("rematch", "red", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "game/not-over")
    old = finished(server, PERSON, PERSON)
    assert old.post("rematch", None, {}).status_code == 401
    game = old.post("rematch", "blue", {}).json()["game"]
    assert old.view()["next_game"] is None
    with stream(old, last="0") as events:
        assert game not in str(until(events, "rematched").data)
    stranger = Client(server, game, {"red": running.tokens["red"]})
    assert server.http.get(stranger.path, headers=stranger.headers("red")).status_code == 403


def test_a_seat_that_was_left_is_free_in_the_next_game(server: ServerProcess) -> None:
    client = server.create(PERSON, ANYONE, start=0)
    client.end()
    view = client.post("rematch", "red", {}).json()["view"]
    assert view["stage"] == "waiting"
    assert [seat["free"] for seat in view["seats"]] == [True, False]


def test_a_browser_goes_on_with_its_cookie(server: ServerProcess) -> None:
    """Two players on one device: both seats open in the next game."""
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON]})
    server.http.cookies.clear()
    path, cookie = f"/api/games/{answer.json()['game']}", answer.headers["set-cookie"].partition(";")[0]
    view = answer.json()["view"]
    headers = {"Cookie": cookie}
    body = {"after": view["sequence"], "id": "end"}
    assert server.http.post(f"{path}/abandon", json=body, headers=headers).status_code == 200
    answer = server.http.post(f"{path}/rematch", json={}, headers=headers)
    server.http.cookies.clear()
    path = f"/api/games/{answer.json()['game']}"
    assert f"Path={path};" in answer.headers["set-cookie"]
    headers = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
    view = server.http.get(path, headers=headers).json()
    assert [seat["yours"] for seat in view["seats"]] == [True, True]
    assert view["your_turn"]
