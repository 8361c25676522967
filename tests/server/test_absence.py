"""Absence: a bot stands in for whoever is away on their turn, and gives the seat back when they return."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event

import pytest

from cleocatra.rules import Colour
from cleocatra.table.changes import Change
from cleocatra.table.clocks import absence_due, replace_absent
from cleocatra.table.seating import sit_down
from cleocatra.table.state import GameState, begin
from tests.server.process import PERSON, Client, ServerProcess, stream, until, until_view
from tests.table.test_log import CREATED, with_persons

NOW = 1_000_000.0
OPENED = """\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 0,1
"""


@pytest.fixture
def state() -> GameState:
    """A game of two persons where a minute's absence is enough; red begins."""
    state = begin(with_persons(CREATED, absence=60))
    for name in ("Ann", "Bo"):
        state = sit_down(Change(state), None, name, name).state
    return state


def absent(state: GameState, marks: dict[str, float], now: float) -> list[str]:
    """The types of the events that follow from these marks."""
    return [event.type for event in replace_absent(Change(state), marks, now).events]


def test_who_is_away_for_long_enough_is_stood_in_for(state: GameState) -> None:
    here = {"blue": NOW + 30}
    assert absent(state, here | {"red": NOW - 60}, NOW) == ["seat-replaced"]
    assert absent(state, here | {"red": NOW - 59}, NOW) == []
    assert absent(state, here | {"red": NOW + 1}, NOW) == []
    assert absence_due(state, here | {"red": NOW - 20}, NOW) == NOW + 60
    assert absence_due(state, here | {"red": NOW + 30}, NOW) == NOW + 90


def test_nobody_is_stood_in_for_while_nobody_waits(state: GameState) -> None:
    for marks in ({}, {"blue": NOW}, {"red": NOW - 900, "blue": NOW - 900}):
        assert absent(state, marks, NOW) == []
        assert absence_due(state, marks, NOW) is None


def test_only_the_player_whose_turn_it_is_counts(state: GameState) -> None:
    marks = {"red": NOW + 30, "blue": 0.0}
    assert absent(state, marks, NOW) == []
    state = replace_absent(Change(state), {"blue": NOW + 30}, NOW).state
    assert state.seat(Colour.RED).substitute is not None
    assert absent(state, {"blue": NOW + 30}, NOW) == []


def test_a_tile_turned_over_for_a_scout_is_left_to_the_bot(server: ServerProcess) -> None:
    """Never in the middle of an action: the bot plays what is left of the turn."""
    client = server.create(PERSON, PERSON, record=OPENED, clock={"kind": "turn", "seconds": 3})
    view = client.play("red", "reveal", client.view()["sequence"])
    with stream(client, last=str(view["sequence"])) as events:
        until(events, "seat-replaced")
        acted = until(events, "acted").data
        assert acted["player"] == "red"
        assert acted["action"] in view["actions"]
        until(events, "confirmed")


def absent_player(server: ServerProcess, stack: ExitStack) -> Client:
    """A game where blue is here and a bot stands in for red, who is away."""
    client = server.create(PERSON, PERSON, start=0, absence=1, substitute="Kitten")
    events = stack.enter_context(stream(client, "blue"))
    replaced = until(events, "seat-replaced").data
    assert (replaced["player"], replaced["reason"]) == ("red", "absence")
    until(events, "confirmed")
    view = until_view(events)[-1].data
    assert (view["player"], view["seats"][0]["substitute"]) == ("blue", "Kitten")
    return client


def test_who_was_here_counts_as_absent_from_when_they_leave(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, absence=1)
    with stream(client, "blue") as events:
        with stream(client, "red") as own:
            until_view(own)
        assert until(events, "seat-replaced").data["player"] == "red"


def test_those_who_look_on_put_nothing_off(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, absence=3)
    done = Event()

    def look_on() -> None:
        while not done.is_set():
            with stream(client) as events:
                until_view(events)

    with stream(client, "blue") as events, ThreadPoolExecutor(1) as pool:
        looking = pool.submit(look_on)
        try:
            assert until(events, "seat-replaced").data["player"] == "red"
        finally:
            done.set()
        looking.result()


def test_absence_is_noticed_after_the_server_was_killed(own_server: ServerProcess) -> None:
    client = own_server.create(PERSON, PERSON, start=0, absence=2)
    with stream(client, "blue") as events:
        until_view(events)
        own_server.end(signal.SIGKILL)
    own_server.start()
    with stream(client, "blue") as events:
        assert until(events, "seat-replaced").data["player"] == "red"


@pytest.mark.parametrize("how", ["stream", "request", "action"])
def test_who_comes_back_gets_the_seat_back(server: ServerProcess, how: str) -> None:
    with ExitStack() as stack:
        client = absent_player(server, stack)
        if how == "stream":
            view = until_view(stack.enter_context(stream(client, "red")))[-1].data
        elif how == "request":
            view = client.post("return", "red", {}).json()
        else:
            view = client.play("red", "abandon", client.view()["sequence"])
        assert view["seats"][0]["substitute"] is None
        told = stack.enter_context(stream(client, last="0"))
        assert until(told, "seat-returned").data["player"] == "red"


def test_a_spectator_and_a_stranger_bring_nobody_back(server: ServerProcess) -> None:
    with ExitStack() as stack:
        client = absent_player(server, stack)
        until_view(stack.enter_context(stream(client)))
        assert client.post("return", None, {}).status_code == 401
        client.tokens["stranger"] = server.create(PERSON, PERSON).tokens["red"]
        assert client.post("return", "stranger", {}).status_code == 403
        assert client.view()["seats"][0]["substitute"] == "Kitten"
