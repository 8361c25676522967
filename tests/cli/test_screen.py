"""Colour on a terminal, none elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="terminals are tested where there are pseudo-terminals")


def on_terminal(*arguments: str | Path, **environment: str) -> str:
    """What a command writes on a terminal."""
    ours, theirs = pty.openpty()
    known = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    with subprocess.Popen(
        [sys.executable, "-m", "cleocatra", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        env={**known, "TERM": "xterm-256color", **environment},
    ):
        os.close(theirs)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # how Linux says that the other side is closed
            pass
        os.close(ours)
    return shown.decode().replace("\r\n", "\n")


def test_a_board_is_drawn_in_colour_on_a_terminal(record: Path) -> None:
    shown = on_terminal("show", record)
    assert "\x1b[" in shown
    assert "Bas" in shown


def test_no_color_is_respected(record: Path) -> None:
    shown = on_terminal("show", record, NO_COLOR="1")
    assert "\x1b[" not in shown
    assert "Bas" in shown


def test_a_terminal_gets_the_same_words_as_a_pipe(record: Path) -> None:
    assert on_terminal("legal", record, NO_COLOR="1").split("\n")[0] == "scout -1,0"
