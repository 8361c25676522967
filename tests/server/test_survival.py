"""Whatever happens to the server, what was acknowledged is there."""

from __future__ import annotations

import random
import signal
from threading import Thread

import httpx

from cleocatra.record import parse_game
from cleocatra.server.events import Acted, Event, parse_event
from cleocatra.server.game_log import replay
from cleocatra.server.sqlite import SqliteStore
from tests.server.process import KITTEN, PERSON, Client, ServerProcess, stream, until_view
from tests.server.test_games import choose

KILLS = 3
GAMES = 6


def test_a_listener_resumes_after_a_restart_from_the_last_event(own_server: ServerProcess) -> None:
    client = own_server.create(PERSON, PERSON, start=0)
    with stream(client, "blue") as events:
        last = until_view(events)[-1]
        view = client.play("red", "open 0,0", int(last.id))
        until_view(events)
        own_server.end(signal.SIGTERM)
        assert list(events) == []  # a graceful stop ends the stream
    own_server.start()
    client.play("red", "confirm", view["sequence"])
    with stream(client, "blue", last.id) as events:
        missed = until_view(events)
    assert [event.type for event in missed] == ["acted", "confirmed", "revealed", "view"]
    assert [event.id for event in missed[:3]] == [str(int(last.id) + step) for step in (1, 2, 3)]
    assert missed[-1].data == client.view("blue")
    assert missed[-1].data["player"] == "blue"
    assert "Traceback" not in own_server.log.read_text()


def test_a_bot_goes_on_after_a_restart(own_server: ServerProcess) -> None:
    client = own_server.create(KITTEN, PERSON, start=1, auto_confirm=True)
    view = client.view("blue")
    client.play("blue", view["actions"][0], view["sequence"])
    own_server.end(signal.SIGKILL)
    own_server.start()
    with stream(client, "blue") as events:
        while until_view(events)[-1].data["player"] != "blue":
            pass


def play_until_killed(client: Client, journal: list[tuple[int, str]], dice: random.Random) -> None:
    """Play both seats, and note what was acknowledged."""
    try:
        while True:
            player = client.view()["player"]
            if player is None:
                return
            view = client.view(player)
            action = choose(view, dice)
            answer = client.ask(player, action, view["sequence"], key=f"{dice.random()}")
            assert answer.status_code == 200, answer.text
            journal.append((answer.json()["sequence"], action))
    except httpx.TransportError:
        return


def words_of(event: Event) -> str:
    """What a client sends to make this event happen."""
    if isinstance(event, Acted):
        return event.action
    return {"revealed": "reveal", "confirmed": "confirm"}[event.type]


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(own_server: ServerProcess) -> None:
    clients = [own_server.create(PERSON, PERSON, rules="basic") for _ in range(GAMES)]
    journals: list[list[tuple[int, str]]] = [[] for _ in clients]
    dice = random.Random(1)
    for _ in range(KILLS):
        players = [
            Thread(target=play_until_killed, args=(client, journal, random.Random(dice.random())))
            for client, journal in zip(clients, journals, strict=True)
        ]
        for player in players:
            player.start()
        before = sum(map(len, journals))
        while sum(map(len, journals)) < before + 20 and any(player.is_alive() for player in players):
            players[0].join(dice.random() / 10)
        own_server.end(signal.SIGKILL)
        for player in players:
            player.join()
        own_server.start()
    states = [client.view() for client in clients]
    records = [parse_game(client.record()) for client in clients]
    own_server.end()

    assert sum(map(len, journals)) >= 20
    store = SqliteStore(own_server.database)
    for client, journal, view, record in zip(clients, journals, states, records, strict=True):
        events = [parse_event(text) for text in store.events(client.game).result()]
        for sequence, words in journal:
            assert words_of(events[sequence - 1]) == words
        state = replay(events)
        assert view["sequence"] == len(events) == state.sequence
        assert record.actions == state.game.actions
    store.close()
