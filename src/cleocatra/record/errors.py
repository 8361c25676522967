"""Errors of records, with line and column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Union

from cleocatra.record.complaints import COMPLAINTS
from cleocatra.rules import Action, Refusal

LONGEST_QUOTE = 30
LONGEST_ACTION = 60

Detail = Union[str, "Complaint", Refusal]


@dataclass(frozen=True, slots=True, init=False)
class Complaint:
    """What is wrong: a stable code and its details, which may be complaints or refusals themselves.

    >>> print(Complaint("tag-missing", tag="Rules"))
    the tag Rules is missing
    """

    code: str
    details: Mapping[str, Detail]

    def __init__(self, code: str, /, **details: Detail) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "details", MappingProxyType(details))

    def __str__(self) -> str:
        return COMPLAINTS[self.code].format(**self.details)


class InvalidRecord(ValueError):
    """Text that is not a valid record: the line and column (from 1) of the first error, and the reason.

    `reason` is `complaint` in English. `refusal` is the refusal of an action that the rules forbid, otherwise
    None.

    >>> print(InvalidRecord(3, 7, Complaint("tag-missing", tag="Rules")))
    line 3, column 7: the tag Rules is missing
    """

    def __init__(self, line: int, column: int, complaint: Complaint, refusal: Refusal | None = None) -> None:
        self.reason = str(complaint)
        super().__init__(f"line {line}, column {column}: {self.reason}")
        self.line = line
        self.column = column
        self.complaint = complaint
        self.refusal = refusal


def quoted(text: str) -> str:
    """The text in quotes, for English messages.

    >>> print(quoted("a" * 50), quoted("\\x1b[2J"))
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' '\\x1b[2J'
    """
    return f"'{shown(text)}'"


def shown(text: str) -> str:
    """The text for use in a message: shortened, and without control characters."""
    harmless = (char if char.isprintable() else ascii(char)[1:-1] for char in text[:LONGEST_QUOTE])
    return f"{''.join(harmless)}{'…' if len(text) > LONGEST_QUOTE else ''}"


def shortened(action: Action) -> str:
    """The notation of an action, shortened if it is very long."""
    words = str(action)
    return words if len(words) <= LONGEST_ACTION else f"{words[:LONGEST_ACTION]}…"
