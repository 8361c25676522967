"""Runs the command line as a user would, within the test's own process."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from cleocatra.cli import main
from tests.record.games import RECORD


@dataclass(frozen=True)
class Result:
    """What a command answered."""

    status: int
    out: str
    err: str


class Run(Protocol):
    """`run("check", "a.cleo")` runs `cleocatra check a.cleo`; `typed` is what standard input says."""

    def __call__(self, *arguments: str | Path, typed: str | bytes = "") -> Result: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str | Path, typed: str | bytes = "") -> Result:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a good record of a game under way."""
    path = tmp_path / "game.cleo"
    path.write_text(RECORD, encoding="utf-8")
    return path
