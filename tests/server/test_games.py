"""Whole games over HTTP."""

from __future__ import annotations

import hashlib
import random

from cleocatra.record import format_game, parse_game
from tests.server.process import ANYONE, KITTEN, PERSON, Client, Json, ServerProcess, stream, until_view


def choose(view: Json, dice: random.Random) -> str:
    """Something to do: scores and placements first, so that games end."""
    if view["can_confirm"]:
        return "confirm"
    scores = [words for words in view["actions"] if words.startswith("score")]
    return str(dice.choice(scores or view["actions"]))


def play_out(client: Client, dice: random.Random) -> Json:
    """Play all seats that the client holds until the game is over."""
    view = client.view(next(iter(client.tokens)))
    while view["player"] is not None:
        player = view["player"]
        if player not in client.tokens:
            with stream(client, next(iter(client.tokens)), str(view["sequence"])) as events:
                while view["player"] is not None and view["player"] not in client.tokens:
                    view = until_view(events)[-1].data
            continue
        if not view["actions"] and not view["can_confirm"]:
            view = client.view(player)
        view = client.play(player, choose(view, dice), view["sequence"])
    return view


def test_two_clients_play_a_whole_game_and_prove_the_shuffle(server: ServerProcess) -> None:
    red = server.create(PERSON, ANYONE, rules="basic", start=0)
    assert red.view("red")["stage"] == "waiting"
    joined = server.http.post(f"{red.path}/seats", json={"name": "Zoë"}).json()
    blue = Client(server, red.game, {seat["player"]: seat["token"] for seat in joined["tokens"]})
    server.http.cookies.clear()
    commitment = red.view()["commitment"]

    clients = {"red": red, "blue": blue}
    dice = random.Random(5)
    view = red.view()
    while view["player"] is not None:
        assert view["pile"] is None
        assert view["salt"] is None
        player = view["player"]
        mine = clients[player].view(player)
        assert [seat["yours"] for seat in mine["seats"]] == [player == "red", player == "blue"]
        view = clients[player].play(player, choose(mine, dice), mine["sequence"])

    assert view["stage"] == "over"
    assert max(seat["points"] for seat in view["seats"]) >= 23
    words = " ".join([*view["pile"], view["salt"]])
    assert hashlib.sha256(words.encode()).hexdigest() == commitment == view["commitment"]
    game = parse_game(red.record())
    assert game.position.outcome is not None
    assert list(game.initial.pile) == view["pile"]
    assert [str(turn) for turn in game.turns] == view["turns"]


def test_a_person_plays_against_a_bot(server: ServerProcess) -> None:
    client = server.create(PERSON, KITTEN, rules="advanced", auto_confirm=True)
    view = play_out(client, random.Random(3))
    assert view["stage"] == "over"
    assert view["winners"]


def test_a_record_of_a_running_game_hides_the_pile(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    game = parse_game(client.record())
    assert game.initial.pile[0] is not None  # R5: the opening's tile is seen
    assert set(game.initial.pile[1:]) == {None}
    view = client.play("red", "open 0,0", client.view("red")["sequence"])
    assert set(parse_game(client.record()).initial.pile[1:]) == {None}
    assert view["stage"] == "confirm"
    assert view["open_tile"] is None
    view = client.play("red", "confirm", view["sequence"])
    game = parse_game(client.record())
    assert game.initial.pile[1] == view["open_tile"] is not None
    assert format_game(game) == client.record()


def test_listed_games_are_found_until_they_start(server: ServerProcess) -> None:
    private, public = (server.create(PERSON, ANYONE, listed=listed) for listed in (False, True))
    games = [game["game"] for game in server.http.get("/api/games").json()]
    assert public.game in games
    assert private.game not in games
    server.http.post(f"{public.path}/seats", json={"name": "Bo"})
    server.http.cookies.clear()
    assert public.game not in [game["game"] for game in server.http.get("/api/games").json()]


def test_games_that_have_started_hide_none_that_wait(own_server: ServerProcess) -> None:
    waiting = own_server.create(PERSON, ANYONE, listed=True)
    for _ in range(60):
        own_server.create(PERSON, PERSON, listed=True)
    assert [game["game"] for game in own_server.http.get("/api/games").json()] == [waiting.game]


def test_a_seat_that_was_left_is_free_and_its_token_opens_nothing(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    assert client.post("seats/blue/leave", "red", {}).status_code == 403
    assert client.post("seats/red/leave", "red", {}).status_code == 200
    assert server.http.get(client.path, headers=client.headers("red")).status_code == 403
    answer = server.http.post(f"{client.path}/seats", json={"name": "Cy", "player": "red"})
    server.http.cookies.clear()
    assert answer.status_code == 201
    client.tokens["red"] = answer.json()["tokens"][0]["token"]
    client.play("red", "open 0,0", client.view("red")["sequence"])
    answer = server.http.post(f"{client.path}/seats", json={"name": "Di"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat/none-free")


def test_an_abandoned_game_opens_its_pile_and_goes_no_further(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    view = client.end()
    assert view["stage"] == "abandoned"
    assert len(view["pile"]) == 9
    assert client.ask("red", "open 0,0", view["sequence"]).json()["code"] == "game/over"


SECRET = "a-secret-of-22-or-more_characters"


def test_the_same_request_for_a_game_twice_makes_one_game(server: ServerProcess) -> None:
    body = {"seats": [PERSON, PERSON], "secret": SECRET + "1"}
    first, again = (server.http.post("/api/games", json=body) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    server.http.cookies.clear()
    client = Client(
        server, first.json()["game"], {seat["player"]: seat["token"] for seat in first.json()["tokens"]}
    )
    player = client.view()["player"]
    client.play(player, "open 0,0", client.view()["sequence"])
    later = server.http.post("/api/games", json=body).json()
    assert (later["game"], later["tokens"]) == (client.game, first.json()["tokens"])
    assert later["view"]["turns"] == [f"{player}: open 0,0"]
    other = server.http.post("/api/games", json=body | {"rules": "basic"})
    assert (other.status_code, other.json()["code"]) == (409, "request/secret-reused")
    others = server.http.post("/api/games", json=body | {"secret": SECRET + "2"}).json()
    server.http.cookies.clear()
    assert others["game"] != client.game
    log = server.log.read_text()
    assert SECRET not in log
    assert client.game not in log


def test_the_same_request_for_a_seat_twice_takes_one_seat(server: ServerProcess) -> None:
    client = server.create(ANYONE, ANYONE, ANYONE)
    body = {"name": "Ann", "secret": SECRET}
    first, again = (server.http.post(f"{client.path}/seats", json=body) for _ in range(2))
    server.http.cookies.clear()
    assert first.status_code == again.status_code == 201
    assert first.json()["tokens"] == again.json()["tokens"]
    assert [seat["free"] for seat in client.view()["seats"]].count(False) == 1
    (seat,) = first.json()["tokens"]
    other = next(colour for colour in ("red", "blue") if colour != seat["player"])
    wrong = server.http.post(f"{client.path}/seats", json=body | {"player": other})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "request/secret-reused")


def test_a_secret_that_can_be_guessed_is_refused(server: ServerProcess) -> None:
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON], "secret": "short"})
    assert (answer.status_code, answer.json()["details"]["field"]) == (422, "body.secret")


def test_a_player_chooses_to_confirm_automatically(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    assert client.post("seats/red/preferences", "blue", {"auto_confirm": True}).status_code == 403
    view = client.post("seats/red/preferences", "red", {"auto_confirm": True}).json()
    assert [seat["auto_confirm"] for seat in view["seats"]] == [True, False]
    again = client.post("seats/red/preferences", "red", {"auto_confirm": True}).json()
    assert again["sequence"] == view["sequence"]
    view = client.play("red", "open 0,0", view["sequence"])
    assert (view["player"], view["stage"]) == ("blue", "opening")
    view = client.view("blue")
    view = client.play("blue", view["actions"][0], view["sequence"])
    assert (view["player"], view["stage"]) == ("blue", "confirm")
    view = client.post("seats/blue/preferences", "blue", {"auto_confirm": True}).json()
    assert view["stage"] == "confirm"  # it holds from the next action on
    client.play("blue", "confirm", view["sequence"])


def test_a_player_chooses_to_confirm_though_the_game_does_it(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, auto_confirm=True)
    client.post("seats/red/preferences", "red", {"auto_confirm": False})
    assert client.play("red", "open 0,0", client.view()["sequence"])["stage"] == "confirm"
    view = client.post("seats/red/preferences", "red", {"auto_confirm": None}).json()
    assert view["seats"][0]["auto_confirm"] is True


def test_a_browser_that_has_only_the_token_gets_the_cookie(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON)
    first = client.post("return", "red", {})
    server.http.cookies.clear()
    cookie = first.headers["set-cookie"].partition(";")[0]
    headers = client.headers("blue") | {"Cookie": cookie}
    second = server.http.post(f"{client.path}/return", headers=headers)
    server.http.cookies.clear()
    both = {"Cookie": second.headers["set-cookie"].partition(";")[0]}
    view = server.http.get(client.path, headers=both).json()
    assert [seat["yours"] for seat in view["seats"]] == [True, True]
