"""Clocks: a deadline for each turn, and a bot for whoever misses it."""

from __future__ import annotations

import signal
import time

import pytest

from cleocatra.rules import Cell, Colour, Open
from cleocatra.table.changes import Change
from cleocatra.table.clocks import run_out, start_clock
from cleocatra.table.events import ClockStarted, SeatReplaced, SeatTaken, TurnClock
from cleocatra.table.seating import come_back, sit_down
from cleocatra.table.state import GameState, begin
from cleocatra.table.turns import act, confirm
from tests.server.process import KITTEN, PERSON, ServerProcess, stream, until
from tests.table.test_log import CREATED, with_persons

RED, BLUE = Colour.RED, Colour.BLUE
NOW = 1_000_000.0


OPEN = Open(Cell(0, 0))


def timed(change: Change, now: float = NOW) -> GameState:
    """The state after a change, with the clock that it starts."""
    return start_clock(change, now).state


@pytest.fixture
def state() -> GameState:
    """A game of two persons, each with a minute a turn, that has just begun."""
    state = begin(with_persons(CREATED, clock=TurnClock(60)))
    for name in ("Ann", "Bo"):
        state = timed(sit_down(Change(state), None, name, name))
    return state


def test_a_clock_starts_with_each_turn_and_runs_through_its_actions(state: GameState) -> None:
    assert (state.actor, state.deadline) == (RED, NOW + 60)
    acted = start_clock(act(Change(state), RED, OPEN), NOW + 5)
    assert [event.type for event in acted.events] == ["acted"]
    finished = start_clock(confirm(Change(acted.state), RED), NOW + 9)
    assert finished.events[-1] == ClockStarted(BLUE, NOW + 69)


def test_whoever_runs_out_of_time_is_stood_in_for_and_nobody_before(state: GameState) -> None:
    assert not run_out(Change(state), NOW + 59.9).events
    late = run_out(Change(state), NOW + 60)
    (replaced,) = late.events
    assert isinstance(replaced, SeatReplaced)
    state = timed(late)
    assert state.deadline is None
    assert state.seat(RED).bot_level == "Scribe"
    assert not run_out(Change(state), NOW + 900).events
    state = timed(come_back(Change(state), [RED]))
    assert (state.seat(RED).bot_level, state.deadline) == (None, NOW + 60)


def test_a_turn_that_waits_for_confirmation_is_finished_as_it_is(state: GameState) -> None:
    state = timed(act(Change(state), RED, OPEN))
    late = run_out(Change(state), NOW + 61)
    assert [event.type for event in late.events] == ["seat-replaced", "confirmed", "revealed"]
    assert late.state.actor is BLUE


def test_whoever_takes_the_seat_of_an_absent_player_plays_at_once(state: GameState) -> None:
    state = timed(run_out(Change(state), NOW + 61))
    state = timed(Change(state).then(SeatTaken(RED, "Cy", "hash")))
    assert (state.seat(RED).bot_level, state.deadline) == (None, NOW + 60)


def test_the_bot_that_stands_in_plays_on_until_the_player_returns(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0, clock={"kind": "turn", "seconds": 1}, substitute="Kitten")
    before = time.time()
    view = client.view("blue")
    assert before - 10 < view["deadline"] < before + 2
    with stream(client) as events:
        replaced = until(events, "seat-replaced").data
        assert (replaced["player"], replaced["level"], replaced["reason"]) == ("red", "Kitten", "clock")
        acted = until(events, "acted").data
        assert (acted["player"], acted["action"]) == ("red", "open 0,0")
        assert until(events, "clock-started").data["player"] == "blue"
        assert until(events, "seat-replaced").data["player"] == "blue"
        view = client.post("return", "red", {}).json()
        assert until(events, "seat-returned").data["player"] == "red"
    assert [seat["substitute"] for seat in view["seats"]] == [None, "Kitten"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_clock_goes_on_through_a_restart(own_server: ServerProcess, how: signal.Signals) -> None:
    client = own_server.create(PERSON, PERSON, start=0, clock={"kind": "turn", "seconds": 3})
    assert client.view()["seats"][0]["substitute"] is None
    own_server.end(how)
    own_server.start()
    with stream(client, last="0") as events:
        assert until(events, "seat-replaced").data["player"] == "red"


def test_days_are_for_correspondence_and_bots_have_no_clock(server: ServerProcess) -> None:
    clock = {"kind": "correspondence", "days": 3}
    client = server.create(PERSON, PERSON, clock=clock)
    view = client.view()
    assert view["clock"] == clock
    assert 3 * 86400 - 60 < view["deadline"] - time.time() < 3 * 86400 + 1
    waiting = server.create({"sitter": "anyone"}, KITTEN, clock=clock).view()
    assert waiting["deadline"] is None


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn", "seconds": 0},
        {"kind": "turn", "seconds": 3601},
        {"kind": "turn", "days": 1},
        {"kind": "turn", "seconds": 5, "days": 1},
        {"kind": "sand", "seconds": 5},
        {"kind": "correspondence", "days": 31},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(server: ServerProcess, clock: dict[str, object]) -> None:
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON], "clock": clock})
    assert (answer.status_code, answer.json()["code"]) == (422, "request/invalid")
    assert answer.json()["details"]["field"].startswith("body.clock")
