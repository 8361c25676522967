"""Every operation of the API with thousands of requests, right and wrong ones: the server never fails.

The answers are held against the description of the API too: status, content type and form.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from tests.server.process import KITTEN, PERSON, Client, ServerProcess

pytestmark = pytest.mark.compiled_only

# for each operation; wrong requests take their time to be made up
EXAMPLES = {schemathesis.GenerationMode.POSITIVE: 12, schemathesis.GenerationMode.NEGATIVE: 6}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
Operation = schemathesis.APIOperation[Any, Any, Any, Any]
LAST = ("leave", "abandon")  # after which there is less to ask for


@pytest.fixture(scope="module")
def games(server: ServerProcess) -> dict[str, Client]:
    """Games in every state that a request can meet."""
    running = server.create(PERSON, PERSON, start=0, hints=True, auto_confirm=True)
    for player in ("red", "blue"):
        view = running.view(player)
        running.play(player, view["actions"][0], view["sequence"])
    over = server.create(PERSON, KITTEN, start=0)
    over.end()
    waiting = server.create(PERSON, {"sitter": "anyone"})
    unknown = Client(server, "A" * 22, {"red": "B" * 43})
    return {"running": running, "waiting": waiting, "over": over, "unknown": unknown}


@pytest.fixture(scope="module")
def schema(server: ServerProcess) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def operations(schema: schemathesis.BaseSchema) -> Iterator[Operation]:
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        if not operation.path.endswith("/events"):  # which never ends: see below
            yield operation


def test_all_operations_are_described_with_their_refusals(schema: schemathesis.BaseSchema) -> None:
    paths = {f"{operation.method.upper()} {operation.path}" for operation in operations(schema)}
    assert len(paths) >= 22
    for path, methods in schema.raw_schema["paths"].items():
        for operation in methods.values():
            assert path == "/healthz" or {"404", "422"} <= set(operation["responses"])


@pytest.mark.parametrize(
    ("mode", "asking"),
    [
        (schemathesis.GenerationMode.POSITIVE, "nobody"),
        (schemathesis.GenerationMode.POSITIVE, "a player"),
        (schemathesis.GenerationMode.NEGATIVE, "a player"),
    ],
    ids=["right-nobody", "right-player", "wrong-player"],
)
def test_no_request_makes_the_server_fail(
    server: ServerProcess,
    schema: schemathesis.BaseSchema,
    games: dict[str, Client],
    mode: schemathesis.GenerationMode,
    asking: str,
) -> None:
    asked = 0
    with requests.Session() as session:
        session.trust_env = False
        for operation in sorted(operations(schema), key=lambda one: one.path.endswith(LAST)):

            @seed(1)
            @settings(
                max_examples=EXAMPLES[mode],
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode), name=st.sampled_from(sorted(games)))
            def ask(case: schemathesis.Case[Any], name: str) -> None:
                nonlocal asked
                client = games[name]
                player = next(iter(client.tokens)) if asking == "a player" else None
                if "game" in (case.path_parameters or {}) and mode is schemathesis.GenerationMode.POSITIVE:
                    case.path_parameters["game"] = client.game
                if (
                    isinstance(case.body, dict)
                    and isinstance(case.body.get("after"), int)
                    and name != "unknown"
                ):
                    case.body["after"] = client.view()["sequence"]
                response = case.call(session=session, headers=client.headers(player), timeout=120)
                asked += 1
                session.cookies.clear()
                case.validate_response(response, checks=CHECKS)

            with suppress(Unsatisfiable):  # a request without any parameter can't be wrong
                ask()
    assert asked > 60
    assert server.http.get("/healthz").status_code == 200
    assert "Traceback" not in server.log.read_text()


@settings(max_examples=50, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(last=st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=40))
def test_no_header_makes_the_stream_fail(games: dict[str, Client], last: str) -> None:
    client = games["running"]
    headers = {b"Last-Event-ID": last.encode("latin-1")}
    with client.server.http.stream("GET", f"{client.path}/events", headers=headers) as answer:
        if "\x7f" in last:  # a control character: HTTP knows no such header
            assert answer.status_code == 400
            return
        assert answer.status_code == 200
        assert next(line for line in answer.iter_lines() if line == "event: view")
