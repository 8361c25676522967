"""Positions on the analysis board: the server answers, and a device without one answers the same."""

from __future__ import annotations

import json
from random import Random

import pytest

from cleocatra.offline.host import Host
from tests.server.process import Json, ServerProcess
from tests.server.test_records import RECORD

LINE = "advanced international rb P0,0r/U1,0b/B0,1r/M-1,0i ????? 3,4 3 r"
LAST = "basic international rb C0,0r/B0,1b/M1,0 ?????? 22,21 9 b"  # whose victory is proved: no long search
TWO: list[Json] = [
    {"cell": "0,0", "kind": "cleocatra", "rescuers": ["red"]},
    {"cell": "0,1", "kind": "bastet"},
]
PARTS: Json = {"players": ["red", "blue"], "tiles": TWO, "points": [0, 0], "turn": "red"}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("analysis", {"position": LINE}),
        ("analysis", {"position": LINE, "done": ["team -1,0"], "action": "herd 0,0>1,0"}),
        ("analysis/worth", {"position": LINE, "done": ["team -1,0"]}),
        ("analysis/evaluate", {"position": LAST}),
        ("analysis/try", {"position": LAST}),
        ("analysis/try", {"position": LAST, "done": ["team 0,0"], "action": "team 1,0"}),
        ("analysis/setup", {"position": LINE}),
        ("analysis/position", PARTS),
        (
            "analysis/position",
            {**PARTS, "rules": "basic", "edition": "french", "stage": "second", "round": 4},
        ),
        ("records/position", {"record": RECORD, "moment": 4}),
    ],
)
def test_a_device_answers_as_the_server(server: ServerProcess, path: str, body: Json) -> None:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code == 200
    assert here(path, body) == (True, answer.json())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("analysis", {"position": LINE.replace("P0,0r", "P0,0x")}),
        ("analysis", {"position": LINE, "action": "herd 5,5>1,0"}),
        ("analysis/evaluate", {"position": "?"}),
        ("analysis/try", {"position": LAST, "done": ["team 0,0", "team 1,0"], "action": "reveal"}),
        ("analysis/setup", {"position": ""}),
        ("analysis/position", {**PARTS, "points": [0, 0, 0]}),
        ("analysis/position", {**PARTS, "tiles": [{**TWO[0], "cell": "here"}]}),
        ("records/position", {"record": RECORD, "moment": 99}),
        ("records/position", {"record": RECORD.replace("team 0,1", "team 9,9"), "moment": 1}),
    ],
)
def test_a_device_refuses_as_the_server(server: ServerProcess, path: str, body: Json) -> None:
    answer = server.http.post(f"/api/{path}", json=body)
    assert answer.status_code in (409, 422)
    ok, problem = here(path, body)
    assert (ok, {**problem, "view": None}) == (False, answer.json())


def here(path: str, body: Json) -> tuple[bool, Json]:
    """The answer of a device whose bots think as long as the server's."""
    reply = json.loads(Host(Random(1), lambda: 0.0).ask(f"/api/{path}", json.dumps(body)))
    return reply["ok"], json.loads(reply["answer"])
