"""Whatever happens to the server, what was acknowledged is there."""

from __future__ import annotations

import signal
from pathlib import Path

import kill_server
import pytest
from killing.client import Lost

from tests.server.process import KITTEN, PERSON, ServerProcess, stream, until_view

KILLS = 10
GAMES = 20


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


def test_who_missed_much_hears_all_of_it_in_order(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    sequence = client.view()["sequence"]
    for _ in range(130):
        sequence = client.play("red", "open 0,0", sequence)["sequence"]
        sequence = client.play("red", "take-back", sequence)["sequence"]
    for seen in (0, 37, 100, sequence - 101, sequence):
        for _ in range(2):  # told again what was kept ready
            with stream(client, last=str(seen)) as events:
                *missed, view = until_view(events)
                assert [event.id for event in missed] == [str(one) for one in range(seen + 1, sequence + 1)]
                assert view.data["sequence"] == sequence


def test_a_bot_goes_on_after_a_restart(own_server: ServerProcess) -> None:
    client = own_server.create(KITTEN, PERSON, start=1, auto_confirm=True)
    view = client.view("blue")
    client.play("blue", view["actions"][0], view["sequence"])
    own_server.end(signal.SIGKILL)
    own_server.start()
    with stream(client, "blue") as events:
        while until_view(events)[-1].data["player"] != "blue":
            pass


@pytest.mark.compiled_only
@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "games.db") if store == "sqlite" else request.getfixturevalue("database")
    assert kill_server.run(database, KILLS, GAMES) > KILLS * GAMES


@pytest.mark.compiled_only
def test_an_acknowledgement_before_the_commit_would_be_noticed(tmp_path: Path) -> None:
    with pytest.raises(Lost):
        kill_server.run(str(tmp_path / "games.db"), KILLS, GAMES, control=True)
