"""How the page's files are served."""

from __future__ import annotations

import re

import pytest

from cleocatra.server.http.pages import files
from tests.server.process import ServerProcess


def test_every_address_of_the_page_gets_the_start_file(server: ServerProcess) -> None:
    start = server.http.get("/")
    assert start.headers["content-type"].startswith("text/html")
    assert start.headers["cache-control"] == "no-cache"
    for address in ("/new", "/replay/some-game", "/learn", "/lessons", "/lessons/goal"):
        assert server.http.get(address).text == start.text


def test_a_tables_address_gets_the_start_file_with_the_parts_of_a_table(server: ServerProcess) -> None:
    start = server.http.get("/").text.split()
    table = server.http.get("/play/some-game").text.split()
    more = " ".join(word for word in table if word not in start)
    assert [word for word in start if word not in table] == []
    parts = re.findall(r'href="([^"]+)"', more)
    assert any(part.endswith(".js") for part in parts)
    assert any(part.endswith(".css") for part in parts)
    for part in parts:
        assert server.http.get(part).status_code == 200


def test_files_with_a_hash_in_their_name_are_kept_for_good_and_come_compressed(server: ServerProcess) -> None:
    (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', server.http.get("/").text)
    sizes = {}
    for encoding in ("br", "gzip", "identity"):
        with server.http.stream("GET", script, headers={"accept-encoding": encoding}) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers.get("content-encoding", "identity") == encoding
            sizes[encoding] = len(b"".join(answer.iter_raw()))
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]


def test_the_policy_lets_nothing_in_from_elsewhere(server: ServerProcess) -> None:
    policy = server.http.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    (worker,) = (name for name in files() if name.startswith("assets/worker-") and name.endswith(".js"))
    for name in sorted(files()):  # WebAssembly runs in the worker of offline play alone
        allowed = policy.replace("'self';", "'self' 'wasm-unsafe-eval';", 1) if name == worker else policy
        assert server.http.get(f"/{name}").headers["content-security-policy"] == allowed
    text = server.http.get("/").text
    assert not re.search(r"<script(?![^>]* src=)", text)
    assert "style=" not in text


@pytest.mark.parametrize(
    "address",
    [
        "/pages.py",
        "/..%2fapp.py",
        "/assets/../../app.py",
        "/assets",
        "/built.txt",
        "/index.html.br",
        "/other",
        "//etc/passwd",
    ],
)
def test_nothing_else_is_there(server: ServerProcess, address: str) -> None:
    answer = server.http.get(address)
    assert answer.status_code == 404
    assert answer.json()["code"] == "request/unknown"


def test_the_service_worker_and_the_manifest_are_asked_for_anew(server: ServerProcess) -> None:
    for name, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        answer = server.http.get(name)
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == "no-cache"
