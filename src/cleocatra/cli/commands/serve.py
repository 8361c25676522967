"""`cleocatra serve`: runs the server."""

from __future__ import annotations

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from random import Random

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.files import complain, reason_of
from cleocatra.cli.parser import Option
from cleocatra.record.errors import shown
from cleocatra.words import say

OPENING = 30.0  # seconds that a server may take to start
# The limits of a server, and the message about each
LIMITS = {
    "connections": "option-connections",
    "client_connections": "option-client-connections",
    "client_streams": "option-client-streams",
    "rate": "option-rate",
    "burst": "option-burst",
    "client_games": "option-client-games",
    "games": "option-all-games",
    "client_listed": "option-client-listed",
    "client_seats": "option-client-seats",
    "tables": "option-tables",
    "patience": "option-patience",
    "keep_finished": "option-keep-finished",
    "keep_abandoned": "option-keep-abandoned",
}
HIGHEST_PORT = 65535
ORIGIN = re.compile(r"https?://[a-z0-9.:\[\]-]+")  # as browsers write it, with nothing after the port
HOST, PORT, DATABASE = "127.0.0.1", "8023", "games.db"


def add_arguments(parser: ArgumentParser) -> None:
    from cleocatra.server.http.limits import Limits

    database = str(data_folder() / DATABASE)
    add = parser.add_argument
    add("--host", metavar="H", default=setting("HOST", HOST), help=Option("option-host", usual=HOST))
    add(
        "--port",
        metavar="P",
        type=port_number,
        default=setting("PORT", PORT),
        help=Option("option-port", usual=PORT),
    )
    add(
        "--database",
        metavar="D",
        default=setting("DATABASE", database),
        help=Option("option-database", usual=database),
    )
    add("--origin", metavar="O", action="append", default=settings("ORIGIN"), help=Option("option-origin"))
    add("--proxy", metavar="A", action="append", default=settings("PROXY"), help=Option("option-proxy"))
    add("--name", metavar="N", action="append", default=settings("NAME"), help=Option("option-name"))
    add("--open", action="store_true", help=Option("option-open"))
    add("--seed", metavar="N", type=whole_number, help=Option("option-serve-seed"))
    for name, message in LIMITS.items():
        usual = str(getattr(Limits(), name))
        add(
            f"--{name.replace('_', '-')}",
            metavar="N",
            type=whole_number,
            default=setting(name.upper(), usual),
            help=Option(message, usual=usual),
        )


def data_folder() -> Path:
    """The folder for games in which every system keeps a user's data."""
    from platformdirs import user_data_path

    return user_data_path("cleocatra", appauthor=False)


def port_number(text: str) -> int:
    port = whole_number(text)
    if port > HIGHEST_PORT:
        raise ArgumentTypeError(say("argument-port", most=str(HIGHEST_PORT), text=text))
    return port


def wrong(arguments: Namespace) -> str | None:
    """What is wrong with the options that are more than numbers, if anything is."""
    import ipaddress
    import socket

    for origin in arguments.origin:
        if not ORIGIN.fullmatch(origin):
            return f"--origin: {say('serve-origin', text=shown(origin))}"
    for proxy in arguments.proxy:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            return f"--proxy: {say('serve-proxy', text=shown(proxy))}"
    try:
        found = socket.getaddrinfo(arguments.host, arguments.port)
    except (OSError, ValueError):
        return f"--host: {say('serve-host', text=shown(arguments.host))}"
    if arguments.seed is not None and not all(ipaddress.ip_address(to[0]).is_loopback for *_, to in found):
        return f"--seed: {say('serve-seed-host')}"
    return None


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
                print(say("serve-open", address=f"http://127.0.0.1:{port}"), flush=True)
                webbrowser.open(f"http://127.0.0.1:{port}")
                return

    threading.Thread(target=wait, daemon=True).start()


def setting(name: str, otherwise: str) -> str:
    """The default of an option: an environment variable such as CLEOCATRA_PORT, or `otherwise`."""
    return os.environ.get(f"CLEOCATRA_{name}", otherwise)


def settings(name: str) -> list[str]:
    """The same for several values, separated by commas."""
    return [value.strip() for value in setting(name, "").split(",") if value.strip()]


def run(arguments: Namespace) -> int:
    # imported here, so that other commands start faster
    from cleocatra.server.http.limits import Limits

    try:
        from cleocatra.server.run import serve
    except ModuleNotFoundError as error:
        complain(f"cleocatra serve: {say('needs-package', package=str(error.name), extra='server')}")
        return 1
    from cleocatra.server.store.base import (
        DatabaseInUse,
        NewerSchema,
        Unavailable,
        open_store,
        without_password,
    )

    if (complaint := wrong(arguments)) is not None:
        complain(complaint)
        return 1
    limits = Limits(
        **{name: getattr(arguments, name) for name in LIMITS},
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
        names=tuple(name.lower() for name in arguments.name),
    )
    chance = None
    if arguments.seed is not None:
        chance = Random(arguments.seed)
        complain(f"--seed: {say('serve-seed')}")
    if arguments.open:
        open_page(arguments.port)
    try:
        if arguments.database == str(data_folder() / DATABASE):
            data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        store = open_store(arguments.database)
    except (DatabaseInUse, NewerSchema, Unavailable, OSError, ValueError) as error:
        complain(f"{without_password(arguments.database)}: {trouble(error)}")
        return 1
    print(say("serve-games", database=without_password(arguments.database)), flush=True)
    try:
        serve(arguments.host, arguments.port, store, limits, chance)
    except OSError as error:  # not of the database: of a place for locks, for instance
        complain(f"cleocatra serve: {error}")
        return 1
    return 0


def trouble(error: Exception) -> str:
    """Why the server can't serve from its database."""
    from cleocatra.server.store.base import DatabaseInUse, NewerSchema, NoSuchDatabase, Unavailable

    match error:
        case DatabaseInUse():
            return say("serve-in-use")
        case NewerSchema():
            return say("serve-newer-schema", version=str(error.version), known=str(error.known))
        case NoSuchDatabase(missing=extra) if extra:
            return say("needs-package", package="psycopg", extra=extra)
        case NoSuchDatabase():
            return say("serve-no-database")
        case Unavailable():
            return say("serve-unavailable", reason=str(error))
    return reason_of(error)
