"""What doesn't get in, and what every answer carries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.process import ANYONE, PERSON, ServerProcess

JSON = {"Content-Type": "application/json"}
GAME = b'{"seats": [{"sitter": "person"}, {"sitter": "person"}]'


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b" " * 10_000_000, 413, "body/too-large"),
        (b"[" * 5_000 + b"]" * 5_000, 400, "body/too-deep"),
        (b'{"a":' * 5_000 + b"1" + b"}" * 5_000, 400, "body/too-deep"),
        (GAME + b', "start": NaN}', 400, "body/invalid"),
        (GAME + b', "start": -Infinity}', 400, "body/invalid"),
        (GAME + b', "start": ' + b"9" * 5_000 + b"}", 400, "body/invalid"),
        (GAME + b', "listed": true, "listed": false}', 400, "body/invalid"),
        (GAME + b', "unheard-of": 1}', 422, "request/invalid"),
        (GAME, 400, "body/invalid"),
        (b"\xff\xfe", 400, "body/invalid"),
        (b'"' + b"\\" * 60_000, 400, "body/invalid"),
        (b'"' + b'\\"' * 30_000, 400, "body/invalid"),
        (b"", 422, "request/invalid"),
        (b"null", 422, "request/invalid"),
        (GAME + b', "start": 3}', 422, "request/invalid"),
        (b'{"seats": [{"sitter": "person"}]}', 422, "request/invalid"),
        (b'{"seats": [{"sitter": "person"}, {"sitter": "bot", "level": "Lion"}]}', 422, "bot/unknown"),
        (b'{"seats": [{"sitter": "person"}, {"sitter": "bot"}]}', 422, "bot/unknown"),
        (b'{"seats": [{"sitter": "person", "name": "<b>"}, {"sitter": "anyone"}]}', 422, "name/characters"),
        (b'{"seats": [{"sitter": "person"}, {"sitter": "anyone", "name": "Al"}]}', 422, "request/invalid"),
    ],
)
def test_a_body_that_is_not_right_is_refused_with_a_code(
    server: ServerProcess, body: bytes, status: int, code: str
) -> None:
    answer = server.http.post("/api/games", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_body_without_a_stated_length_is_limited_too(server: ServerProcess) -> None:
    answer = server.http.post("/api/games", content=(b" " * 1000 for _ in range(200)), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "body/too-large")


def test_a_form_is_no_request(server: ServerProcess) -> None:
    answer = server.http.post("/api/games", data={"seats": "2"})
    assert (answer.status_code, answer.json()["code"]) == (415, "body/content-type")


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1", "file://", "http://[", "http://[::1", "http://@"],
)
def test_another_pages_request_is_refused(server: ServerProcess, origin: str) -> None:
    answer = server.http.post("/api/games", json={"seats": [PERSON, PERSON]}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin/forbidden")


def test_a_page_whose_origin_the_operator_named_may_ask_and_read(tmp_path: Path) -> None:
    """As a browser does it: first it asks whether the page may ask."""
    server = ServerProcess(tmp_path / "games.db", "--origin", "https://cats.example")
    server.start()
    try:
        asked = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        for origin, status in (("https://cats.example", 200), ("https://dogs.example", 400)):
            headers = {"Origin": origin}
            answer = server.http.options("/api/games", headers=headers | asked)
            assert answer.status_code == status
            assert ("access-control-allow-origin" in answer.headers) is (status == 200)
        seats = {"seats": [PERSON, PERSON]}
        answer = server.http.post("/api/games", json=seats, headers={"Origin": "https://cats.example"})
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == "https://cats.example"
        assert "access-control-allow-credentials" not in answer.headers
        assert "access-control-allow-origin" not in server.http.get("/healthz").headers
    finally:
        server.close()


def test_the_own_pages_request_is_granted(server: ServerProcess) -> None:
    body = {"seats": [PERSON, PERSON]}
    assert server.http.post("/api/games", json=body, headers={"Origin": server.url}).status_code == 201
    server.http.cookies.clear()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("<script>alert(1)</script>", "name/characters"),
        ("a&b", "name/characters"),
        ("bell\a", "name/characters"),
        ("right\u202eleft", "name/characters"),
        ("zero\u200bwidth", "name/characters"),
        ("\u3164", "name/characters"),  # a letter that nobody sees
        ("Z" + "\u0301" * 5, "name/characters"),  # a tower of accents
        ("", "name/length"),
        ("   ", "name/length"),
        ("a" * 25, "name/length"),
    ],
)
def test_a_name_with_markup_or_hidden_characters_is_refused(
    server: ServerProcess, name: str, code: str
) -> None:
    game = server.create(PERSON, ANYONE)
    answer = server.http.post(f"{game.path}/seats", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_wrong_and_missing_games_are_answered_alike(server: ServerProcess) -> None:
    answers = [server.http.get(f"/api/games/{game}") for game in ("A" * 22, "x", "%00", "é" * 22)]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert (answers[0].status_code, answers[0].json()["code"]) == (404, "game/unknown")


def test_ids_and_tokens_are_long_and_no_two_alike(server: ServerProcess) -> None:
    games = [server.create(PERSON, PERSON) for _ in range(5)]
    secrets = {secret for game in games for secret in (game.game, *game.tokens.values())}
    assert len(secrets) == 15
    assert min(map(len, secrets)) >= 22  # of 64 different characters: at least 128 bits


def test_every_answer_has_the_headers(server: ServerProcess) -> None:
    for path in ("/healthz", "/api/games", "/nowhere", "/api/openapi.json"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert server.http.get("/nowhere").json()["code"] == "request/unknown"
    assert server.http.put("/api/games", json={}).json()["code"] == "request/method"


def test_no_token_is_kept_or_logged(server: ServerProcess) -> None:
    game = server.create(PERSON, PERSON, start=0)
    game.play("red", "open 0,0", game.view("red")["sequence"])
    folder = Path(server.database).parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert game.game.encode() in kept
    assert game.game not in server.log.read_text()
    for token in game.tokens.values():
        assert token.encode() not in kept
