"""`cleocatra report`: one page about a simulation, or two side by side."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cleocatra.cli.files import complain, reason_of, write_text

HELP = """\
make a page with plots and tables about a simulation
DIR is a folder that `cleocatra simulate` has filled. The page is one file that needs nothing else; open it in
a browser. With --against it shows two simulations side by side: two editions, or a game with and without an
ability.

examples:
  cleocatra report out
  cleocatra report international --against french -o editions.html
"""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path, help="a simulation")
    parser.add_argument("--against", metavar="DIR", type=Path, help="another simulation to compare with")
    parser.add_argument("-o", "--out", metavar="FILE", type=Path, help="default: DIR/report.html")


def run(arguments: Namespace) -> int:
    try:
        from cleocatra.lab.manifest import InvalidManifest
        from cleocatra.lab.report import report
        from cleocatra.lab.run import read_run
    except ImportError as error:
        complain(f"cleocatra report needs the extra: pip install 'cleocatra[lab]' ({error})")
        return 1
    folders = [arguments.folder, *([arguments.against] if arguments.against else [])]
    found = []
    for folder in folders:
        try:
            found.append(read_run(folder))
        except InvalidManifest as error:
            complain(f"{folder}: {error}")
            return 1
        except OSError as error:
            complain(f"{folder}: {reason_of(error)}")
            return 1
    out = arguments.out or arguments.folder / "report.html"
    try:
        write_text(out, report(*found))
    except OSError as error:
        complain(f"{out}: {reason_of(error)}")
        return 1
    print(out)
    return 0
