"""Sites for hosts of files, served as `python -m http.server` does it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of a folder's files."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    command += ["--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        told = server.stdout.readline()  # ... (http://127.0.0.1:8000/) ...
        yield told.rpartition("(")[2].partition("/)")[0]
        server.terminate()
