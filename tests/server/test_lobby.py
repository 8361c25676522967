"""Public games: each client has a share, names can be told apart, and the host decides who sits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from cleocatra.server.tables.lobby import MOST_SEATS
from tests.server.lines import client_from
from tests.server.process import ANYONE, PERSON, Json, ServerProcess

GAME: Json = {"seats": [PERSON, ANYONE, ANYONE], "listed": True}
OPTIONS = ("--rate", "0", "--client-games", "0", "--client-seats", "10")


class Server:
    """A server, and clients that come from different addresses."""

    def __init__(self, path: Path, *options: str) -> None:
        self.process = ServerProcess(path / "games.db", *OPTIONS, *options)
        self.process.start()
        self.clients: dict[int, httpx.Client] = {}

    def client(self, address: int) -> httpx.Client:
        """The browser at this address: it keeps its cookies."""
        if address not in self.clients:
            self.clients[address] = client_from(self.process, f"127.0.0.{address}")
        return self.clients[address]

    def close(self) -> None:
        for client in self.clients.values():
            client.close()
        self.process.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.close()


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", answer.status_code))


def create(client: httpx.Client, **more: object) -> str:
    """The path of a new public game."""
    answer = client.post("/api/games", json={**GAME, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/games/{answer.json()['game']}"


def test_games_of_one_client_do_not_hide_those_of_others(server: Server) -> None:
    greedy, other = server.client(66), server.client(7)
    for _ in range(5):
        create(greedy)
    asked = [greedy.post("/api/games", json=GAME) for _ in range(50)]
    assert {code(answer) for answer in asked} == {"games/share"}
    assert {answer.status_code for answer in asked} == {429}
    create(other)
    assert len(other.get("/api/games").json()) == 6
    create(greedy, listed=False)  # games among friends are no part of it


def test_a_game_that_does_not_wait_any_more_makes_room_for_another(server: Server) -> None:
    client = server.client(7)
    paths = [create(client) for _ in range(5)]
    view = client.get(paths[0]).json()
    body = {"after": view["sequence"], "id": "x"}
    assert client.post(f"{paths[0]}/abandon", json=body).status_code == 200
    create(client)


def test_a_listing_that_is_sent_again_is_no_other_game(server: Server) -> None:
    client = server.client(7)
    body = GAME | {"secret": "Zq8vK2mX0aLr7TnE4cYd1w"}
    first = client.post("/api/games", json=body).json()["game"]
    for _ in range(4):
        create(client)
    again = client.post("/api/games", json=body)
    assert (again.status_code, again.json()["game"]) == (201, first)


def test_one_client_can_not_take_all_free_seats(server: Server) -> None:
    greedy, late = server.client(66), server.client(7)
    paths = [create(server.client(10 + number // 5)) for number in range(10)]
    answers = [code(greedy.post(f"{path}/seats", json={"name": "Cat"})) for path in paths]
    assert answers == ["201"] * MOST_SEATS + ["seat/share"] * (10 - MOST_SEATS)
    assert late.post(f"{paths[-1]}/seats", json={"name": "Bo"}).status_code == 201


def test_seats_in_games_that_begin_at_once_are_counted_by_the_hour(server: Server) -> None:
    greedy, host = server.client(66), server.client(1)
    answers = []
    for _ in range(12):
        path = create(host, seats=[PERSON, ANYONE])
        answer = greedy.post(f"{path}/seats", json={"name": "Cat"})
        answers.append(code(answer))
        if answer.status_code == 429:
            assert int(answer.headers["retry-after"]) > 60
            break
    assert answers == ["201"] * 10 + ["seat/share"]
    private = create(host, seats=[PERSON, ANYONE], listed=False)
    assert greedy.post(f"{private}/seats", json={"name": "Cat"}).status_code == 201  # among friends


def test_the_host_sends_somebody_away_who_can_not_come_back(server: Server) -> None:
    host, guest, other = map(server.client, (1, 66, 7))
    path = create(host)
    seats = [guest.post(f"{path}/seats", json={"name": "Cat"}).json()["tokens"][0]["player"]]
    assert code(guest.post(f"{path}/seats/{seats[0]}/remove", json={})) == "seat/forbidden"
    assert code(server.client(8).post(f"{path}/seats/{seats[0]}/remove", json={})) == "seat/forbidden"
    red = next(seat["player"] for seat in host.get(path).json()["seats"] if seat["yours"])
    assert code(host.post(f"{path}/seats/{red}/remove", json={})) == "seat/forbidden"  # the host's own
    view = host.post(f"{path}/seats/{seats[0]}/remove", json={}).json()
    assert [seat["free"] for seat in view["seats"] if seat["player"] == seats[0]] == [True]
    assert not any(seat["yours"] for seat in guest.get(path).json()["seats"])
    assert code(guest.post(f"{path}/seats", json={"name": "Cat"})) == "seat/removed"
    for name in ("Bo", "Cy"):
        assert other.post(f"{path}/seats", json={"name": name}).status_code == 201
    assert code(host.post(f"{path}/seats/{seats[0]}/remove", json={})) == "seat/stays"  # it has begun


def test_names_that_look_alike_are_told_apart(server: Server) -> None:
    path = create(server.client(1), seats=[PERSON | {"name": "BOB"}, ANYONE, ANYONE])
    guest = server.client(2)
    for name, kept in (("\u0412\u041e\u0412", "\u0412\u041e\u0412 2"), ("bob ", "bob 3")):
        seats = guest.post(f"{path}/seats", json={"name": name}).json()["view"]["seats"]
        assert kept in [seat["name"] for seat in seats]


def test_a_name_of_two_alphabets_is_refused(server: Server) -> None:
    path = create(server.client(1))
    for name in ("B\u043eb", "\u0391nn", "An\u200bn", "\u3164"):
        answer = server.client(2).post(f"{path}/seats", json={"name": name})
        assert (answer.status_code, code(answer).partition("/")[0]) == (422, "name")
    for name in ("\u0412\u043e\u0432\u0430", "\u8c93 Ann", "Zo\u00eb"):
        assert server.client(3).post(f"{path}/seats", json={"name": name}).status_code in (201, 409)


def test_a_secret_that_anybody_can_guess_is_refused(server: Server) -> None:
    client = server.client(1)
    for weak in ("a" * 22, "abcdefghijklmnopqrstuvwxyz", "abcabcabcabcabcabcabcabc", "0123456789" * 3):
        answer = client.post("/api/games", json={"seats": [PERSON, PERSON], "secret": weak})
        assert (answer.status_code, answer.json()["details"]["field"]) == (422, "body.secret")
    chance = Random(1)
    for _ in range(200):
        secret = f"{chance.getrandbits(128):032x}"
        body = {"seats": [PERSON, PERSON], "secret": secret}
        assert client.post("/api/games", json=body).status_code == 201, secret


def test_only_the_servers_own_names_are_answered(tmp_path: Path) -> None:
    """A site that points its name to the server's address would otherwise be a page of the server's own."""
    server = Server(tmp_path, "--name", "cats.example")
    client = server.client(1)
    try:
        for host, status in (("cats.example", 200), ("Cats.Example:8023", 200), ("evil.example", 421)):
            assert client.get("/api/games", headers={"host": host}).status_code == status, host
        assert client.get("/healthz", headers={"host": "10.0.0.1"}).status_code == 200
    finally:
        server.close()
