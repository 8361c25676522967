"""What a bot can do wrong: it raises, answers wrongly, is late, or its program fails."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LONGEST_ANSWER = 200  # characters of an answer that are kept

FAULTS = {
    "made": "it can’t be made: {reason}",
    "raised": "it raised {reason}",
    "answer": "it answered {answer}, which is no decision",
    "illegal": "it answered {answer}: {reason}",
    "late": "it needed more than {limit} s for a turn",
    "ended": "its program ended with status {status}: {reason}",
    "silent": "its program didn’t answer {asked} within {limit} s",
    "nonsense": "its program answered {asked} with {answer}",
}


class BotFault(Exception):
    """A bot that failed: a stable code, and the details of its message.

    `revealed` tells whether the bot was asked with its Scout's tile face up.
    """

    def __init__(self, code: str, details: Mapping[str, str], *, revealed: bool = False) -> None:
        super().__init__(FAULTS[code].format(**details))
        self.code = code
        self.details = dict(details)
        self.revealed = revealed

    def __reduce__(self) -> tuple[object, ...]:  # exceptions of worker processes are pickled
        return type(self), (self.code, self.details), {"revealed": self.revealed}


@dataclass(frozen=True, slots=True)
class Fault:
    """A bot's fault in a game of a match; `seed` is what the bot was made with."""

    entrant: int
    seed: int
    code: str
    details: dict[str, str]
    revealed: bool = False

    def __str__(self) -> str:
        return FAULTS[self.code].format(**self.details)


def shown_answer(answer: object) -> str:
    """An answer as text: short, and without failing itself.

    >>> shown_answer(None)
    'None'
    """
    try:
        text = repr(answer)
    except Exception as error:  # somebody else's code
        text = f"{type(answer).__name__}, whose repr raises {type(error).__name__}"
    return text if len(text) <= LONGEST_ANSWER else f"{text[:LONGEST_ANSWER]}…"


def error_text(error: BaseException) -> str:
    """The name and the message of an error, without failing itself.

    >>> error_text(ValueError("no cats"))
    'ValueError: no cats'
    """
    try:
        text = f"{type(error).__name__}: {error}"
    except Exception:  # somebody else's code
        text = type(error).__name__
    return text if len(text) <= LONGEST_ANSWER else f"{text[:LONGEST_ANSWER]}…"
