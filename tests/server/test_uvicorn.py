"""What `http/connection.py` takes from inside uvicorn is there: fails clearly if a new version differs."""

from __future__ import annotations

import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

METHODS = (
    "connection_made",
    "connection_lost",
    "data_received",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
    "on_response_complete",
    "send_400_response",
    "pause_writing",
    "resume_writing",
)
ATTRIBUTES = (
    "app",
    "client",
    "connections",
    "cycle",
    "expect_100_continue",
    "flow",
    "loop",
    "pipeline",
    "scope",
    "transport",
)


@pytest.mark.parametrize("name", METHODS)
def test_a_method_that_we_extend_is_there(name: str) -> None:
    assert callable(vars(HttpToolsProtocol).get(name)), f"uvicorn's connection has no `{name}` any more"


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_an_attribute_that_we_read_is_set(name: str) -> None:
    assert name in HttpToolsProtocol.__init__.__code__.co_names, f"uvicorn's connection sets no `{name}`"


def test_the_rest_is_there() -> None:
    assert callable(FlowControl.resume_reading)
    assert {"response_complete", "transport"} <= {*RequestResponseCycle.__init__.__code__.co_names}
    assert STATUS_LINE[400] == b"HTTP/1.1 400 Bad Request\r\n"
