"""What the server tells of itself to whoever runs it."""

from __future__ import annotations

import re

import pytest

from tests.server.process import KITTEN, PERSON, ServerProcess, metric, stream, until_view

pytestmark = pytest.mark.compiled_only
LINE = re.compile(r'[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.e+-]+(Inf)?')


def test_the_metrics_are_in_the_text_format(server: ServerProcess) -> None:
    answer = server.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert len(lines) > 50
    assert [line for line in lines if not LINE.fullmatch(line)] == []


def test_what_happens_is_counted(server: ServerProcess) -> None:
    names = {
        "created": 'cleocatra_requests_total{method="POST",route="/api/games",status="201"}',
        "acted": "cleocatra_actions_acknowledged_total",
        "events": 'cleocatra_events_total{type="acted"}',
        "stale": 'cleocatra_refusals_total{code="action/stale"}',
        "latency": 'cleocatra_request_seconds_count{route="/api/games/{game}/actions"}',
        "commits": "cleocatra_commit_seconds_count",
        "games": "cleocatra_games_in_memory",
        "lag": "cleocatra_event_loop_lag_seconds_count",
        "thoughts": 'cleocatra_bot_thinking_seconds_count{level="Kitten"}',
        "jobs": 'cleocatra_jobs_total{kind="turn"}',
    }
    before = {what: metric(server, name) for what, name in names.items()}
    game = server.create(PERSON, KITTEN, start=0, auto_confirm=True)
    sequence = game.view()["sequence"]
    with stream(game, "red") as events:
        assert metric(server, "cleocatra_streams_open") >= 1
        game.play("red", "open 0,0", sequence)
        assert game.ask("red", "open 0,0", sequence).status_code == 409
        view = game.view()
        while view["player"] != "red" or view["sequence"] == sequence:
            view = until_view(events)[-1].data
    grown = {what: metric(server, name) - before[what] for what, name in names.items()}
    assert grown["created"] == grown["acted"] == grown["stale"] == 1
    assert grown["latency"] == 2
    assert grown["events"] >= 2  # the bot's too
    assert min(grown.values()) >= 0
    for what in ("commits", "thoughts", "jobs"):
        assert grown[what] > 0, what


def test_no_label_names_a_game_or_a_token(server: ServerProcess) -> None:
    game = server.create(PERSON, PERSON, start=0)
    server.http.get(f"/api/games/{game.game}/nowhere")
    server.http.request("BREW", f"/api/games/{game.game}")
    text = server.http.get("/metrics").text
    assert game.game not in text
    assert "BREW" not in text
    assert not any(token in text for token in game.tokens.values())


def test_one_line_an_event(own_server: ServerProcess) -> None:
    game = own_server.create(PERSON, PERSON, start=0)
    sequence = game.view()["sequence"]
    game.play("red", "open 0,0", sequence)
    line = re.compile(r"INFO event game=([0-9a-f]{10}) sequence=(\d+) type=([a-z-]+)$", re.MULTILINE)
    games, numbers, types = zip(*line.findall(own_server.log.read_text()), strict=True)
    assert len(set(games)) == 1
    assert numbers == tuple(map(str, range(1, sequence + 2)))
    assert types == ("created", "seat-taken", "seat-taken", "started", "revealed", "acted")
