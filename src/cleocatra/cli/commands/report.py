"""`cleocatra report`: writes a page about one simulation, or two side by side."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cleocatra.atomic import write_file
from cleocatra.cli.files import complain, reason_of
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import fault_text
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help=Option("option-report-folder"))
    parser.add_argument("--against", metavar="DIR", type=Path, help=Option("option-against"))
    parser.add_argument("-o", "--out", metavar="FILE", type=Path, help=Option("option-report-out"))


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.lab.report.page import report
        from cleocatra.lab.simulation.manifest import InvalidManifest
        from cleocatra.lab.simulation.run import read_run
    except ImportError as error:
        needed = say("needs-package", package=error.name or str(error), extra="lab")
        complain(f"cleocatra report: {needed}")
        return 1
    folders = [arguments.folder, *([arguments.against] if arguments.against else [])]
    found = []
    for folder in folders:
        try:
            found.append(read_run(folder))
        except InvalidManifest as error:
            complain(f"{folder}: {fault_text(error)}")
            return 1
        except OSError as error:
            complain(f"{folder}: {reason_of(error)}")
            return 1
    out = arguments.out or arguments.folder / "report.html"
    try:
        write_file(out, report(*found))
    except OSError as error:
        complain(f"{out}: {reason_of(error)}")
        return 1
    print(out)
    return 0
