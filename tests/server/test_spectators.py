"""Many spectators cost no more than some: they hear of it less often, and players at once."""

from __future__ import annotations

import json
import socket
import time
from contextlib import ExitStack

import pytest

from cleocatra.server.tables.audience import MOST_OF_ONE, PAUSE
from tests.server.lines import line_from, request_text
from tests.server.process import PERSON, ServerProcess, stream, until_view

pytestmark = pytest.mark.compiled_only

SPECTATORS = 150
TOGGLES = 40


def test_spectators_of_a_crowded_game_hear_of_many_changes_together(server: ServerProcess) -> None:
    game = server.create(PERSON, PERSON, start=0)
    with ExitStack() as stack:
        lines = [
            stack.enter_context(line_from(server, f"127.0.0.{40 + number // MOST_OF_ONE}"))
            for number in range(SPECTATORS)
        ]
        for line in lines:
            line.sendall(request_text("GET", f"{game.path}/events").encode())
        assert all(line.recv(12) == b"HTTP/1.1 200" for line in lines)
        red = stack.enter_context(stream(game, "red"))
        until_view(red)
        began = time.monotonic()
        for number in range(TOGGLES):
            game.post("seats/red/preferences", "red", {"auto_confirm": number % 2 == 0})
        last = game.view()["sequence"]
        told = views_until(lines[-1], last)
        seconds = time.monotonic() - began
        assert len(told) <= seconds / (PAUSE * SPECTATORS) + 3  # the first comes at once
        while until_view(red)[-1].data["sequence"] < last:
            pass


def views_until(line: socket.socket, last: int) -> list[int]:
    """The numbers of all views on a stream, up to this one."""
    numbers: list[int] = []
    with line.makefile("rb") as lines:
        while not numbers or numbers[-1] < last:
            if lines.readline() == b"event: view\n":
                numbers.append(json.loads(lines.readline().removeprefix(b"data: "))["sequence"])
    return numbers
