"""`cleocatra serve`: the table online."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from cleocatra.cli.arguments import positive_number, whole_number
from cleocatra.cli.files import complain

HELP = """\
serve games over HTTP
Games are kept in an SQLite file, which one server at a time may use; they survive anything that the file
survives. docs/protocol.md explains what clients send. Ctrl-C or SIGTERM stops the server in good order.

examples:
  cleocatra serve                                 for this machine alone, on http://127.0.0.1:8023
  cleocatra serve --host 0.0.0.0 --port 80 --database sqlite:////var/lib/cleocatra/games.db
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--host", metavar="H", default=setting("HOST", "127.0.0.1"), help="the address to serve"
    )
    parser.add_argument(
        "--port", metavar="P", type=whole_number, default=setting("PORT", "8023"), help="the port to serve"
    )
    parser.add_argument(
        "--database",
        metavar="D",
        default=setting("DATABASE", "cleocatra.db"),
        help="sqlite:///PATH or a path; by default cleocatra.db",
    )
    parser.add_argument(
        "--connections",
        metavar="N",
        type=positive_number,
        default=setting("CONNECTIONS", "5000"),
        help="how many are served at once, event streams included",
    )
    parser.add_argument(
        "--origin",
        metavar="O",
        action="append",
        default=[],
        help="another origin whose pages may send requests: https://cats.example",
    )


def setting(name: str, otherwise: str) -> str:
    """What the environment says (CLEOCATRA_PORT, …) if the flag isn't given."""
    return os.environ.get(f"CLEOCATRA_{name}", otherwise)


def run(arguments: Namespace) -> int:
    # here and not above: the other commands start faster without it
    from cleocatra.server.serving import serve
    from cleocatra.server.store import DatabaseInUse, NewerSchema

    try:
        serve(
            arguments.host,
            arguments.port,
            arguments.database,
            connections=arguments.connections,
            origins=arguments.origin,
        )
    except (DatabaseInUse, NewerSchema, OSError, ValueError) as error:
        complain(f"{arguments.database}: {error}")
        return 1
    return 0
