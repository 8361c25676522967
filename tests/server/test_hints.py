"""Hints where they were agreed on, and the review of a game that is over."""

from __future__ import annotations

import random

import pytest

from cleocatra.record import parse_action
from tests.record.games import BLUE_MAY_SCORE
from tests.server.process import KITTEN, PERSON, Client, ServerProcess
from tests.server.test_games import play_out

pytestmark = pytest.mark.compiled_only  # the bots think hundreds of times longer otherwise


@pytest.fixture
def client(server: ServerProcess) -> Client:
    return server.create(PERSON, PERSON, start=0, hints=True, auto_confirm=True)


def test_a_hint_names_actions_that_can_be_taken(client: Client) -> None:
    view = client.view("red")
    for _ in range(6):
        player = view["player"]
        view = client.view(player)
        hint = client.post("hint", player, {}).json()
        assert (hint["sequence"], hint["player"]) == (view["sequence"], player)
        assert set(hint["shares"]) == {"red", "blue"}
        assert sum(hint["shares"].values()) == pytest.approx(1, abs=0.01)
        assert 0 < hint["sureness"] <= 1
        allowed = client.server.http.get(f"{client.path}/actions", headers=client.headers(player)).json()
        for idea in hint["ideas"]:
            assert idea["actions"][0] in allowed["actions"]
        assert hint == client.post("hint", player, {}).json()
        view = client.play(player, hint["ideas"][0]["actions"][0], view["sequence"])


def test_hints_are_for_the_player_whose_turn_it_is(client: Client) -> None:
    assert client.post("hint", None, {}).status_code == 401
    other = client.post("hint", "blue", {})
    assert (other.status_code, other.json()["code"]) == (403, "seat/forbidden")


def test_where_hints_were_not_agreed_on_there_are_none(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    answer = client.post("hint", "red", {})
    assert (answer.status_code, answer.json()["code"]) == (403, "hint/forbidden")
    assert not client.view()["hints"]


def test_a_finished_game_is_reviewed_turn_by_turn(server: ServerProcess) -> None:
    client = server.create(PERSON, KITTEN, auto_confirm=True, start=0)
    early = server.http.get(f"{client.path}/review?turn=0")
    assert (early.status_code, early.json()["code"]) == (409, "game/not-over")
    view = play_out(client, random.Random(6))
    last = view["turn_count"] - 1
    for number in (0, 5, last):
        review = server.http.get(f"{client.path}/review?turn={number}").json()
        player, words = view["turns"][number].split(": ")
        assert (review["turn"], review["player"]) == (number, player.rstrip("*"))
        assert review["actions"] == words.split("; ")
        assert 0 <= review["before"] <= 1
        assert review["loss"] == pytest.approx(max(0, review["best"]["share"] - review["played"]), abs=1e-3)
        assert all(words == "reveal" or parse_action(words) for words in review["best"]["actions"])
    won = review["player"] in view["winners"]
    assert review["after"] == (1 / len(view["winners"]) if won else 0)
    beyond = server.http.get(f"{client.path}/review?turn={last + 1}")
    assert (beyond.status_code, beyond.json()["code"]) == (422, "request/invalid")


RECORD = BLUE_MAY_SCORE.replace("; dispatch", "")  # red has not finished the last turn


@pytest.mark.parametrize(
    ("record", "turn", "refused"),
    [
        (RECORD, 0, None),
        (RECORD, 3, None),
        (RECORD, 4, "request/invalid"),
        (RECORD, 5, "request/invalid"),
        (RECORD, -1, "request/invalid"),
        (RECORD.replace("team 0,0", "team 9,9"), 0, "record/invalid"),
        (RECORD.partition("\n\n")[0] + "\n", 0, "request/invalid"),
    ],
)
def test_a_record_is_reviewed_too(server: ServerProcess, record: str, turn: int, refused: str | None) -> None:
    answer = server.http.post("/api/records/review", json={"record": record, "turn": turn})
    if refused:
        assert (answer.status_code, answer.json()["code"]) == (422, refused)
        return
    review = answer.json()
    assert (answer.status_code, review["turn"]) == (200, turn)
    assert [f"{review['player']}: {'; '.join(review['actions'])}"] == [record.splitlines()[5 + turn]]
    assert review["loss"] == pytest.approx(max(0, review["best"]["share"] - review["played"]), abs=1e-3)
    again = server.http.post("/api/records/review", json={"record": record, "turn": turn})
    assert again.json() == review
