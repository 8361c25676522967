"""The command line: one command, `cleocatra`."""

from cleocatra.cli.command import main

__all__ = ["main"]
