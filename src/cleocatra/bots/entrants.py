"""Makes the bots that are named on the command line: levels, bots of the user's own, and engines.

A name is that of a level (`scribe`), `module:factory` for a bot of the user's own, or `engine:COMMAND` for a
program that speaks the engine protocol (docs/engine.md). `@SECONDS` or `#SIMULATIONS` after a name gives the
bot an effort of its own for each turn.

A factory is called as `factory(options, seed)`, or as `factory(options, seed, effort=…)` if it has a
parameter of that name; the effort is None where nothing was said about it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import Parameter, signature

from cleocatra.bots.engine_client import EngineBot
from cleocatra.bots.interface import Bot
from cleocatra.bots.levels import level
from cleocatra.bots.players import Effort
from cleocatra.rules import Options

ENGINE = "engine:"
Factory = Callable[..., Bot]


def make_bot(name: str, options: Options, seed: int, effort: Effort | None) -> Bot:
    """Make a bot from its name. Raises whatever its factory raises."""
    name, own = split_effort(name)
    effort = own or effort
    if name.startswith(ENGINE):
        return EngineBot(name.removeprefix(ENGINE), seed, effort)
    if ":" not in name:
        return level(name).make(options, seed, effort)
    factory = factory_of(name)
    return factory(options, seed, effort=effort) if has_effort(factory) else factory(options, seed)


def split_effort(name: str) -> tuple[str, Effort | None]:
    """A name without its own effort, and this effort.

    >>> split_effort("sphinx@0.5")
    ('sphinx', Effort(simulations=1073741824, seconds=0.5))
    >>> split_effort("sphinx#2000")
    ('sphinx', Effort(simulations=2000, seconds=1000000000.0))
    >>> split_effort("engine:./cat --as me@home")
    ('engine:./cat --as me@home', None)
    """
    bare, _, number = name.rpartition("#")
    if bare and number.isdecimal() and int(number) > 0:
        return bare, Effort(simulations=int(number))
    bare, _, number = name.rpartition("@")
    try:
        return (bare, Effort(seconds=float(number))) if bare else (name, None)
    except ValueError:
        return name, None


def takes_effort(name: str) -> bool:
    """Whether a thinking time or a number of simulations reaches this bot."""
    name, _ = split_effort(name)
    if name.startswith(ENGINE):
        return True
    return has_effort(factory_of(name)) if ":" in name else level(name).searches


def factory_of(name: str) -> Factory:
    """The factory that `module:factory` names. Raises whatever the module raises, or AttributeError."""
    module, _, factory = name.partition(":")
    found: Factory = getattr(import_module(module), factory)
    return found


def has_effort(factory: Factory) -> bool:
    """Whether a factory has a parameter `effort`."""
    try:
        parameter = signature(factory).parameters.get("effort")
    except (TypeError, ValueError):  # a class or function in C may not tell its parameters
        return False
    return parameter is not None and parameter.kind is not Parameter.POSITIONAL_ONLY
