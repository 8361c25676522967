"""Tables on one device: the server's protocol, answered without a server."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from pydantic import BaseModel

from cleocatra.offline.bodies import (
    ONLINE_ONLY,
    AnalysisBody,
    GameBody,
    LessonBody,
    LevelBody,
    MomentBody,
    MoveBody,
    PositionBody,
    ScoreBody,
    SetupBody,
    SetupTileBody,
)
from cleocatra.offline.host import Host
from cleocatra.puzzles.puzzle import puzzles
from cleocatra.record import parse_game
from cleocatra.server.http.bodies import (
    ActionRequest,
    FillRequest,
    GameRequest,
    LessonQuestion,
    MoveRequest,
    ScoreRequest,
)
from cleocatra.server.http.position_bodies import (
    AnalysisQuestion,
    MomentRequest,
    PositionRequest,
    SetupRequest,
    SetupTileRequest,
)
from tests.offline.device import KITTEN, NOW, PERSON, Device, Json
from tests.seeds import next_seed


@pytest.fixture
def device() -> Device:
    return Device(next_seed("device"))


def test_a_whole_game_is_played_and_its_shuffle_verified(device: Device) -> None:
    game = device.create({**PERSON, "name": "Ann"}, KITTEN, rules="basic")
    view = device.play_to_the_end(game)
    assert view["winners"]
    record = device.ask(f"/api/games/{game}/record")
    assert parse_game(record).position.points == {seat["player"]: seat["points"] for seat in view["seats"]}
    assert device.ask("/api/records", {"record": record})["shuffle"] == "verified"


def test_after_every_event_a_new_start_finds_the_same_game(device: Device) -> None:
    game = device.create(PERSON, KITTEN, rules="basic")
    for _ in range(25):
        device.step(game)
        before = device.view(game)
        device.start()
        assert device.view(game) == before


def test_what_was_not_kept_has_not_happened(device: Device) -> None:
    game = device.create(PERSON, PERSON)
    before = device.view(game)
    answer = device.act(game, before["actions"][0], keep=False)
    assert answer["sequence"] > before["sequence"]
    assert device.view(game) == before
    device.start()
    assert device.view(game) == before


def test_a_request_is_granted_once(device: Device) -> None:
    game = device.create(PERSON, PERSON)
    view = device.view(game)
    body = {"after": view["sequence"], "id": "same", "action": view["actions"][0]}
    first = device.ask(f"/api/games/{game}/actions", body)
    device.start()
    assert device.ask(f"/api/games/{game}/actions", body)["sequence"] == first["sequence"]
    assert len(device.logs[game]) == first["view"]["sequence"]


def test_an_old_view_is_answered_with_the_present_one(device: Device) -> None:
    game = device.create(PERSON, PERSON)
    view = device.view(game)
    device.act(game, view["actions"][0])
    body = {"after": view["sequence"], "id": "late", "action": view["actions"][0]}
    problem = device.ask(f"/api/games/{game}/actions", body, ok=False)
    assert problem["code"] == "action/stale"
    assert problem["view"] == device.view(game)


def test_turns_are_undone_handed_over_and_ended(device: Device) -> None:
    game = device.create(PERSON, KITTEN, turn_take_backs=True, start=0)
    path = f"/api/games/{game}"
    while not (view := device.view(game))["can_take_back_turn"] or view["stage"] != "first":
        device.step(game)
    back = device.move(game, "take-back-turn")["view"]
    assert back["turn_count"] < view["turn_count"]
    (mine,) = (seat["player"] for seat in view["seats"] if seat["yours"])
    assert device.ask(f"{path}/seats/{mine}/hand-over", {})["your_turn"] is False
    assert device.ask(f"{path}/return", {})["your_turn"] is True
    assert device.move(game, "abandon")["view"]["stage"] == "abandoned"


def test_the_next_game_is_created_once_and_kept_with_the_old_one(device: Device) -> None:
    game = device.create(PERSON, KITTEN, rules="basic")
    device.play_to_the_end(game)
    first = device.ask(f"/api/games/{game}/rematch", {})["game"]
    assert device.view(game)["next_game"] == first
    device.start()
    device.read_on(first)
    assert device.ask(f"/api/games/{game}/rematch", {})["game"] == first


def test_hints_and_reviews_are_given(device: Device) -> None:
    game = device.create(PERSON, PERSON, hints=True, rules="basic")
    while device.view(game)["stage"] != "first":
        device.step(game)
    assert device.ask(f"/api/games/{game}/hint", {})["ideas"]
    record = device.ask(f"/api/games/{game}/record")
    assert device.ask("/api/records/review", {"record": record, "turn": 1})["turn"] == 1


def test_questions_and_lessons_are_answered(device: Device) -> None:
    game = device.create(PERSON, PERSON)
    for what in ("worth", "log?since=0", "moments?since=0&most=200", "why?kind=herd"):
        assert device.ask(f"/api/games/{game}/{what}")
    names = [lesson["name"] for lesson in device.ask("/api/lessons")]
    step = device.ask(f"/api/lessons/{names[0]}/1", {"done": []})
    assert step["view"]["your_turn"]
    for what in ("worth", "log", "moments"):
        assert device.ask(f"/api/lessons/{names[0]}/1/{what}", {"done": []})
    assert device.ask(f"/api/lessons/{names[0]}/1/why", {"done": [], "kind": "herd"})["answers"]


def test_puzzles_are_listed_tried_and_judged(device: Device) -> None:
    told = device.ask("/api/puzzles?day=2026-11-18")
    names = [puzzle["name"] for puzzle in told["puzzles"]]
    assert told["daily"] in names
    path = f"/api/puzzles/{names[0]}"
    table = device.ask(path, {"done": []})
    assert table["attempt"]["result"] == "open"
    assert not device.host.thinks(path, '{"done": []}')
    right = [str(action) for action in puzzles()[names[0]].turns[0]]
    assert device.host.thinks(path, json.dumps({"done": right[:-1], "action": right[-1]}))
    solved = device.ask(path, {"done": right[:-1], "action": right[-1]})
    assert solved["attempt"]["result"] == "solved"
    position = {"position": table["position"], "done": []}
    for what in ("worth", "log", "moments"):
        assert device.ask(f"/api/analysis/{what}", position)
    assert device.ask("/api/analysis/why", {**position, "kind": "pass"})["answers"]


def test_positions_of_games_and_records_are_told_once_nobody_plays_any_more(device: Device) -> None:
    game = device.create(PERSON, KITTEN, rules="basic")
    path = f"/api/games/{game}/position?moment="
    assert refused(device, f"{path}0")[0] == "game/not-over"
    device.play_to_the_end(game)
    record, last = (
        device.ask(f"/api/games/{game}/record"),
        device.ask(f"/api/games/{game}/moments")["total"] - 1,
    )
    for moment in (0, last // 2, last):
        asked = {"record": record, "moment": moment}
        assert device.ask(f"{path}{moment}") == device.ask("/api/records/position", asked)
    assert refused(device, f"{path}{last + 1}") == ("request/invalid", "moment")
    assert refused(device, "/api/records/position", {"record": record, "moment": -1})[1] == "moment"
    assert refused(device, "/api/records/position", {"record": record})[1] == "moment"


@pytest.mark.parametrize(
    ("what", "body", "thinks"),
    [
        ("", {}, False),
        ("", {"action": "team 0,0"}, False),
        ("/worth", {}, False),
        ("/setup", {}, False),
        ("/position", {}, False),
        ("/evaluate", {}, True),
        ("/try", {}, False),
        ("/try", {"action": "team 0,0"}, True),
    ],
)
def test_what_bots_think_about_is_asked_where_nobody_waits(
    device: Device, what: str, body: Json, thinks: bool
) -> None:
    assert device.host.thinks(f"/api/analysis{what}", json.dumps(body)) is thinks


def refused(device: Device, path: str, body: Json | None = None) -> tuple[str, str | None]:
    problem = device.ask(path, body, ok=False)
    return problem["code"], problem["details"].get("field")


def test_what_is_wrong_is_named(device: Device) -> None:
    two = {"seats": [PERSON, KITTEN]}
    wrong: list[tuple[Json, str]] = [
        ({"seats": [PERSON]}, "seats"),
        ({"seats": [PERSON, {"sitter": "anyone"}]}, "seats"),
        ({**two, "rules": "easy"}, "rules"),
        ({**two, "colour": "red"}, "colour"),
        ({**two, "listed": True}, "listed"),
        ({**two, "turn": 3}, "turn"),
        ({}, "seats"),
    ]
    for body, field in wrong:
        assert refused(device, "/api/games", body) == ("request/invalid", field)
    for unknown in ("nothing", "puzzles/1/2", "lessons/first/1/2"):
        assert refused(device, f"/api/{unknown}", {})[0] in ("request/unknown", "lesson/unknown")
    assert refused(device, "/api/analysis/wealth", {"position": ""}) == ("request/unknown", None)
    assert refused(device, "/api/analysis/worth", {}) == ("request/invalid", "position")
    assert refused(device, "/api/analysis/worth", {"position": "?"})[0] == "position/invalid"
    assert refused(device, "/api/puzzles?day=today") == ("request/invalid", "query.day")
    assert refused(device, "/api/puzzles/none", {}) == ("puzzle/unknown", None)
    assert refused(device, "/api/games/~0") == ("game/unknown", None)
    game = device.create(PERSON, PERSON)
    assert refused(device, f"/api/games/{game}/actions", {"after": 1, "id": "x"})[0] == "request/invalid"
    assert device.act(game, "fly 0,0", ok=False)["code"] == "action/unreadable"
    assert device.act(game, "team 5,5", ok=False)["code"] == "action/illegal"


@pytest.mark.parametrize(
    ("form", "model"),
    [
        (GameBody, GameRequest),
        (MoveBody, MoveRequest),
        (LevelBody, FillRequest),
        (LessonBody, LessonQuestion),
        (AnalysisBody, AnalysisQuestion),
        (ScoreBody, ScoreRequest),
        (PositionBody, PositionRequest),
        (MomentBody, MomentRequest),
        (SetupBody, SetupRequest),
        (SetupTileBody, SetupTileRequest),
    ],
)
def test_bodies_are_those_of_the_server(form: type, model: type[BaseModel]) -> None:
    here = {field.name for field in fields(form)}
    assert here == set(model.model_fields) - set(ONLINE_ONLY)
    assert set(ActionRequest.model_fields) == set(MoveRequest.model_fields) | {"action"}


def test_without_a_log_nothing_is_known(device: Device) -> None:
    host = Host(device.chance, lambda: NOW)
    host.load("~1", json.dumps([]))
    assert host.sequence("~1") == 0
