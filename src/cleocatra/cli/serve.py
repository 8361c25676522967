"""`cleocatra serve`: the table online."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.files import complain

HELP = """\
serve games over HTTP
Games are kept in an SQLite file, which one server at a time may use, or in PostgreSQL, where any number
of servers share them. They survive anything that the database survives. docs/protocol.md explains what
clients send, docs/hosting.md how to run it for others. Ctrl-C or SIGTERM stops the server in good order.

Each option can also be given by the environment, under its name in capitals: CLEOCATRA_PORT,
CLEOCATRA_CLIENT_GAMES. A database URL with a password belongs there. Limits of 0 are no limits. They hold
for each server process; a client is an address (in IPv6, a network of 64 bits).

examples:
  cleocatra serve                                 for this machine alone, on http://127.0.0.1:8023
  cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/cleocatra/games.db
  CLEOCATRA_DATABASE=postgresql://cat:secret@db/games cleocatra serve --proxy 127.0.0.1
"""
OPENING = 30.0  # seconds that a server may take to start
LIMITS = {
    "connections": "how many connections at once, event streams included",
    "client_connections": "... from one client",
    "client_streams": "event streams of one client at once",
    "rate": "requests a second from one client, in the long run",
    "burst": "... and how many at once",
    "client_games": "games that one client may create in an hour",
    "games": "... and all of them together",
    "tables": "games in memory; the others rest in the database",
    "patience": "seconds for a request to arrive, and for a slow reader to read on",
}


def add_arguments(parser: ArgumentParser) -> None:
    from cleocatra.server.limits import Limits

    add = parser.add_argument
    add("--host", metavar="H", default=setting("HOST", "127.0.0.1"), help="the address to serve (127.0.0.1)")
    add("--port", metavar="P", type=whole_number, default=setting("PORT", "8023"), help="the port (8023)")
    add(
        "--database",
        metavar="D",
        default=setting("DATABASE", "cleocatra.db"),
        help="sqlite:///PATH, a path, or postgresql://… (cleocatra.db)",
    )
    add(
        "--origin",
        metavar="O",
        action="append",
        default=settings("ORIGIN"),
        help="another origin whose pages may send requests: https://cats.example",
    )
    add(
        "--proxy",
        metavar="A",
        action="append",
        default=settings("PROXY"),
        help="the address of a proxy that is believed when it says for whom it asks (X-Forwarded-For)",
    )
    add("--open", action="store_true", help="open the page in a browser")
    for name, meaning in LIMITS.items():
        usual = str(getattr(Limits(), name))
        add(
            f"--{name.replace('_', '-')}",
            metavar="N",
            type=whole_number,
            default=setting(name.upper(), usual),
            help=f"{meaning} ({usual})",
        )


def open_page(port: int) -> None:
    """Open the page in the browser of this machine as soon as the server answers."""
    import socket
    import threading
    import time
    import webbrowser

    def wait() -> None:
        deadline = time.monotonic() + OPENING
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                print(f"Cleocatra is on http://127.0.0.1:{port}")
                webbrowser.open(f"http://127.0.0.1:{port}")
                return

    threading.Thread(target=wait, daemon=True).start()


def setting(name: str, otherwise: str) -> str:
    """What the environment says (CLEOCATRA_PORT, …) if the flag isn't given."""
    return os.environ.get(f"CLEOCATRA_{name}", otherwise)


def settings(name: str) -> list[str]:
    """Several values, with commas between them."""
    return [value.strip() for value in setting(name, "").split(",") if value.strip()]


def run(arguments: Namespace) -> int:
    # here and not above: the other commands start faster without it
    from cleocatra.server.limits import Limits
    from cleocatra.server.serving import serve
    from cleocatra.server.store import DatabaseInUse, NewerSchema, Unavailable, open_store, without_password

    limits = Limits(
        **{name: getattr(arguments, name) for name in LIMITS},
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
    )
    if arguments.open:
        open_page(arguments.port)
    try:
        serve(arguments.host, arguments.port, open_store(arguments.database), limits)
    except (DatabaseInUse, NewerSchema, Unavailable, OSError, ValueError) as error:
        complain(f"{without_password(arguments.database)}: {error}")
        return 1
    return 0
