"""Records and moments: upload, replay, share, and go on from any point."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from cleocatra.record import format_game, parse_game
from cleocatra.server.jobs.offload import MOST_WAITING, Offload
from cleocatra.table.refusals import Refused
from tests.loops import run
from tests.server.process import KITTEN, PERSON, Client, Json, ServerProcess
from tests.server.test_games import play_out

RECORD = """\
[Rules "basic"]
[Edition "international"]
[Players "blue red"]
[Pile "cleocatra bastet mut mafdat princess princess mut bastet mafdat"]

blue: open 0,0
red: open 0,1
blue: scout 1,0; team 0,1
red: score 0,1 to 0,1
"""


def upload(server: ServerProcess, record: str, **more: int) -> tuple[int, Json]:
    answer = server.http.post("/api/records", json={"record": record, **more})
    return answer.status_code, answer.json()


def test_a_record_is_replayed_moment_by_moment(server: ServerProcess) -> None:
    status, game = upload(server, RECORD)
    assert (status, game["rules"], game["players"], game["total"]) == (200, "basic", ["blue", "red"], 6)
    assert [moment["number"] for moment in game["moments"]] == list(range(6))
    assert [moment["turn"] for moment in game["moments"]] == [None, 0, 1, 2, 2, 3]
    first, last = game["moments"][0], game["moments"][-1]
    assert (first["stage"], first["player"], first["tiles"], first["action"]) == ("opening", "blue", [], None)
    assert (last["stage"], last["player"], last["points"]) == ("first", "blue", {"blue": 0, "red": 2})
    assert last["action"]["score"]["points"] == 2
    assert upload(server, RECORD, since=5)[1]["moments"] == [last]


@pytest.mark.parametrize(
    ("record", "line", "reason"),
    [
        (RECORD.replace("team 0,1", "team 9,9"), "8", "tile/none"),
        (RECORD.replace("open 0,1", "jump"), "7", None),
        (RECORD.replace("mut mafdat", "mut mut mut mut"), "4", None),
        ("", "1", None),
        ("\x00", "1", None),
        ("[" * 5000, "1", None),
        (RECORD + "blue: team 0,0; " * 3000, "10", "room/own"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    server: ServerProcess, record: str, line: str, reason: str | None
) -> None:
    status, body = upload(server, record)
    assert (status, body["code"], body["reason"]) == (422, "record/invalid", reason)
    assert body["details"]["line"] == line
    assert int(body["details"]["column"]) >= 1
    assert body["details"]["text"]


def test_a_record_that_is_too_long_is_refused(server: ServerProcess) -> None:
    assert upload(server, "#" * 60_001)[1]["code"] == "request/invalid"
    assert upload(server, "#" * 100_000)[1]["code"] == "body/too-large"


def test_the_longest_record_is_read_in_time_and_others_are_served_meanwhile(server: ServerProcess) -> None:
    lines = ["red: herd 0,1>0,0; herd 0,0>0,1\n", "blue: herd 0,0>1,0; herd 1,0>0,0\n"]
    record = RECORD.replace("basic", "advanced").replace("red: score 0,1 to 0,1\n", "")
    record += "".join(lines) * ((58_000 - len(record)) // len("".join(lines)))
    with ThreadPoolExecutor(1) as thread:
        reading = thread.submit(upload, server, record, since=3_000)
        served = 0
        while not reading.done():
            assert httpx.get(f"{server.url}/healthz", trust_env=False).status_code == 200
            served += 1
    status, body = reading.result()
    assert (status, len(body["moments"]), body["total"] > 3_000) == (200, 200, True)
    assert served > 1  # one that waits for the record to be read would be the only one


def test_moments_of_a_game_are_what_everyone_saw(server: ServerProcess) -> None:
    client = server.create(PERSON, PERSON, start=0)
    view = client.play("red", "open 0,0", client.view()["sequence"])
    game = server.http.get(f"{client.path}/moments").json()
    assert (game["total"], game["shuffle"]) == (2, "closed")
    assert game["moments"][1]["tiles"] == view["tiles"]
    one = server.http.get(f"{client.path}/moments/1").json()
    assert one == game["moments"][1]
    beyond = server.http.get(f"{client.path}/moments/2")
    assert (beyond.status_code, beyond.json()["details"]) == (422, {"field": "number", "most": "1"})


def test_any_moment_of_a_finished_game_can_be_shared(server: ServerProcess) -> None:
    client = server.create(PERSON, KITTEN, auto_confirm=True)
    view = play_out(client, random.Random(2))
    record = parse_game(client.record())
    total = len(record.actions) + 1
    game = server.http.get(f"{client.path}/moments?most=200").json()
    assert (game["total"], game["shuffle"]) == (total, "verified")
    while len(game["moments"]) < total:
        since = len(game["moments"])
        game["moments"] += server.http.get(f"{client.path}/moments?since={since}").json()["moments"]
    assert game["moments"][-1]["tiles"] == view["tiles"]
    assert game["moments"][-1]["stage"] == "over"
    for moment, position in zip(game["moments"], record.positions(), strict=True):
        assert moment["points"] == position.points
        assert [tile["cell"] for tile in moment["tiles"]] == [str(cell) for cell in position.tiles]
    uploaded = upload(server, client.record())[1]
    assert uploaded["shuffle"] == "verified"
    assert uploaded["moments"] == game["moments"][:200]
    assert upload(server, client.record().replace(view["salt"], "0" * 64))[1]["shuffle"] == "false"


def going_on(server: ServerProcess, **options: object) -> Client:
    return server.create(PERSON, PERSON, record=RECORD, **options)


def test_a_game_goes_on_from_a_record(server: ServerProcess) -> None:
    client = going_on(server)
    view = client.view("blue")
    assert view["turns"] == RECORD.split("\n\n")[1].splitlines()
    assert (view["rules"], view["player"], view["can_take_back"]) == ("basic", "blue", False)
    assert [seat["player"] for seat in view["seats"]] == ["blue", "red"]
    assert view["recent"][-1]["actions"][0]["score"]["points"] == 2
    view = client.play("blue", view["actions"][0], view["sequence"])
    assert parse_game(client.record()).position.player == "blue"
    view = client.end()
    assert view["pile"][:3] == ["cleocatra", "bastet", "mut"]
    record = client.record()
    assert format_game(parse_game(record)) == record
    assert upload(server, record)[1]["shuffle"] == "verified"


VARIANT = """\
[Rules "basic"]
[Edition "international"]
[Variant "queens goal=2 tiles_2=2,2,2,2,1 off=mafdat"]
[Players "red blue"]
[Pile "cleocatra mut ? ? ? ? ? ? ?"]

red: open 0,0
blue: open 0,1
"""


def test_a_variant_is_played_on_by_its_own_rules_also_after_a_restart_and_in_the_next_game(
    tmp_path: Path,
) -> None:
    server = ServerProcess(tmp_path / "games.db")
    server.start()
    try:
        client = server.create(PERSON, PERSON, record=VARIANT)
        view = client.view("red")
        assert (view["variant"], view["goal"], view["unseen"]["cleocatra"]) == ("queens", 2, 1)
        view = client.play("red", "score 0,0 to 0,0", view["sequence"])
        view = client.play("red", "confirm", view["sequence"])
        server.end(signal.SIGKILL)
        server.start()
        view = client.view("blue")
        assert (view["variant"], view["goal"], view["last_round"]) == ("queens", 2, True)
        view = client.play("blue", "score 0,1 to 0,1", view["sequence"])
        view = client.play("blue", "confirm", view["sequence"])
        assert (view["stage"], view["winners"]) == ("over", ["red", "blue"])
        game = parse_game(client.record())
        assert game.options == parse_game(VARIANT).options
        assert (answer := upload(server, client.record())[1])["shuffle"] == "verified"
        assert (answer["variant"], answer["goal"]) == ("queens", 2)
        again = client.post("rematch", "red", {}).json()["view"]
        queens = again["unseen"]["cleocatra"] + (again["open_tile"] == "cleocatra")
        assert (again["variant"], again["goal"], queens) == ("queens", 2, 2)
    finally:
        server.close()


def test_the_standard_game_has_no_name_of_a_variant(server: ServerProcess) -> None:
    assert going_on(server).view()["variant"] is None
    assert upload(server, RECORD)[1]["variant"] is None


def test_the_tiles_nobody_had_drawn_are_shuffled_anew(server: ServerProcess) -> None:
    piles = set()
    for _ in range(8):
        client = going_on(server, turn=2)
        assert client.view()["turn_count"] == 2
        view = client.end()
        assert view["pile"][:2] == ["cleocatra", "bastet"]
        piles.add(tuple(view["pile"][2:]))
    assert len(piles) > 1


def test_going_on_in_the_middle_of_the_openings_or_of_a_turn(server: ServerProcess) -> None:
    view = going_on(server, turn=1).view("red")
    assert (view["stage"], view["player"], view["open_tile"] is not None) == ("opening", "red", True)
    half = RECORD.replace("; team 0,1\nred: score 0,1 to 0,1", "")
    client = server.create(PERSON, PERSON, record=half)
    view = client.view("blue")
    assert (view["stage"], view["player"], view["placed"]) == ("second", "blue", "1,0")
    view = client.play("blue", "dispatch", view["sequence"])
    assert view["turns"][-1] == "blue: scout 1,0; dispatch"
    assert client.play("blue", "take-back", view["sequence"])["stage"] == "second"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"turn": 5}, "turn"),
        ({"rules": "basic"}, "rules"),
        ({"start": 0}, "start"),
        ({"seats": [PERSON] * 3}, "seats"),
    ],
)
def test_what_contradicts_the_record_is_refused(server: ServerProcess, options: Json, field: str) -> None:
    body = {"seats": [PERSON, PERSON], "record": RECORD} | options
    answer = server.http.post("/api/games", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "request/invalid")
    assert answer.json()["details"]["field"] == field


def test_a_record_that_is_wrong_or_over_makes_no_game(server: ServerProcess) -> None:
    bad = {"seats": [PERSON, PERSON], "record": RECORD.replace("open 0,1", "open 5,5")}
    assert server.http.post("/api/games", json=bad).json()["code"] == "record/invalid"
    client = server.create(PERSON, KITTEN, auto_confirm=True)
    play_out(client, random.Random(4))
    over = {"seats": [PERSON, PERSON], "record": client.record()}
    assert server.http.post("/api/games", json=over).json()["code"] == "record/over"
    assert server.http.post("/api/games", json=over | {"turn": 6}).status_code == 201
    server.http.cookies.clear()
    alone = {"seats": [PERSON, PERSON], "turn": 3}
    assert server.http.post("/api/games", json=alone).json()["details"]["field"] == "turn"


def test_too_many_long_games_at_once_are_refused() -> None:
    async def crowd() -> None:
        offload, go = Offload(), threading.Event()
        waiting = [asyncio.create_task(offload.run(lambda: go.wait(30))) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="server/busy"):
            await offload.run(lambda: go.wait(30))
        go.set()
        assert all(await asyncio.gather(*waiting))
        assert await offload.run(lambda: "room again")
        offload.stop()

    run(crowd())
