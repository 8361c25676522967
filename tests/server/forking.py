"""Starts servers as forks of a process that has imported all they need.

The tests start hundreds of servers, and most of a start is imports. A fork is a real server in a process of
its own: it has its own sockets and files, can be killed, and reads its arguments like `cleocatra serve`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from pathlib import Path

PRELOADED = [
    "cleocatra.cli.commands.serve",
    "cleocatra.server.run",
    "cleocatra.server.store.sqlite",
    "fluent.runtime",
    "platformdirs",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
]
context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(PRELOADED)


class ForkedProcess:
    """`cleocatra` with these arguments; it is used like a `subprocess.Popen`."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        """Its output goes to the end of a file."""
        self._process = context.Process(target=run, args=(arguments, str(log)))
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def kill(self) -> None:
        self._process.kill()

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        ended = self._process.exitcode
        assert ended is not None, f"process {self.pid} runs on after {timeout} seconds"
        return ended


def run(arguments: list[str], log: str) -> None:
    """In the fork."""
    from cleocatra.cli import main

    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for output in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(file, output)
    sys.exit(main(arguments))
