"""Parsers for arguments that several commands share."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from typing import NamedTuple

from cleocatra.cli.parser import Option
from cleocatra.record.errors import shown
from cleocatra.rules import Colour, Edition, RuleSet, Variant
from cleocatra.rules.variant import STANDARD
from cleocatra.words import say

MOST_DIGITS = 18  # fits in 64 bits


def whole_number(text: str) -> int:
    """An integer, 0 or more."""
    if not (text.isascii() and text.isdigit()):
        raise ArgumentTypeError(say("argument-whole-number", text=shown(text)))
    if len(text) > MOST_DIGITS:
        raise ArgumentTypeError(say("argument-digits", most=MOST_DIGITS))
    return int(text)


def positive_number(text: str) -> int:
    """An integer, 1 or more."""
    number = whole_number(text)
    if number == 0:
        raise ArgumentTypeError(say("argument-positive"))
    return number


def players(text: str) -> tuple[Colour, ...]:
    """The players in turn order, from their colours or their number.

    >>> [str(player) for player in players("green, red")]
    ['green', 'red']
    >>> len(players("3"))
    3
    """
    words = text.replace(",", " ").split()
    if words in (["2"], ["3"], ["4"]):
        return tuple(Colour)[: int(words[0])]
    unknown = [word for word in words if word not in list(Colour)]
    if unknown or not 2 <= len(words) <= 4 or len(set(words)) < len(words):
        raise ArgumentTypeError(say("argument-players", colours=", ".join(Colour), text=shown(text)))
    return tuple(map(Colour, words))


def rule_set(text: str) -> RuleSet:
    return RuleSet(one_of(list(RuleSet), text))


def edition(text: str) -> Edition:
    return Edition(one_of(list(Edition), text))


def one_of(choices: Sequence[str], text: str) -> str:
    if text not in choices:
        wanted = say("argument-or").join(choices)
        raise ArgumentTypeError(say("argument-choice", choices=wanted, text=shown(text)))
    return text


def add_game_arguments(parser: ArgumentParser) -> None:
    """Add the options that choose the game; each is None if it isn't given."""
    parser.add_argument("--rules", metavar="R", type=rule_set, help=Option("option-rules"))
    parser.add_argument("--edition", metavar="E", type=edition, help=Option("option-edition"))
    parser.add_argument("--players", metavar="N", type=players, help=Option("option-players"))
    parser.add_argument("--seed", metavar="S", type=whole_number, help=Option("option-seed-pile"))


class WrongArguments(ValueError):
    """Arguments that contradict each other."""


class ChosenGame(NamedTuple):
    """The game that `--rules`, `--edition` and `--variant` choose together."""

    rules: RuleSet
    edition: Edition
    variant: Variant


def chosen_game(arguments: Namespace) -> ChosenGame:
    """The game that the arguments choose. Raises WrongArguments, InvalidVariant or OSError."""
    from cleocatra.lab.variants import VariantFile, read_variant_file  # slow to import

    file = read_variant_file(arguments.variant) if arguments.variant else VariantFile(STANDARD)
    for name in ("rules", "edition"):
        given, said = getattr(arguments, name), getattr(file, name)
        if given and said and given != said:
            option = f"--{name} {given}"
            raise WrongArguments(
                say("simulate-variant-says", option=option, file=str(arguments.variant), said=said)
            )
    return ChosenGame(
        arguments.rules or file.rules or RuleSet.ADVANCED,
        arguments.edition or file.edition or Edition.INTERNATIONAL,
        file.variant if file.variant.differences else STANDARD,
    )


def fresh_seed() -> int:
    """A random seed."""
    return int.from_bytes(os.urandom(4), "big")
