"""A turn: once, on the present state, by the one whose turn it is, and back only as far as is fair."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.process import ANYONE, PERSON, Client, Json, ServerProcess, stream, until_view


@pytest.fixture
def client(server: ServerProcess) -> Client:
    return server.create(PERSON, PERSON, start=0)


def opened(client: Client) -> Json:
    """The view of red, who begins the first turn after the openings."""
    view = client.view("red")
    for player in ("red", "blue"):
        view = client.view(player)
        view = client.play(player, view["actions"][0], view["sequence"])
        if view["can_confirm"]:
            client.play(player, "confirm", view["sequence"])
    return client.view("red")


def test_the_same_request_twice_does_it_once(client: Client) -> None:
    first = client.ask("red", "open 0,0", client.view()["sequence"], key="k")
    again = client.ask("red", "open  0,0", first.json()["view"]["sequence"] - 1, key="k")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert client.view()["turns"] == ["red: open 0,0"]
    other = client.ask("red", "confirm", first.json()["sequence"], key="k")
    assert (other.status_code, other.json()["code"]) == (409, "action/id-reused")


def test_of_many_who_act_at_once_one_wins_and_the_others_see_it(client: Client) -> None:
    sequence = client.view()["sequence"]
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(client.ask, "red", "open 0,0", sequence, f"key-{n}") for n in range(8)]
    answers = [one.result() for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["view"]["sequence"] for answer in answers} == {sequence + 1}
    assert client.view()["turns"] == ["red: open 0,0"]


@pytest.mark.parametrize("step", [-1, 1, 1000])
def test_an_old_or_future_state_is_answered_with_the_present_one(client: Client, step: int) -> None:
    view = client.view("red")
    answer = client.ask("red", "open 0,0", view["sequence"] + step)
    assert answer.status_code == 409
    assert answer.json()["code"] == "action/stale"
    assert answer.json()["view"] == view


def test_an_illegal_action_is_refused_with_the_rule(client: Client) -> None:
    answer = client.ask("red", "open 5,5", client.view()["sequence"])
    assert answer.status_code == 422
    expected = {"code": "action/illegal", "reason": "opening/first-cell", "rule": "3", "details": {}}
    assert answer.json() == expected | {"view": None}
    answer = client.ask("red", "team 0,0", client.view()["sequence"])
    assert answer.json()["details"] == {"player": "red"}


def test_words_that_are_no_action_are_refused_with_the_column(client: Client) -> None:
    answer = client.ask("red", "jump 0,0", client.view()["sequence"])
    assert answer.status_code == 422
    assert answer.json()["code"] == "action/unreadable"
    assert answer.json()["details"] == {"column": "1"}


def test_only_the_seat_whose_turn_it_is_acts(server: ServerProcess, client: Client) -> None:
    sequence = client.view()["sequence"]
    other = client.ask("blue", "open 0,0", sequence)
    assert (other.status_code, other.json()["code"]) == (403, "seat/forbidden")
    nobody = client.ask(None, "open 0,0", sequence)
    assert (nobody.status_code, nobody.json()["code"]) == (401, "seat/forbidden")
    client.tokens["stranger"] = server.create(PERSON, PERSON).tokens["red"]
    stranger = client.ask("stranger", "open 0,0", sequence)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "seat/forbidden")
    assert client.view()["turns"] == []


def test_nobody_acts_before_all_seats_are_taken(server: ServerProcess) -> None:
    client = server.create(PERSON, ANYONE, start=0)
    answer = client.ask("red", "open 0,0", client.view()["sequence"])
    assert (answer.status_code, answer.json()["code"]) == (409, "game/not-started")


def test_a_scout_is_declared_before_its_cell_is_chosen(client: Client) -> None:
    """R5."""
    view = opened(client)
    assert "reveal" in view["actions"]
    assert not any(words.startswith("scout") for words in view["actions"])
    cell = "-1,0" if view["turns"][1].endswith(" 1,0") else "1,0"
    early = client.ask("red", f"scout {cell}", view["sequence"])
    assert early.json()["reason"] == "scout/reveal-first"
    view = client.play("red", "reveal", view["sequence"])
    assert view["open_tile"] is not None
    assert all(words.startswith("scout") for words in view["actions"])
    for words, reason in (("reveal", "scout/tile-open"), ("team 0,0", None)):
        answer = client.ask("red", words, view["sequence"])
        assert answer.status_code == 422
        assert reason in (None, answer.json()["reason"])


def test_a_take_back_never_goes_past_a_revealed_tile(client: Client) -> None:
    view = opened(client)
    view = client.play("red", "reveal", view["sequence"])
    tile, scouts = view["open_tile"], view["actions"]
    assert not view["can_take_back"]
    assert client.ask("red", "take-back", view["sequence"]).json()["code"] == "take-back/nothing"
    view = client.play("red", scouts[0], view["sequence"])
    view = client.play("red", "dispatch", view["sequence"])
    assert view["stage"] == "confirm"
    assert client.ask("red", "dispatch", view["sequence"]).json()["reason"] == "turn/unconfirmed"
    assert client.ask("blue", "take-back", view["sequence"]).status_code == 403
    view = client.play("red", "take-back", view["sequence"])
    view = client.play("red", "take-back", view["sequence"])
    assert (view["open_tile"], view["actions"], view["turns"]) == (tile, scouts, view["turns"][:2])
    assert client.ask("red", "take-back", view["sequence"]).json()["code"] == "take-back/nothing"
    view = client.play("red", scouts[-1], view["sequence"])
    view = client.play("red", "dispatch", view["sequence"])
    view = client.play("red", "confirm", view["sequence"])
    assert view["player"] == "blue"
    assert client.ask("red", "take-back", view["sequence"]).status_code == 403


def test_with_automatic_confirmation_the_first_action_can_be_taken_back(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, auto_confirm=True, rules="basic")
    view = opened(client)
    team = next(words for words in view["actions"] if words.startswith("team"))
    after = client.play("red", team, view["sequence"])
    assert (after["stage"], after["can_take_back"]) == ("second", True)
    back = client.play("red", "take-back", after["sequence"])
    assert back | {"sequence": view["sequence"]} == view


def test_an_opening_taken_back_shows_no_further_tile(client: Client) -> None:
    view = client.view("red")
    tile = view["open_tile"]
    view = client.play("red", "open 0,0", view["sequence"])
    view = client.play("red", "take-back", view["sequence"])
    assert (view["open_tile"], view["tiles"], view["pile_size"]) == (tile, [], 9)


def test_where_take_backs_are_not_allowed_they_are_refused(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, take_backs=False)
    view = client.play("red", "open 0,0", client.view()["sequence"])
    assert not view["can_take_back"]
    assert client.ask("red", "take-back", view["sequence"]).json()["code"] == "take-back/forbidden"


def test_confirming_is_refused_in_the_middle_of_a_turn(client: Client) -> None:
    answer = client.ask("red", "confirm", client.view()["sequence"])
    assert (answer.status_code, answer.json()["code"]) == (409, "turn/nothing-to-confirm")


def test_everyone_hears_what_happened_and_gets_their_own_view(client: Client) -> None:
    with stream(client, "blue") as blue, stream(client) as spectator:
        for events in (blue, spectator):
            assert [event.type for event in until_view(events)] == ["view"]
        sequence = client.play("red", "open 0,0", client.view()["sequence"])["sequence"]
        opened = [until_view(events) for events in (blue, spectator)]
        client.play("red", "confirm", sequence)
        confirmed = [until_view(events) for events in (blue, spectator)]
    acted = {"sequence": sequence, "type": "acted", "player": "red", "action": "open 0,0"}
    for told in opened:
        assert [event.type for event in told] == ["acted", "view"]
        assert told[0].data == acted
    for told in confirmed:
        assert [event.type for event in told] == ["confirmed", "revealed", "view"]
    assert confirmed[0][-1].data["actions"]  # blue's turn
    assert confirmed[1][-1].data["actions"] == []  # a spectator's never


def test_a_browser_listens_with_its_cookie(server: ServerProcess) -> None:
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON], "start": 0})
    server.http.cookies.clear()
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    path = f"/api/games/{answer.json()['game']}"
    assert f"Path={path}" in cookie
    view = server.http.get(path, headers={"Cookie": cookie.partition(";")[0]}).json()
    assert [seat["yours"] for seat in view["seats"]] == [True, True]
    assert view["actions"] == ["open 0,0"]
