"""Games of earlier servers go on: their logs, kept as they were written then, are still read and replayed.

Each file in tests/data/logs is a log that a server of its time wrote, with the record it gave out. They are
never written anew: if one of these tests fails, the new program would lose people's games.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cleocatra.server.store.sqlite import SqliteStore
from cleocatra.table.events import RULES_VERSION, Created, parse_event
from cleocatra.table.projection import project_record
from cleocatra.table.state import replay
from tests.data.files import game_log, logged_record
from tests.server.process import ANYONE, PERSON, Client, ServerProcess

LOGS = ("first-server", "rules-version-1")


@pytest.mark.parametrize("name", LOGS)
def test_an_old_log_leads_to_the_same_game(name: str) -> None:
    events = [parse_event(text) for text in game_log(name)]
    state = replay(events)
    assert state.over
    assert state.sequence == len(events)
    assert project_record(state) == logged_record(name)


def test_there_is_a_log_for_every_version_of_the_rules() -> None:
    versions = set()
    for name in LOGS:
        created = parse_event(game_log(name)[0])
        assert isinstance(created, Created)
        versions.add(created.rules_version)
    assert versions == set(range(1, RULES_VERSION + 1))


def test_a_game_begun_on_the_first_server_is_played_on(tmp_path: Path) -> None:
    texts = game_log("first-server")[:100]
    store = SqliteStore(tmp_path / "games.db")
    store.create("A" * 22, texts, listed=False).result()
    store.close()
    server = ServerProcess(tmp_path / "games.db")
    server.start()
    try:
        play_on(server)
    finally:
        server.close()


def test_a_game_of_a_newer_server_is_named_as_such_and_hides_no_other(tmp_path: Path) -> None:
    created = game_log("rules-version-1")[0]
    newer = created.replace('"rules_version":1', '"rules_version":99')
    assert newer != created
    store = SqliteStore(tmp_path / "games.db")
    store.create("A" * 22, [newer], listed=True, due=0.0).result()
    store.close()
    server = ServerProcess(tmp_path / "games.db")
    server.start()
    try:
        answer = server.http.get(f"/api/games/{'A' * 22}")
        assert (answer.status_code, answer.json()["code"]) == (503, "game/newer")
        waiting = server.create(PERSON, ANYONE, listed=True)
        assert [game["game"] for game in server.http.get("/api/games").json()] == [waiting.game]
        assert "Traceback" not in server.log.read_text()
    finally:
        server.close()


def play_on(server: ServerProcess) -> None:
    client = Client(server, "A" * 22, {"blue": "z" * 43, "red": "c" * 43})
    view = client.view("blue")
    deadline = time.monotonic() + 120
    while view["player"] not in client.tokens:  # the bot finishes its turn by itself
        assert time.monotonic() < deadline
        view = client.view("blue")
    assert view["sequence"] >= 100
    player = view["player"]
    view = client.view(player)
    client.play(player, "confirm" if view["can_confirm"] else view["actions"][0], view["sequence"])
