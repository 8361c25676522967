"""`cleocatra doctor`: checks a database of games, or a copy of one."""

from __future__ import annotations

import logging
from argparse import ArgumentParser, Namespace

from cleocatra.cli.commands.serve import DATABASE, data_folder, setting, trouble
from cleocatra.cli.files import complain
from cleocatra.cli.parser import Option
from cleocatra.cli.screen import Screen
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    usual = str(data_folder() / DATABASE)
    parser.add_argument(
        "--database",
        metavar="D",
        default=setting("DATABASE", usual),
        help=Option("option-database", usual=usual),
    )


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.server.doctor import examine
    except ModuleNotFoundError as error:
        complain(f"cleocatra doctor: {say('needs-package', package=str(error.name), extra='server')}")
        return 1
    from cleocatra.server.store.base import (
        DatabaseInUse,
        NewerSchema,
        NoSuchDatabase,
        Unavailable,
        open_store,
        without_password,
    )

    logging.getLogger("cleocatra.server").disabled = True  # what is found is told below
    shown = without_password(arguments.database)
    try:
        store = open_store(arguments.database)
    except (DatabaseInUse, NewerSchema, NoSuchDatabase, Unavailable, OSError) as error:
        complain(f"{shown}: {trouble(error)}")
        return 1
    try:
        findings = list(examine(store))
    except Unavailable as error:
        complain(f"{shown}: {trouble(error)}")
        return 1
    finally:
        store.close()
    wrong = [finding for finding in findings if finding.code is not None]
    for finding in wrong:
        complain(f"{shown}: {say('doctor-game', name=finding.name, code=str(finding.code))}")
    events = sum(finding.events for finding in findings)
    line = say("doctor-found", games=str(len(findings)), events=str(events), wrong=str(len(wrong)))
    Screen().line(f"{shown}: {line}", style="" if wrong else "green")
    return 1 if wrong else 0
