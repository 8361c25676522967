"""`cleocatra backup`: copies the games of an SQLite file while people play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cleocatra.cli.commands import doctor
from cleocatra.cli.commands.serve import trouble
from cleocatra.cli.files import complain
from cleocatra.cli.parser import Option
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    doctor.add_arguments(parser)
    parser.add_argument("target", metavar="FILE", help=Option("option-backup-file"))


def run(arguments: Namespace) -> int:
    from cleocatra.server.store.base import POSTGRES_PREFIXES, SQLITE_PREFIX, Unavailable

    database: str = arguments.database
    if database.startswith(POSTGRES_PREFIXES):
        complain(f"--database: {say('backup-postgres')}")
        return 1
    try:
        from cleocatra.server.store.sqlite_backup import backup
    except ModuleNotFoundError as error:
        complain(f"cleocatra backup: {say('needs-package', package=str(error.name), extra='server')}")
        return 1
    try:
        backup(Path(database.removeprefix(SQLITE_PREFIX)), Path(arguments.target))
    except (Unavailable, OSError) as error:
        complain(f"{database}: {trouble(error)}")
        return 1
    arguments.database = arguments.target
    return doctor.run(arguments)
