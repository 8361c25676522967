"""`cleocatra engine`: serves a bot to other programs by a line protocol, or checks somebody else's engine."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from contextlib import suppress

from cleocatra.cli.arguments import whole_number
from cleocatra.cli.commands.arena import bot_name, seconds
from cleocatra.cli.parser import Option
from cleocatra.cli.telling import bot_fault_text
from cleocatra.words import say


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("bot", metavar="BOT", nargs="?", type=bot_name, default="sphinx", help=Option("option-engine-bot"))
    add("--time", metavar="SECONDS", type=seconds, help=Option("option-time"))
    add("--seed", metavar="S", type=whole_number, default=1, help=Option("option-engine-seed", usual=1))
    add("--check", metavar="COMMAND", help=Option("option-check"))


def run(arguments: Namespace) -> int:
    if arguments.check is not None:
        return check(arguments.check)
    import cleocatra
    from cleocatra.bots.engine_server import EngineServer  # slow to import
    from cleocatra.bots.players import Effort

    effort = Effort(seconds=arguments.time) if arguments.time else None
    EngineServer(arguments.bot, arguments.seed, effort, write, cleocatra.__version__).serve(sys.stdin)
    return 0


def write(line: str) -> None:
    with suppress(BrokenPipeError):  # nobody listens any more; the end of the input ends the engine
        print(line, flush=True)


def check(command: str) -> int:
    """Check an engine and print what is right and wrong with it."""
    from cleocatra.bots.engine_check import check_engine

    status = 0
    for name, problem in check_engine(command):
        told = say(f"engine-{name}")
        if problem:
            status = 1
            reason = bot_fault_text(problem.code, problem.details)
            print(say("engine-wrong", check=told, reason=reason), flush=True)
        else:
            print(say("engine-right", check=told), flush=True)
    return status
