"""A new Debian in a folder, in which commands run as on a new machine. Needs root and mmdebstrap."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import build_page
from ports import free_port

HOME = "/root"  # of whoever runs commands in the new Debian
KEPT = build_page.ROOT / "build/debian"  # the roots, packed, for the next time
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")  # this machine's: a proxy may have its own
ENVIRONMENT = {
    "HOME": HOME,
    "LANG": "C.UTF-8",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "DEBIAN_FRONTEND": "noninteractive",
    "PIP_CERT": str(CERTIFICATES),
    "NODE_EXTRA_CA_CERTS": str(CERTIFICATES),
}
PATIENCE = 1800.0  # seconds until a server answers; `make play` compiles first, perhaps on a busy machine
Environment = Mapping[str, str]


class DebianRoot:
    """A folder with a Debian."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, script: str, cwd: str, environment: Environment) -> list[str]:
        variables = [f"{name}={value}" for name, value in (ENVIRONMENT | dict(environment)).items()]
        return ["chroot", str(self.folder), "env", "-i", *variables, "sh", "-ec", f"cd {cwd}\n{script}"]

    def run(self, script: str, cwd: str = HOME, **environment: str) -> str:
        """Run a shell script; return what it printed. If it fails, so does this program."""
        done = subprocess.run(
            self.command(script, cwd, environment),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            raise SystemExit(f"{done.stdout}\nfailed: {script}")
        return done.stdout

    @contextmanager
    def serving(self, script: str, cwd: str = HOME, **environment: str) -> Iterator[str]:
        """The address of a server that a script starts on the port that CLEOCATRA_PORT says."""
        port = free_port()
        log = self.folder / "root/server.log"
        with log.open("wb") as file:
            process = subprocess.Popen(
                self.command(f"exec {script}", cwd, {"CLEOCATRA_PORT": str(port), **environment}),
                stdout=file,
                stderr=file,
                start_new_session=True,
            )
            try:
                wait_for(f"http://127.0.0.1:{port}", process, log)
                yield f"http://127.0.0.1:{port}"
            finally:
                with suppress(ProcessLookupError):  # it has ended by itself
                    os.killpg(process.pid, signal.SIGTERM)
                process.wait(timeout=60)


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"{address}/healthz", timeout=10):
                return
        except URLError:
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{log.read_text()}\nThe server doesn't answer.") from None
            time.sleep(0.2)


def ask(address: str, body: object = None) -> Any:
    """The server's answer; with a body, to a POST."""
    content = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, content, {"content-type": "application/json"}), timeout=60) as answer:
        text = answer.read().decode()
    return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text


def check_server(address: str) -> None:
    """The page is there, and a game against a bot begins."""
    assert "<title>Cleocatra" in ask(f"{address}/")
    game = ask(
        f"{address}/api/games", {"seats": [{"sitter": "person"}, {"sitter": "bot", "level": "Kitten"}]}
    )
    assert ask(f"{address}/api/games/{game['game']}")["seats"]


def packed(suite: str, packages: tuple[str, ...], stale: bool) -> Path:
    """A packed root of a suite with these packages; made once and kept. `stale`: from an old mirror, too."""
    archive = KEPT / f"{'-'.join([suite, *packages])}.tar"
    if not archive.is_file():
        print(f"Making a new Debian: {suite}…", flush=True)
        KEPT.mkdir(parents=True, exist_ok=True)
        options = ["--variant=minbase", f"--include={','.join((*packages, 'ca-certificates'))}"]
        options += ['--aptopt=Acquire::Check-Valid-Until "false"'] if stale else []
        partial = archive.with_suffix(".partial.tar")
        subprocess.run(["mmdebstrap", "--quiet", *options, suite, str(partial)], check=True)
        partial.rename(archive)
    return archive


@contextmanager
def new_debian(suite: str, packages: tuple[str, ...] = (), *, stale: bool = False) -> Iterator[DebianRoot]:
    """A new Debian with these packages, and nothing but what they need; it is removed afterwards."""
    archive = packed(suite, packages, stale)
    folder = Path(tempfile.mkdtemp(prefix=f"cleocatra-{suite}-"))
    subprocess.run(["tar", "--extract", "--file", str(archive), "--directory", str(folder)], check=True)
    shutil.copyfile("/etc/resolv.conf", folder / "etc/resolv.conf")
    if CERTIFICATES.is_file():
        shutil.copyfile(CERTIFICATES, folder / CERTIFICATES.relative_to("/"))
    (folder / "dev/shm").chmod(0o1777)  # as in a real system: locks that processes share are files there
    subprocess.run(["mount", "-t", "proc", "proc", str(folder / "proc")], check=True)
    try:
        yield DebianRoot(folder)
    finally:
        subprocess.run(["umount", str(folder / "proc")], check=True)
        shutil.rmtree(folder)
