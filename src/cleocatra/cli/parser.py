"""argparse in three languages: help texts are names of messages, which are formatted when help is shown."""

from __future__ import annotations

import argparse
import shutil
import sys
from argparse import Action, ArgumentParser
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import NoReturn

from cleocatra.cli.wrapping import filled, wrapped
from cleocatra.rules.drawing import width_of
from cleocatra.words import say

MOST_COLUMNS = 100  # longer lines are hard to read
# argparse's own messages, which it looks up with gettext; those that aren't here stay English
OWN_MESSAGES = {
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid %(type)s value: %(value)r": "argparse-type",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "not allowed with argument %s": "argparse-not-with",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-explicit",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
}
TITLES = {
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "commands": "argparse-commands",
}
PLACEHOLDER = "\x00"


class Option(str):
    """The name of an option's help message, with its details."""

    details: Mapping[str, str]

    def __new__(cls, name: str, **details: object) -> Option:
        option = super().__new__(cls, name)
        option.details = {key: str(value) for key, value in details.items()}
        return option


class Parser(ArgumentParser):
    """Parses the arguments of a command; `help_name` is its help message, `help_details` its details."""

    def __init__(self, prog: str, help_name: str = "", **rest: object) -> None:
        super().__init__(prog, add_help=False, formatter_class=Formatter, **rest)  # type: ignore[arg-type]
        self.help_name = help_name
        self.help_details: Callable[[], dict[str, str]] = dict
        self.add_argument("-h", "--help", action="help", help=Option("argparse-help"))
        self.add_argument(
            "--language", metavar="L", default=argparse.SUPPRESS, type=str, help=Option("option-language")
        )

    def format_help(self) -> str:
        self.describe()
        text = super().format_help()
        for group in self._action_groups:  # argparse writes them in English, with a colon
            title = say(TITLES[group.title or ""])
            text = text.replace(f"\n{group.title}:\n", f"\n{say('help-section', title=title)}\n")
        return text

    def describe(self) -> None:
        """Set the texts that help shows before and after the options."""
        summary = say(self.help_name)
        sentence = say("help-summary", summary=f"{summary[0].upper()}{summary[1:]}")
        self.description = f"{sentence}\n\n{say(f'{self.help_name}.about', **self.help_details())}"
        self.epilog = self.examples()

    def examples(self) -> str:
        lines = say(f"{self.help_name}.examples").splitlines()
        return "\n".join([say("help-examples"), *(f"  {line}" for line in lines)])

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, f"{say('argparse-error', command=self.prog, reason=message)}\n")


class Formatter(argparse.HelpFormatter):
    """Formats help messages in the language, wrapped to the width of the terminal."""

    def __init__(self, prog: str) -> None:
        width = min(MOST_COLUMNS, shutil.get_terminal_size().columns) - 2
        super().__init__(prog, max_help_position=28, width=width)

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None,  # noqa: ARG002 - always argparse's own
    ) -> str:
        """The usage after our own word for it; argparse would compute half the width of a Chinese one."""
        word = say("argparse-usage")
        stand_in = PLACEHOLDER * width_of(word)
        return super()._format_usage(usage, actions, groups, stand_in).replace(stand_in, word, 1)

    def _expand_help(self, action: Action) -> str:
        help_text = action.help or ""
        return say(help_text, **help_text.details) if isinstance(help_text, Option) else help_text

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:  # noqa: ARG002 - argparse never indents it
        return filled(text, width)


@contextmanager
def speaking_argparse() -> Iterator[None]:
    """Replace argparse's gettext functions with ours; it offers no other way to translate its messages."""
    module = vars(argparse)
    before = module["_"], module["ngettext"]
    module["_"], module["ngettext"] = own_message, counted_message
    try:
        yield
    finally:
        module["_"], module["ngettext"] = before


def own_message(text: str) -> str:
    return say(OWN_MESSAGES[text]) if text in OWN_MESSAGES else text


def counted_message(one: str, more: str, number: int) -> str:
    return own_message(one if number == 1 else more)
