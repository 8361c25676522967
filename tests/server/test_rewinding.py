"""Whole turns taken back over HTTP."""

from __future__ import annotations

from cleocatra.record.shuffle import commitment
from cleocatra.rules import Kind
from tests.server.process import ANYONE, KITTEN, PERSON, Client, Json, ServerProcess, stream, until


def own_turn(client: Client) -> Json:
    """The view when it is red's turn."""
    with stream(client, "red") as events:
        while True:
            view = until(events, "view").data
            if view["your_turn"]:
                return view


def play_turn(client: Client, first: str | None = None) -> Json:
    """Red plays a turn that begins with this action, then the bot; the answer is red's next turn."""
    view = own_turn(client)
    turns = view["turn_count"]
    while view["your_turn"] and (view["turn_count"] == turns or view["stage"] in ("second", "confirm")):
        action = "confirm" if view["can_confirm"] else first or view["actions"][0]
        first = None
        view = client.play("red", action, view["sequence"])
    return own_turn(client)


def test_a_turn_against_bots_is_taken_back_with_all_that_followed(server: ServerProcess) -> None:
    client = server.create(PERSON, KITTEN, start=0, turn_take_backs=True)
    assert not own_turn(client)["can_take_back_turn"]
    before = play_turn(client)
    assert before["can_take_back_turn"]
    after = play_turn(client, "reveal")
    back = client.play("red", "take-back-turn", after["sequence"])
    for name in ("tiles", "pile_size", "turns", "recent", "seats", "choices", "action_count", "stage"):
        assert back[name] == before[name], name
    assert back["commitment"] != before["commitment"]
    with stream(client, last="0") as events:
        told = until(events, "turn-taken-back").data
    pile = [Kind(kind) for kind in told["pile"]]
    assert commitment(pile, told["salt"]) == before["commitment"]
    assert told["commitment"] == back["commitment"]
    again = play_turn(client, "reveal")
    assert again["commitment"] == back["commitment"]
    client.end()
    record = server.http.get(f"{client.path}/moments").json()
    assert record["shuffle"] == "verified"


def test_where_other_people_play_no_turn_is_taken_back(server: ServerProcess) -> None:
    for other in (PERSON, ANYONE):
        body = {"seats": [PERSON, KITTEN, other], "turn_take_backs": True}
        answer = server.http.post("/api/games", json=body)
        assert (answer.status_code, answer.json()["details"]["field"]) == (422, "turn_take_backs")
    client = server.create(PERSON, KITTEN, start=0)
    view = play_turn(client)
    assert not view["can_take_back_turn"]
    answer = client.ask("red", "take-back-turn", view["sequence"])
    assert (answer.status_code, answer.json()["code"]) == (409, "take-back/forbidden")
