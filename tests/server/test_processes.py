"""Two processes serve the same games from one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest
from postgresql import Postgres

from cleocatra.server.store.base import open_store
from cleocatra.server.tables.registry import COMPARE_EVERY
from cleocatra.table.events import Acted, parse_event
from cleocatra.table.state import replay
from tests.loops import run
from tests.server.process import (
    ANYONE,
    KITTEN,
    PERSON,
    Client,
    Json,
    ServerProcess,
    metric,
    stream,
    until,
    until_view,
)
from tests.server.test_games import choose

pytestmark = pytest.mark.compiled_only

ROUNDS = 1000
GAMES = 25
SPHINX: Json = {"sitter": "bot", "level": "Sphinx"}


@pytest.fixture(scope="module")
def database(postgres_server: Postgres) -> str:
    return postgres_server.fresh_database()


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ServerProcess]]:
    folder = tmp_path_factory.mktemp("processes")
    servers = [ServerProcess(database, log=folder / f"server-{number}.log") for number in range(2)]
    yield servers
    for server in servers:
        server.close()


@pytest.fixture
def pair(servers: list[ServerProcess]) -> list[ServerProcess]:
    """Both, started again if a test ended them."""
    ended = [server for server in servers if server.process is None or server.process.poll() is not None]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ServerProcess.start, ended))
    return servers


def through(server: ServerProcess, client: Client) -> Client:
    """The same seats by way of another process."""
    return Client(server, client.game, client.tokens, sent=1000)


async def race(http: list[httpx.AsyncClient], client: Client, rounds: int, dice: random.Random) -> None:
    """Send the acting seat's action to both processes at once, again and again."""
    view = client.view(next(iter(client.tokens)))
    for number in range(rounds):
        player = view["player"]
        assert player is not None
        headers = client.headers(player)
        if not view["actions"] and not view["can_confirm"]:
            view = (await http[0].get(client.path, headers=headers)).json()
        requests = []
        for place, line in enumerate(http):
            action = choose(view, dice)
            body = {"after": view["sequence"], "id": f"{number}-{place}"}
            path = f"{client.path}/confirm" if action == "confirm" else f"{client.path}/actions"
            body |= {} if action == "confirm" else {"action": action}
            requests.append(line.post(path, headers=headers, json=body))
        answers = await asyncio.gather(*requests)
        winner, loser = sorted(answers, key=lambda answer: answer.status_code)
        assert (winner.status_code, loser.status_code) == (200, 409), (winner.text, loser.text)
        assert loser.json()["code"] == "action/stale"
        assert loser.json()["view"] == winner.json()["view"]
        view = winner.json()["view"]
        if view["player"] is None:
            return


def test_of_two_at_once_exactly_one_wins(pair: list[ServerProcess], database: str) -> None:
    clients = [pair[0].create(PERSON, PERSON, rules="basic") for _ in range(GAMES)]

    async def races() -> None:
        limits = httpx.Limits(max_connections=None)
        lines = [
            httpx.AsyncClient(base_url=server.url, timeout=120.0, trust_env=False, limits=limits)
            for server in pair
        ]
        async with lines[0], lines[1]:
            dice = random.Random(4)
            await asyncio.gather(*(race(lines, client, ROUNDS // GAMES, dice) for client in clients))

    run(races())
    store = open_store(database)
    requested = 0
    for client in clients:
        events = [parse_event(text) for text in store.events(client.game).result()]
        assert client.view()["sequence"] == through(pair[1], client).view()["sequence"] == len(events)
        assert replay(events).sequence == len(events)
        requested += sum(getattr(event, "key", None) is not None for event in events)
    assert requested == ROUNDS
    store.close()


def test_the_same_request_to_both_is_done_once(pair: list[ServerProcess]) -> None:
    client = pair[0].create(PERSON, PERSON, start=0)
    asked = [through(server, client) for server in pair]
    sequence = client.view()["sequence"]
    with ThreadPoolExecutor(2) as pool:
        for number in range(40):  # so that some meet in the very same moment
            action = "take-back" if number % 2 else "open 0,0"
            futures = [pool.submit(other.ask, "red", action, sequence, f"same-{number}") for other in asked]
            answers = [future.result() for future in futures]
            assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
            assert answers[0].json() == answers[1].json()
            sequence += 1
            assert answers[0].json()["sequence"] == sequence


def test_a_listener_hears_what_was_done_through_the_other_process(pair: list[ServerProcess]) -> None:
    client = pair[0].create(PERSON, PERSON, start=0)
    with stream(through(pair[1], client), "blue") as events:
        view = until_view(events)[-1].data
        began = time.monotonic()
        for _ in range(4):
            view = client.play("red", "open 0,0", view["sequence"])
            assert [event.type for event in until_view(events)][-2:] == ["acted", "view"]
            view = client.play("red", "take-back", view["sequence"])
            assert [event.type for event in until_view(events)][-2:] == ["taken-back", "view"]
        assert time.monotonic() - began < 4 * COMPARE_EVERY  # told at once, not found by a comparison
        # and who has seen it can act on it through either
        through(pair[1], client).play("red", "open 0,0", view["sequence"])
        assert until_view(events)[-1].data["tiles"]


def test_what_was_missed_is_read_from_the_log(pair: list[ServerProcess], database: str) -> None:
    """A notification is only a hint: without it an old cache is noticed, and listeners hear it later."""
    client = pair[0].create(PERSON, PERSON, start=0)
    other = through(pair[1], client)
    with stream(other, "blue") as events:
        sequence = until_view(events)[-1].data["sequence"]
        deaf(database)
        client.play("red", "open 0,0", sequence)
        answer = other.ask("red", "open 0,0", sequence)
        assert (answer.status_code, answer.json()["code"]) == (409, "action/stale")
        assert answer.json()["view"] == client.view("red")
        assert [event.type for event in until_view(events)] == ["acted", "view"]


def deaf(database: str) -> None:
    """End the lines on which processes hear of each other: for half a second they know only the log."""
    listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    deadline = time.monotonic() + 60
    with psycopg.connect(database, autocommit=True) as connection:
        while len(connection.execute(f"SELECT pid {listening}".encode()).fetchall()) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        connection.execute(f"SELECT pg_terminate_backend(pid) {listening}".encode())


def test_what_was_done_at_one_process_counts_at_the_other_at_once(
    pair: list[ServerProcess], database: str
) -> None:
    """No notification is waited for: a new token, the end of a game, a seat that was left."""
    client = pair[0].create(PERSON, ANYONE, start=0)
    other = through(pair[1], client)
    assert other.view()["stage"] == "waiting"  # from now on the other process has it in memory
    deaf(database)
    answer = client.post("seats", None, {"name": "Bo"})
    (seat,) = answer.json()["tokens"]
    pair[0].http.cookies.clear()
    other.tokens["blue"] = client.tokens["blue"] = seat["token"]
    assert other.view("blue")["seats"][1]["yours"]
    deaf(database)
    assert client.post("seats/blue/leave", "blue", {}).status_code == 200
    answer = other.post("seats", None, {"name": "Cy"})
    assert answer.status_code == 201
    (seat,) = answer.json()["tokens"]
    pair[1].http.cookies.clear()
    client.tokens["blue"] = seat["token"]
    deaf(database)
    client.end()
    assert other.post("rematch", "red", {}).status_code == 201
    pair[1].http.cookies.clear()


def test_who_looks_through_another_process_does_not_end_the_wait_for_the_absent(
    pair: list[ServerProcess],
) -> None:
    client = pair[0].create(PERSON, PERSON, start=0, absence=3, substitute="Kitten")
    with stream(client, "blue") as events:
        until_view(events)
        through(pair[1], client).view()
        assert until(events, "seat-replaced").data["player"] == "red"


def test_when_the_database_is_away_nothing_is_acknowledged_and_nothing_is_lost(
    pair: list[ServerProcess], postgres_server: Postgres
) -> None:
    client = pair[0].create(PERSON, PERSON, start=0)
    sequence = client.view()["sequence"]
    postgres_server.stop("immediate")
    answer = client.ask("red", "open 0,0", sequence, key="again")
    assert (answer.status_code, answer.json()["code"]) == (503, "store/unavailable")
    assert pair[0].http.get("/healthz").status_code == 503
    postgres_server.start()
    deadline = time.monotonic() + 60
    while (answer := client.ask("red", "open 0,0", sequence, key="again")).status_code == 503:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert answer.status_code == 200
    assert answer.json()["sequence"] == sequence + 1
    while pair[1].http.get("/healthz").status_code == 503:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    through(pair[1], client).play("red", "confirm", sequence + 1)


def test_another_process_plays_the_turn_of_one_that_was_killed(
    pair: list[ServerProcess], database: str
) -> None:
    client = pair[0].create(PERSON, SPHINX, start=0, auto_confirm=True)
    dice = random.Random(1)
    before = client.view("red")
    while before["stage"] == "opening" or before["player"] == "red":  # an opening takes no thought
        if before["player"] == "red":
            client.play("red", choose(before, dice), before["sequence"])
        before = client.view("red")

    deadline = time.monotonic() + 60
    while not any(metric(server, "cleocatra_jobs_open") for server in pair):
        assert time.monotonic() < deadline
    thinker, other = sorted(pair, key=lambda server: -metric(server, "cleocatra_jobs_open"))
    thinker.end(signal.SIGKILL)
    killed = time.monotonic()
    with stream(through(other, client), "red", str(before["sequence"])) as events:
        while until_view(events)[-1].data["player"] != "red":
            pass
    assert time.monotonic() - killed < 60
    store = open_store(database)
    since = [parse_event(text) for text in store.events(client.game, before["sequence"]).result()]
    store.close()
    actions = [event for event in since if isinstance(event, Acted)]
    assert [event.player for event in actions] == ["blue"] * len(actions)
    assert 1 <= len(actions) <= 2
    assert sum(event.type == "confirmed" for event in since) == 1


def test_bots_play_on_after_a_restart_without_anyone_asking(pair: list[ServerProcess], database: str) -> None:
    for server in pair:
        server.end(signal.SIGKILL)
    pair[0].start()
    clients = [pair[0].create(PERSON, KITTEN, start=0) for _ in range(3)]
    for client in clients:
        client.play("red", "open 0,0", client.view()["sequence"])
        client.play("red", "confirm", client.view()["sequence"])
    pair[0].end(signal.SIGKILL)
    pair[1].start()
    store = open_store(database)
    deadline = time.monotonic() + 60
    for client in clients:
        while replay(map(parse_event, store.events(client.game).result())).actor == "blue":
            assert time.monotonic() < deadline
            time.sleep(0.05)
    store.close()
